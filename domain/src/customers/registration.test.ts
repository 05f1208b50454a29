import { expect, it } from 'vitest';
import { isEmail } from '../form/email.ts';
import { birthdateToDay, dayToBirthdate, displayedBirthdate } from '../person/birthdate.ts';

it('CUST-72 dates are shown dd-mm-yyyy and sent yyyy-mm-dd', () => {
  expect([birthdateToDay('29-02-2028'), birthdateToDay('29-02-2027'), birthdateToDay('1-2-1990')]).toEqual([
    '2028-02-29',
    null,
    null,
  ]);
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
  expect(birthdateToDay(typed)).toBe(day);
  expect(displayedBirthdate(typed)).toBe(dayToBirthdate(day) || typed);
  // What is shown may be read again.
  expect(birthdateToDay(displayedBirthdate(typed))).toBe(day);
});

it.each([
  ['mali.dee+shop@taem.example', true],
  ['a@b.co', true],
  ['a@b', false],
  ['a b@c.de', false],
  ['a@b..de', false],
  ['@b.de', false],
])('CUST-39 %s is an e-mail address: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});
