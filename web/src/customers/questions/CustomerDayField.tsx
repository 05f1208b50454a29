import { dayToBirthdate } from '@taem/domain/person/birthdate.ts';
import { isDay } from '@taem/domain/time/calendar.ts';
import { typedDay } from '@taem/domain/time/typedDay.ts';
import { maskDay } from '../../ui/maskDay.ts';
import { TypedField, type TypedFieldProps, type Writing } from '../../ui/TypedField.tsx';

/** CUST-72 A day on a screen of customers: typed `31-12-1990` or with the year of the Buddhist era, shown as the documents have it. */
const CUSTOMER_DAY: Writing = {
  picker: 'date',
  shape: 'birthdate.shape',
  none: 'day.none',
  longest: 10,
  mask: (typed) => maskDay(typed).replaceAll('/', '-'),
  read: (typed) => (isDay(typed) ? typed : typedDay(typed)),
  write: (day) => (isDay(day) ? dayToBirthdate(day) : null),
};

export function CustomerDayField(props: TypedFieldProps) {
  return <TypedField writing={CUSTOMER_DAY} {...props} />;
}
