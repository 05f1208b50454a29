import { isDay } from '@taem/domain/time/calendar.ts';
import { typedDay, writtenDay } from '@taem/domain/time/typedDay.ts';
import { maskDay } from './maskDay.ts';
import { TypedField, type TypedFieldProps, type Writing } from './TypedField.tsx';

/** A day `YYYY-MM-DD`, typed as people here write it: `31/12/2569` in Thai and `31/12/2026` in English; empty for none. */
export function DayField(props: TypedFieldProps) {
  return <TypedField writing={DAY} sx={{ width: { sm: 176 }, flex: { xs: '1 1 140px', sm: 'none' } }} {...props} />;
}

/** How a day is typed and written; a field that writes it otherwise says only how. */
export const DAY: Writing = {
  picker: 'date',
  shape: 'day.shape',
  none: 'day.none',
  longest: 10,
  mask: maskDay,
  // A day of a sheet, `2026-12-31`, is one too.
  read: (typed) => (isDay(typed) ? typed : typedDay(typed)),
  write: (day, isBuddhist) => (isDay(day) ? writtenDay(day, isBuddhist) : null),
};
