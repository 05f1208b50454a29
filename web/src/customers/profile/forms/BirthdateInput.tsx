import { dayToBirthdate } from '@taem/domain/person/birthdate.ts';
import { isDay } from '@taem/domain/time/calendar.ts';
import { typedDay } from '@taem/domain/time/typedDay.ts';
import { shopToday } from '../../../app/shopDay.ts';
import type { OwnInputProps } from '../../../resources/Particulars.ts';
import { maskDay } from '../../../ui/maskDay.ts';
import { TypedField, type Writing } from '../../../ui/TypedField.tsx';

/** CUST-72 Typed `31-12-1990` or with the year of the Buddhist era, shown as the documents have it. */
const BIRTHDATE: Writing = {
  picker: 'date',
  shape: 'birthdate.shape',
  none: 'day.none',
  longest: 10,
  mask: (typed) => maskDay(typed).replaceAll('/', '-'),
  read: (typed) => (isDay(typed) ? typed : typedDay(typed)),
  write: (day) => (isDay(day) ? dayToBirthdate(day) : null),
};

export function BirthdateInput({ label, value, onChange, onBlur, error, disabled }: OwnInputProps<string>) {
  return (
    <TypedField
      writing={BIRTHDATE}
      label={label}
      value={value}
      max={shopToday()}
      error={error}
      hint=" "
      tellsAll
      disabled={disabled}
      fullWidth
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
