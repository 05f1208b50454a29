import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthdayIn } from '../../person/birthday.ts';
import { withoutTitle } from '../../reading/personName.ts';
import { addDays, daysBetween } from '../../time/calendar.ts';
import { birthdaysWithin } from './birthdaysWithin.ts';
import { checkFilter, HALF_RANGE, INCLUDED_AND_EXCLUDED, PERIODS_EXCLUDE, REVERSED_RANGE } from './checkFilter.ts';
import { MEMBER_FILTER, type MemberFilter, POTENTIAL_FILTER, type PotentialFilter } from './memberFilter.ts';

const id = fc.uuid();
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 4 });
const tag = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => text.trim() !== '');
const tags = fc.uniqueArray(tag, { minLength: 1, maxLength: 4 });
const range = fc.tuple(fc.nat(9_999), fc.nat(9_999)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
const days = fc.oneof(
  fc.constantFrom({ last: 'THIS_MONTH' as const }, { last: 'ALL_TIME' as const }),
  fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a })),
  day.map((from) => ({ from })),
  day.map((to) => ({ to })),
);
const customer = {
  genders: fc.uniqueArray(fc.constantFrom('MALE' as const, 'FEMALE' as const, 'OTHER' as const), { minLength: 1 }),
  age: range,
  birthdate: days,
  tag,
  tagsAny: tags,
  tagsAll: tags,
  tagsNone: tags,
  status: fc.constantFrom('ACTIVE' as const, 'INACTIVE' as const),
  branchId: id,
};
const potential: fc.Arbitrary<PotentialFilter> = fc.record({ ...customer, lastActivity: days }, { requiredKeys: [] });
const member: fc.Arbitrary<MemberFilter> = fc.record(
  {
    ...customer,
    tierIds: ids,
    tiersNot: ids,
    birthdayWithinDays: fc.integer({ min: 0, max: 365 }),
    activeMonths: fc.integer({ min: 1, max: 600 }),
    nonActiveMonths: fc.integer({ min: 1, max: 600 }),
    lastTransaction: days,
    totalTransactions: range,
    totalRevenue: range.map(({ from, to }) => ({ from: from / 4, to: to / 4 + 0.25 })),
    remainingPoints: range,
    created: days,
    bought: fc.oneof(
      fc.record({ productIds: ids, days }, { requiredKeys: ['productIds'] }),
      fc.record({ categoryIds: ids, productIds: ids, days }, { requiredKeys: ['categoryIds'] }),
    ),
  },
  { requiredKeys: [] },
);

describe('a filter in the address', () => {
  it('is read as it was written, also through a link that was sent', () => {
    fc.assert(
      fc.property(member, (filter) => {
        const sent = new URLSearchParams(new URLSearchParams(MEMBER_FILTER.write(filter)).toString());
        expect(MEMBER_FILTER.read(sent)).toEqual(filter);
      }),
    );
    fc.assert(
      fc.property(potential, (filter) => {
        expect(POTENTIAL_FILTER.read(new URLSearchParams(POTENTIAL_FILTER.write(filter)))).toEqual(filter);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['CUST-07 half a range', 'totalTransactions=2..'],
    ['CUST-07 the other half', 'totalRevenue=..500'],
    ['a range the wrong way round', 'totalRevenue=500..100'],
    ['a range of three', 'age=1..2..3'],
    ['no number', 'totalTransactions=a..b'],
    ['a part of a sale', 'totalTransactions=1.5..2'],
    ['months of never', 'activeMonths=0'],
    ['an age of the world', 'nonActiveMonths=99999'],
    ['a day that is none', 'created=2026-02-30..'],
    ['days the wrong way round', 'created=2026-03-01..2026-02-01'],
    ['days by no name', 'lastTransaction=SOON'],
    ['a tier that is no id', 'tierIds=gold'],
    ['a gender of another time', 'genders=Female'],
    ['an unfinished escape', 'tagsAny=%25'],
    ['days of nothing bought', 'boughtDays=TODAY'],
    ['ids, which are for programs', 'ids=00000000-0000-4000-8000-000000000001'],
  ])('%s is as if it were not there', (_, query) => {
    expect(MEMBER_FILTER.read(new URLSearchParams(query))).toEqual({});
  });

  it('of ten thousand tags the first fifty count', () => {
    const written = MEMBER_FILTER.write({ tagsAny: Array.from({ length: 10_000 }, (_, index) => `t${index}`) });
    expect(MEMBER_FILTER.read(new URLSearchParams(written)).tagsAny).toHaveLength(50);
  });
});

it.each<[string, MemberFilter, string, string]>([
  ['CUST-07 a repeat range without its end', { totalTransactions: { from: 2 } }, 'totalTransactions', HALF_RANGE],
  ['CUST-07 a lifetime value range without its start', { totalRevenue: { to: 0 } }, 'totalRevenue', HALF_RANGE],
  ['a range the wrong way round', { age: { from: 30, to: 20 } }, 'age', REVERSED_RANGE],
  ['as long away as active', { activeMonths: 3, nonActiveMonths: 3 }, 'nonActiveMonths', PERIODS_EXCLUDE],
  ['the tier that is left out', { tierIds: ['a'], tiersNot: ['a', 'b'] }, 'tiersNot', INCLUDED_AND_EXCLUDED],
  ['a tag that is left out', { tagsAll: ['a', 'b'], tagsNone: ['b'] }, 'tagsNone', INCLUDED_AND_EXCLUDED],
])('a search by %s is refused', (_, filter, name, message) => {
  expect(checkFilter(filter)).toEqual([{ name, message }]);
});

it('CUST-07 says its literal; a filter that can be meant has no problem', () => {
  expect(HALF_RANGE).toBe('Please complete from and to');
  const filter: MemberFilter = {
    ...{ totalTransactions: { from: 0, to: 0 }, totalRevenue: {}, activeMonths: 6, nonActiveMonths: 3 },
    ...{ tierIds: ['a', 'b'], tiersNot: ['a'], tagsAny: ['a', 'b'], tagsNone: ['a'] },
  };
  expect(checkFilter(filter)).toEqual([]);
});

it('a birthday is within some days exactly when it is on one of them, 29 February and the turn of a year included', () => {
  fc.assert(
    fc.property(day, day, fc.nat(365), (born, today, within) => {
      const found = birthdaysWithin(today, within).includes(Number(born.slice(5, 7)) * 100 + Number(born.slice(8, 10)));
      const years = [0, 1].map((more) => Number(today.slice(0, 4)) + more);
      const birthdays = years.map((year) =>
        birthdayIn(`1900${born.slice(4)}`.replace('1900-02-29', '1904-02-29'), year),
      );
      const isNear = birthdays.some((on) => on !== null && on >= today && daysBetween(today, on) <= within);
      expect(found).toBe(isNear);
    }),
    {
      numRuns: 500,
      examples: [
        ['1992-02-29', '2026-02-27', 1],
        ['1992-02-29', '2028-02-28', 0],
        ['1990-01-02', '2026-12-30', 3],
      ],
    },
  );
});

it.each([
  ['นายสมชาย ใจดี', 'สมชาย ใจดี'],
  ['น.ส. มะลิ', 'มะลิ'],
  ['นางสาวมะลิ', 'มะลิ'],
  ['ด.ช.กล้า', 'กล้า'],
  ['คุณ ปิยะ', 'ปิยะ'],
  ['Mr. John', 'John'],
  ['MISS jane', 'jane'],
  ['Drake', 'Drake'],
  ['msn', 'msn'],
  ['นาย', 'นาย'],
  ['  มะลิ ', 'มะลิ'],
])('%s is searched for as %s', (typed, name) => {
  expect(withoutTitle(typed)).toBe(name);
});
