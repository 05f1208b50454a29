import type { OwnInputProps } from '../../resources/Particulars.ts';
import { useLoyaltyMessages } from '../messages.ts';
import { type BenefitEntry, NO_BENEFIT } from '../ruleEntries.ts';
import { useKindChoices } from '../useKinds.ts';
import { BenefitTokens } from './BenefitTokens.tsx';
import { ClausesInput } from './ClausesInput.tsx';

/** The benefits of an offer; the first one makes it a discount or a special offer (DISC-08). */
export function BenefitsInput(props: OwnInputProps<BenefitEntry[]>) {
  const t = useLoyaltyMessages();
  const kinds = useKindChoices();
  if (!kinds) return null;
  return (
    <ClausesInput
      {...props}
      hint={t('benefits.zero')}
      words={{ first: t('word.give'), add: t('benefits.add'), remove: t('benefits.remove') }}
      blank={NO_BENEFIT}
    >
      {(tokens) => <BenefitTokens {...tokens} kinds={kinds} />}
    </ClausesInput>
  );
}
