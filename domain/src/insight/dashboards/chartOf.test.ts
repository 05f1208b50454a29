import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { chartOf } from './chartOf.ts';
import { columnWord, nothingWord, partWord } from './columnWords.ts';
import type { Drawing } from './dashboardLimits.ts';
import { figureParts } from './figureParts.ts';
import { layOut } from './layOut.ts';
import { readDocument } from './readDocument.ts';

const schema = buildSchema(`
  scalar Money
  scalar Count
  scalar Date
  type Query { statistics: Statistics report: Statistics }
  type Statistics { breakdown: Breakdown tiers: [TierFigures!] cohorts: [Cohort!] }
  type Breakdown { rows: [BreakdownRow!] }
  type BreakdownRow { day: Date tier: MemberTier tierId: ID newOrReturning: String gender: String branch: Branch averageBasket: Money totalRevenue: Money totalDiscount: Money totalTransactions: Count }
  type MemberTier { name: String }
  type Branch { name: String }
  type TierFigures { name: String totalMembers: Count }
  type Cohort { tier: MemberTier months: [Month!] }
  type Month { branch: Branch totalMembers: Count }
`);

function laidOut(
  text: string,
  data: object,
  columns: { name: string; formula: string }[] = [],
  drawing: Drawing = 'BAR',
) {
  const path = `statistics.${/\w+/.exec(text)?.[0]}`;
  const part = { id: '1', path, title: null, drawing, columns, x: 0, y: 0, width: 1, height: 1 };
  const body = { document: `query { statistics { ${text} } }`, parts: [part] };
  return layOut(body, schema, { data: { statistics: data } })[0];
}

const TIERS = [
  { tier: { name: 'Gold' }, totalRevenue: 240_000, totalDiscount: -900, averageBasket: 4_822, totalTransactions: 50 },
  { tier: null, totalRevenue: 1_000, totalDiscount: 0, averageBasket: 244, totalTransactions: 4 },
];
const byTier = (figures: string, columns: { name: string; formula: string }[] = []) =>
  laidOut(`breakdown { rows { tier { name } ${figures} } }`, { breakdown: { rows: TIERS } }, columns);

it.each<[figures: string, columns: { name: string; formula: string }[], aside: boolean[]]>([
  ['averageBasket totalRevenue', [], [false, true]],
  ['totalRevenue totalDiscount', [], [false, false]],
  [
    'totalRevenue totalTransactions',
    [
      { name: 'each', formula: 'totalRevenue / totalTransactions' },
      { name: 'half', formula: 'totalRevenue / totalTransactions / 2' },
      { name: 'much', formula: 'totalRevenue * 2' },
    ],
    [false, false, true],
  ],
])(
  'IM-09 %s: an average beside sums, or a figure of another magnitude, gets a separate axis',
  (figures, columns, aside) => {
    const part = byTier(figures, columns);
    expect(part && chartOf(part)?.series.map(({ isAside }) => isAside)).toEqual(aside);
  },
);

it('IM-10 says which tier a column is by, and what a row without one is', () => {
  const tierOf = (text: string, data: object) => laidOut(text, data)?.columns[0];
  const sold = tierOf('breakdown { rows { tier { name } totalRevenue } }', { breakdown: { rows: TIERS } });
  const byId = tierOf('breakdown { rows { tierId totalRevenue } }', { breakdown: { rows: [] } });
  const now = tierOf('tiers { name totalMembers }', { tiers: [] });
  expect([sold, byId, now].map((column) => column && columnWord(column, 'en'))).toEqual([
    'Tier when they bought',
    'Tier when they bought',
    'Tier now',
  ]);
  expect([sold, byId].map((column) => column && nothingWord(column, 'en'))).toEqual(
    Array.from({ length: 2 }, () => 'Walk-in / no tier'),
  );
  expect(now && nothingWord(now, 'th')).toBe('-');
});

it('names what leads to a column in rows of rows by its own type', () => {
  const part = laidOut('cohorts { tier { name } months { branch { name } totalMembers } }', { cohorts: [] });
  expect(part?.columns.map((column) => columnWord(column, 'en'))).toEqual([
    'Tier',
    'Months since · Branch',
    'Months since · Members',
  ]);
});

it.each([
  ['tiers { name totalMembers }', ['สมาชิกตามระดับตอนนี้'], ['Members by tier now']],
  ['best: tiers { name totalMembers }', ['สมาชิกตามระดับตอนนี้'], ['Members by tier now']],
  [
    'a: tiers { name totalMembers } b: tiers { name }',
    ['สมาชิกตามระดับตอนนี้ (a)', 'สมาชิกตามระดับตอนนี้ (b)'],
    ['Members by tier now (a)', 'Members by tier now (b)'],
  ],
  ['byDay: breakdown { rows { day totalRevenue } }', ['รายได้ตามวัน'], ['Revenue by day']],
  ['byDay: breakdown { rows { day totalRevenue totalDiscount } }', ['ตามวัน'], ['By day']],
  [
    'x: breakdown { rows { tier { name } branch { name } totalRevenue } } y: breakdown { rows { day totalRevenue } }',
    ['รายได้ตามระดับเมื่อซื้อและสาขา', 'รายได้ตามวัน'],
    ['Revenue by tier when they bought and branch', 'Revenue by day'],
  ],
  ['x: breakdown { rows { totalRevenue } }', ['แจกแจงตามมิติ'], ['Breakdown']],
])(
  'IM-17 a part without a title is called by what it is of, by its key only where two are of the same: %s',
  (text, th, en) => {
    const read = readDocument(`{ statistics { ${text} } }`);
    const parts = read.ok ? figureParts(read.read, schema) : [];
    expect([parts.map((part) => partWord(part, 'th')), parts.map((part) => partWord(part, 'en'))]).toEqual([th, en]);
  },
);
