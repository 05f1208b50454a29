import type { OwnInputProps } from '../../resources/Particulars.ts';
import { useLoyaltyMessages } from '../messages.ts';
import { type BenefitEntry, NO_BENEFIT, withEntry, without } from '../ruleEntries.ts';
import { useKindChoices } from '../useKinds.ts';
import { BenefitTokens } from './BenefitTokens.tsx';
import { Clause } from './Clause.tsx';
import { SentenceGroup } from './SentenceGroup.tsx';

/** What an offer gives; the first benefit makes it a discount or a special offer (DISC-08). */
export function BenefitsInput({ label, value, onChange, onBlur, error, disabled, row }: OwnInputProps<BenefitEntry[]>) {
  const t = useLoyaltyMessages();
  const kinds = useKindChoices();
  if (!kinds) return null;
  const least = row ? 0 : 1;
  return (
    <SentenceGroup
      label={label}
      hint={t('benefits.zero')}
      error={error}
      addLabel={t('benefits.add')}
      onAdd={disabled ? undefined : () => onChange([...value, NO_BENEFIT])}
    >
      {value.map((entry, place) => (
        <Clause
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name than their place.
          key={place}
          word={t(place === 0 ? 'word.give' : 'word.and')}
          removeLabel={t('benefits.remove')}
          onRemove={disabled || value.length <= least ? undefined : () => onChange(without(value, place))}
        >
          <BenefitTokens
            entry={entry}
            kinds={kinds}
            onChange={(changed) => onChange(withEntry(value, place, changed))}
            onBlur={onBlur}
            isChecked={error !== undefined}
            disabled={disabled}
          />
        </Clause>
      ))}
    </SentenceGroup>
  );
}
