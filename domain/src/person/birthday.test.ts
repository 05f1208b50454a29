import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDay } from '../time/calendar.ts';
import { birthdayIn } from './birthday.ts';

test.each([
  ['1992-02-29', 2026, '2026-02-28'],
  ['1992-02-29', 2028, '2028-02-29'],
  ['1992-02-29', 2100, '2100-02-28'],
  ['1980-12-31', 2026, '2026-12-31'],
  ['2000-02-28', 2028, '2028-02-28'],
  ['2020-05-01', 2020, '2020-05-01'],
  ['2020-05-01', 2019, null],
])('CALENDAR-01 the birthday of %s in %i is %s', (birthdate, year, day) => {
  expect(birthdayIn(birthdate, year)).toBe(day);
});

test('CALENDAR-01 every birthday is a real day of its year, in its month', () => {
  const born = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(born, fc.integer({ min: 2027, max: 2700 }), (date, year) => {
      const birthdate = date.toISOString().slice(0, 10);
      const day = birthdayIn(birthdate, year) ?? '';
      expect(isDay(day) && day.slice(0, 7)).toBe(`${year}-${birthdate.slice(5, 7)}`);
    }),
  );
});
