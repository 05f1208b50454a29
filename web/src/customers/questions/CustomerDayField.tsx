import { dayToBirthdate } from '@taem/domain/person/birthdate.ts';
import { isDay } from '@taem/domain/time/calendar.ts';
import { DAY } from '../../ui/DayField.tsx';
import { TypedField, type TypedFieldProps, type Writing } from '../../ui/TypedField.tsx';

/** CUST-72 A day on a screen of customers: typed `31-12-1990` or with the year of the Buddhist era, shown as the documents have it. */
const CUSTOMER_DAY: Writing = {
  ...DAY,
  shape: 'birthdate.shape',
  mask: (typed) => DAY.mask(typed).replaceAll('/', '-'),
  write: (day) => (isDay(day) ? dayToBirthdate(day) : null),
};

export function CustomerDayField(props: TypedFieldProps) {
  return <TypedField writing={CUSTOMER_DAY} {...props} />;
}
