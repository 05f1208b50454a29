import { FACTS } from '@taem/domain/loyalty/facts.ts';
import type { OwnInputProps } from '../../resources/Particulars.ts';
import { useLoyaltyMessages } from '../messages.ts';
import { type ConditionEntry, NO_CONDITION } from '../ruleEntries.ts';
import { useKindChoices } from '../useKinds.ts';
import { Clause } from './Clause.tsx';
import { ClausesInput } from './ClausesInput.tsx';
import { ConditionTokens } from './ConditionTokens.tsx';
import { SentenceGroup } from './SentenceGroup.tsx';

type Props = OwnInputProps<ConditionEntry[]>;

/** The conditions of an offer, all of which must hold (MGMT-13). A new offer has at least one (MGMT-11). */
export function ConditionsInput(props: Props) {
  const t = useLoyaltyMessages();
  const kinds = useKindChoices();
  // MGMT-38
  if (!kinds) return null;
  return (
    <ClausesInput
      {...props}
      hint={props.value.length === 0 ? t('conditions.none') : undefined}
      words={{ first: t('word.when'), add: t('conditions.add'), remove: t('conditions.remove') }}
      blank={NO_CONDITION}
    >
      {(tokens) => <ConditionTokens {...tokens} kinds={kinds} />}
    </ClausesInput>
  );
}

/** The condition of a tier: one, about what members have done (MGMT-24, MGMT-26). */
export function ThresholdInput({ label, value, onChange, onBlur, error, disabled }: Props) {
  const t = useLoyaltyMessages();
  const kinds = useKindChoices();
  if (!kinds) return null;
  const ofMembers = kinds.conditions.filter(({ fact }) => fact !== null && FACTS[fact].of === 'member');
  const usual = ofMembers.find(({ fact }) => fact === 'total_ltv')?.id ?? '';
  const [first = NO_CONDITION, ...more] = value;
  const entry = first.conditionId ? first : { ...first, conditionId: usual };
  const exists = kinds.conditions.some(({ id }) => id === entry.conditionId);
  const offered = ofMembers.some(({ id }) => id === entry.conditionId) || !exists ? ofMembers : kinds.conditions;
  return (
    <SentenceGroup label={label} error={error} addLabel="">
      <Clause word={t('word.when')} removeLabel="">
        <ConditionTokens
          entry={entry}
          kinds={{ ...kinds, conditions: offered }}
          onChange={(changed) => onChange([changed, ...more])}
          onBlur={onBlur}
          isChecked={error !== undefined}
          disabled={disabled}
        />
      </Clause>
    </SentenceGroup>
  );
}
