import { FACTS, type FactName, OPERATORS, UNITS } from '@taem/domain/loyalty/facts.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useLoyaltyMessages } from '../messages.ts';
import type { ConditionEntry } from '../ruleEntries.ts';
import type { ConditionKind, KindChoices } from '../useKinds.ts';
import { Token } from './Token.tsx';
import { ValueToken } from './ValueToken.tsx';

interface Props {
  readonly entry: ConditionEntry;
  readonly kinds: KindChoices;
  readonly onChange: (entry: ConditionEntry) => void;
  readonly onBlur: () => void;
  /** Whether missing values are marked. */
  readonly isChecked: boolean;
  readonly disabled: boolean;
}

/** The tokens of a condition in a sentence: its subject, its comparison, and the value. */
export function ConditionTokens({ entry, kinds: { conditions: kinds, isLoading }, onChange, ...field }: Props) {
  const { onBlur, isChecked } = field;
  const disabled = field.disabled || isLoading;
  const t = useLoyaltyMessages();
  const language = useLanguage();
  const chosen = kinds.find(({ id }) => id === entry.conditionId);
  const subject = (kind: ConditionKind) => kind.fact ?? kind.id;
  const nameOf = (kind: ConditionKind) => (kind.fact ? FACTS[kind.fact].words[language] : kind.name);
  const subjects = kinds.filter((kind, index) => kinds.findIndex((each) => subject(each) === subject(kind)) === index);
  const alike = chosen?.fact ? kinds.filter(({ fact }) => fact === chosen.fact) : [];
  const choose = (choice: string) =>
    onChange({ ...entry, conditionId: kinds.find((kind) => subject(kind) === choice)?.id ?? '' });
  return (
    <>
      <Token
        label={t('token.fact')}
        value={chosen ? subject(chosen) : ''}
        choices={subjects.map((kind) => ({ value: subject(kind), label: nameOf(kind) }))}
        onChange={choose}
        error={isChecked && !chosen}
        disabled={disabled}
        width={250}
      />
      {/* Nearly all conditions compare, so the room of the comparison is reserved. */}
      {(chosen?.operator || (isLoading && entry.conditionId)) && (
        <Token
          label={t('token.operator')}
          value={chosen?.id ?? ''}
          choices={alike.flatMap(({ id, operator }) =>
            operator ? [{ value: id, label: OPERATORS[operator][language] }] : [],
          )}
          onChange={(conditionId) => onChange({ ...entry, conditionId })}
          error={false}
          disabled={disabled}
          width={130}
        />
      )}
      <ValueToken
        label={t('token.value')}
        value={entry.value}
        unit={chosen?.fact ? unitOf(chosen.fact, language) : ''}
        onChange={(value) => onChange({ ...entry, value })}
        onBlur={onBlur}
        error={isChecked && (entry.value.trim() === '' || Number.isNaN(Number(entry.value)))}
        disabled={disabled}
      />
    </>
  );
}

const unitOf = (fact: FactName, language: 'th' | 'en') => UNITS[FACTS[fact].unit][language];
