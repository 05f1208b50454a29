import { BENEFITS } from '@taem/domain/loyalty/ruleSentence.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useLoyaltyMessages } from '../messages.ts';
import type { BenefitEntry } from '../ruleEntries.ts';
import type { BenefitKind, KindChoices } from '../useKinds.ts';
import { Token } from './Token.tsx';
import { ValueToken } from './ValueToken.tsx';

interface Props {
  readonly entry: BenefitEntry;
  readonly kinds: KindChoices;
  readonly onChange: (entry: BenefitEntry) => void;
  readonly onBlur: () => void;
  readonly isChecked: boolean;
  readonly disabled: boolean;
}

/** The tokens of a benefit in a sentence: what is given, and how much. */
export function BenefitTokens({ entry, kinds: { benefits: kinds, isLoading }, onChange, ...field }: Props) {
  const { onBlur, isChecked } = field;
  const disabled = field.disabled || isLoading;
  const t = useLoyaltyMessages();
  const language = useLanguage();
  const chosen = kinds.find(({ id }) => id === entry.couponId);
  const label = ({ type, name }: BenefitKind) => {
    const twins = kinds.filter((kind) => kind.type === type);
    return twins.length > 1 ? `${t(`benefit.${type}`)} · ${name}` : t(`benefit.${type}`);
  };
  return (
    <>
      <Token
        label={t('token.benefit')}
        value={chosen?.id ?? ''}
        choices={kinds.map((kind) => ({ value: kind.id, label: label(kind) }))}
        onChange={(couponId) => onChange({ ...entry, couponId })}
        error={isChecked && !chosen}
        disabled={disabled}
        width={250}
      />
      <ValueToken
        label={t('token.benefitValue')}
        value={entry.value}
        unit={chosen ? BENEFITS[chosen.type].after[language] : ''}
        onChange={(value) => onChange({ ...entry, value })}
        onBlur={onBlur}
        error={isChecked && (entry.value.trim() === '' || Number.isNaN(Number(entry.value)))}
        disabled={disabled}
      />
    </>
  );
}
