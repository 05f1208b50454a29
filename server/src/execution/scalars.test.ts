import { expect, test } from 'vitest';
import { scalars } from './scalars.ts';

test.each([
  ['2026-11-26 00:00:01', '2026-11-26 00:00:01'],
  ['2026-11-26T00:00:01', '2026-11-26 00:00:01'],
  ['2026-11-26T09:15', '2026-11-26 09:15:00'],
  ['2026-11-26T00:00:01.250', '2026-11-26 00:00:01'],
])(
  'PR-17 a local moment is taken as its specification writes it, and sent on as the gateway does: %s',
  (given, read) => {
    expect(scalars.LocalDateTime.parseValue(given)).toBe(read);
  },
);

test.each([
  '2026-11-26T00:00:01Z',
  '2026-11-26T00:00:01+07:00',
  '2026-11-31 00:00:00',
  '2026-11-26 24:00:00',
  '2026-11-26',
  '',
  1,
  null,
])('PR-17 anything that is not a local moment is refused with its form: %j', (given) => {
  expect(() => scalars.LocalDateTime.parseValue(given)).toThrow(/YYYY-MM-DD HH:mm:ss, or with a T between/);
});

test.each([
  ['Date', '2569-11-26'],
  ['LocalDateTime', '2569-11-26 10:00:00'],
  ['LocalDateTime', '2569-11-26T10:00:00'],
  ['DateTime', '2569-11-26T10:00:00Z'],
] as const)('PR-18 a %s of the Buddhist era is refused with the year that is meant', (name, given) => {
  expect(() => scalars[name].parseValue(given)).toThrow('has a year of the Buddhist era: 2569 is 2026');
});
