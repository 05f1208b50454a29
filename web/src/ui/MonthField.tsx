import { isDay } from '@taem/domain/time/calendar.ts';
import { typedMonth, writtenMonth } from '@taem/domain/time/typedDay.ts';
import { useTranslation } from 'react-i18next';
import { maskMonth } from './maskDay.ts';
import { TypedField, type TypedFieldProps, type Writing } from './TypedField.tsx';

/** A month `YYYY-MM`, typed as people here write it: `11/2569` in Thai and `11/2026` in English; empty for none. */
export function MonthField({ error, ...props }: TypedFieldProps) {
  const { t } = useTranslation('ui');
  // What is no month is said in the shape that the field asks for, not in that of the contract.
  const problem = error && props.value !== '' ? t(MONTH.none, { shape: t(MONTH.shape) }) : error;
  return <TypedField writing={MONTH} error={problem} {...props} />;
}

const isMonth = (text: string) => isDay(`${text}-01`);

const MONTH: Writing = {
  picker: 'month',
  shape: 'month.shape',
  none: 'month.none',
  longest: 7,
  mask: maskMonth,
  read: (typed) => (isMonth(typed) ? typed : typedMonth(typed)),
  write: (month, isBuddhist) => (isMonth(month) ? writtenMonth(month, isBuddhist) : null),
};
