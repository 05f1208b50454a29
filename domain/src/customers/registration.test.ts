import { expect, it } from 'vitest';
import { dayToBirthdate, displayedBirthdate } from '../person/birthdate.ts';
import { dayIn } from '../reading/day.ts';

it('CUST-72 dates are shown dd-mm-yyyy and sent yyyy-mm-dd', () => {
  expect([dayIn('29-02-2028'), dayIn('29-02-2027'), dayIn('1-2-1990')]).toEqual(['2028-02-29', null, '1990-02-01']);
  expect([dayToBirthdate('1990-02-01'), dayToBirthdate('1990-02-01T00:00:00.000Z'), dayToBirthdate(null)]).toEqual([
    '01-02-1990',
    '01-02-1990',
    '',
  ]);
});

it.each([
  ['31-12-2535', '1992-12-31'],
  ['29-02-2535', '1992-02-29'],
  ['29-02-2536', null],
  ['01-01-2026', '2026-01-01'],
  ['31-12-2399', '2399-12-31'],
  ['01-01-2400', '1857-01-01'],
  ['31-12-2942', '2399-12-31'],
  ['01-01-2943', null],
  ['01-01-0999', null],
])('CUST-72 a year from 2400 on is one of the Buddhist era: %s is sent as %s', (typed, day) => {
  expect(dayIn(typed)).toBe(day);
  expect(displayedBirthdate(typed)).toBe(dayToBirthdate(day) || typed);
  // The displayed form can be read back.
  expect(dayIn(displayedBirthdate(typed))).toBe(day);
});
