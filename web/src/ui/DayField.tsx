import { dayIn } from '@taem/domain/reading/day.ts';
import { isDay } from '@taem/domain/time/calendar.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { maskDay } from './maskDay.ts';
import { TypedField, type TypedFieldProps, type Writing } from './TypedField.tsx';

/**
 * CUST-72 A field for a day. The value is `YYYY-MM-DD`, or empty; it is typed as people here write it: `31-12-2569` in Thai
 * and `31-12-2026` in English.
 */
export function DayField(props: TypedFieldProps) {
  return <TypedField writing={DAY} sx={{ width: { sm: 176 }, flex: { xs: '1 1 140px', sm: 'none' } }} {...props} />;
}

const DAY: Writing = {
  picker: 'date',
  shape: 'day.shape',
  none: 'day.none',
  // Long enough for a pasted `31 ธันวาคม พ.ศ. 2533`.
  longest: 40,
  mask: maskDay,
  read: dayIn,
  write: (day, language) => (isDay(day) ? writtenDay(day, language) : null),
};
