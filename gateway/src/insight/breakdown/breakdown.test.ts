import {
  DIMENSIONS,
  type Dimension,
  kindOf,
  refuseDimensions,
  unitOfDimension,
} from '@taem/domain/insight/breakdown/dimensions.ts';
import { keyBefore } from '@taem/domain/insight/breakdown/keyBefore.ts';
import { MEASURE_NAMES, MEASURES, type Measure, supports } from '@taem/domain/insight/breakdown/measures.ts';
import { addDays, daysBetween } from '@taem/domain/time/calendar.ts';
import { firstOf } from '@taem/domain/time/dayRange.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Chance, createChance, type RandomSale } from '../../testing/randomShop.ts';
import { type InsightShop, openInsightShop, type Row, type Scope } from '../testing/insightShop.ts';
import { KEY_NAMES } from './dimensionSql.ts';
import { dimensionName } from './readBreakdown.ts';
import { type Buyers, type PartFilters, plainBreakdown, plainTotals } from './testing/plainBreakdown.ts';

let shop: InsightShop;
let buyers: Buyers;

beforeAll(async () => {
  shop = await openInsightShop(20_261_123);
  const { mali, somchai } = shop.gateway.realm.ids;
  await shop.gateway.database.withRealm(shop.gateway.realm.id, (client) =>
    client.query("update members set gender = 'Female', birthdate = '2001-02-20' where id = $1", [mali]),
  );
  const inTime = [...shop.sales].sort((a, b) => (`${a.day}${a.time}${a.id}` < `${b.day}${b.time}${b.id}` ? -1 : 1));
  const firstOf = (id: string) => inTime.find(({ member, void: taken }) => member === id && !taken)?.id ?? '';
  buyers = {
    genders: { [mali]: 'Female', [somchai]: null },
    born: { [mali]: '2001-02-20', [somchai]: null },
    first: new Set([firstOf(mali), firstOf(somchai)]),
  };
});
afterAll(() => shop.gateway.close());

const RANGES = [
  ['2000-01-01', '2030-12-31'],
  ['2026-01-01', '2026-03-31'],
  ['2026-01-17', '2026-04-03'],
  ['2026-02-28', '2026-02-28'],
] as const;
const BEFORE = { from: '2026-01-05', to: '2026-02-20' };

interface Filter {
  wire: unknown;
  fits: (sale: RandomSale) => boolean;
  /** The filter's conditions on lines, tenders and offers. */
  parts?: PartFilters;
}
/** Filters of sales, as their list has them. */
const filters = (): Filter[] => {
  const { mali, coffee, cashier, open, gold, silver } = shop.gateway.realm.ids;
  const isNew = ({ id }: RandomSale) => buyers.first.has(id);
  return [
    { wire: {}, fits: () => true },
    { wire: { member_id: { $ne: null } }, fits: ({ member }) => member !== null },
    { wire: { member_id: null, status: 'Complete' }, fits: ({ member }) => member === null },
    { wire: { member_id: mali }, fits: ({ member }) => member === mali },
    { wire: { create_by_id: cashier }, fits: (sale) => sale.cashier === cashier },
    { wire: { hour: { $in: [0, 23] } }, fits: ({ time = '' }) => ['00', '23'].includes(time.slice(0, 2)) },
    {
      wire: { item: { product_id: coffee }, 'payment_channels.type': 'Cash' },
      fits: ({ lines, channels }) =>
        lines.some(({ product }) => product === coffee) && channels.some(({ type }) => type === 'Cash'),
      parts: { product: coffee, tender: 'Cash' },
    },
    { wire: { tier_id: gold }, fits: ({ tier }) => tier === gold },
    { wire: { tier_id: null }, fits: ({ tier }) => (tier ?? null) === null },
    // The id under which rows without a tier are stored is not a tier.
    { wire: { tier_id: '00000000-0000-0000-0000-000000000000' }, fits: () => false },
    { wire: { new_or_returning: 'New' }, fits: isNew },
    {
      wire: {
        $or: [{ new_or_returning: { $in: ['Returning'] } }, { $and: [{ tier_id: silver }, { member_id: mali }] }],
      },
      fits: (sale) => sale.member !== null && (!isNew(sale) || (sale.tier === silver && sale.member === mali)),
    },
    {
      wire: { $and: [{ new_or_returning: { $ne: null } }, { tier_id: { $ne: gold } }], item: { product_id: coffee } },
      fits: ({ member, tier, lines }) =>
        member !== null && tier !== gold && lines.some(({ product }) => product === coffee),
      parts: { product: coffee },
    },
    { wire: { offer: { id: open } }, fits: (sale) => sale.offer === open, parts: { offer: open } },
  ];
};

const pick = <Value>(chance: Chance, values: readonly Value[]): Value => values[chance(values.length)] as Value;

function thinkOfDimensions(chance: Chance): Dimension[] {
  for (;;) {
    const by = Array.from({ length: 1 + chance(3) }, () => pick(chance, DIMENSIONS));
    if (!refuseDimensions(by)) return by;
  }
}

async function ask(query: Record<string, string>, token = shop.tokens.owner) {
  const { body } = await shop.gateway.send('GET', '/stat/breakdown', { token, query });
  expect(body.message).toBeUndefined();
  return body.payload.breakdown;
}

const queryOf = (by: readonly Dimension[], scope: Scope, filter: unknown, measures: readonly Measure[]) =>
  shop.queryOf(scope, {
    by: by.map(dimensionName).join(','),
    filter: JSON.stringify(filter),
    measures: measures.map((measure) => MEASURES[measure].wire).join(','),
    limit: '1000',
  });

const inSatang = (row: Row, measures: readonly Measure[]) =>
  Object.fromEntries(
    measures.map((measure) => {
      const value = row[MEASURES[measure].wire];
      return [measure, value === null ? null : Math.round(value * (MEASURES[measure].isMoney ? 100 : 1))];
    }),
  );
const only = (figures: Record<Measure, number | null>, measures: readonly Measure[]) =>
  Object.fromEntries(measures.map((measure) => [measure, figures[measure]]));
const keysIn = (row: Row, by: readonly Dimension[]) => by.map((dimension) => row[KEY_NAMES[dimension]]);

describe.each([
  ['all measures', () => MEASURE_NAMES],
  ['a few of them', (chance: Chance) => [...new Set([pick(chance, MEASURE_NAMES), pick(chance, MEASURE_NAMES)])]],
])('%s', (_, thinkOfMeasures) => {
  test.each(Array.from({ length: 40 }, (_, index) => index))(
    'OP-21, BI-21 figures by any dimensions are the sums of the sales, by whichever source (%i)',
    async (index) => {
      const chance = createChance(index + 7);
      const by = thinkOfDimensions(chance);
      const [from, to] = pick(chance, RANGES);
      const scope: Scope = { from, to, branch: pick(chance, [null, 'ari']) };
      const { wire, fits, parts } = pick(chance, filters());
      const measures = thinkOfMeasures(chance);
      const { total, totals, rows } = await ask(queryOf(by, scope, wire, measures));
      const sales = shop.sold(scope).filter(fits);
      const expected = plainBreakdown(by, sales, buyers, parts);
      const visible = Object.fromEntries(
        rows.map((row: Row) => [JSON.stringify(keysIn(row, by)), inSatang(row, measures)]),
      );
      expect({ by, total, rows: visible }).toEqual({
        by,
        total: Object.keys(expected).length,
        rows: Object.fromEntries(Object.entries(expected).map(([key, figures]) => [key, only(figures, measures)])),
      });
      expect(inSatang(totals, measures)).toEqual(only(plainTotals(sales, parts), measures));
    },
  );
});

const daysIn = ({ from, to }: { from: string; to: string }) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => addDays(from, place));

test('BI-31 what sold only in the days compared with has a row of nothing, in its place of the order and of the page', async () => {
  const { coffee } = shop.gateway.realm.ids;
  const [first] = shop
    .sold({ from: '2026-01-01', to: '2026-12-31', branch: null })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const day = first?.day ?? '';
  const query = {
    ...{ by: 'product', measures: 'item_amount,total_qty', from: '2031-01-01', to: '2031-01-01' },
    ...{ compare_from: day, compare_to: day },
  };
  const { total, rows, totals } = await ask(query);
  const sold = plainBreakdown(['PRODUCT'], shop.sold({ from: day, to: day, branch: null }), buyers);
  expect([total, totals.item_amount]).toEqual([Object.keys(sold).length, 0]);
  for (const row of rows) {
    expect(row).toMatchObject({ item_amount: 0, total_qty: 0 });
    expect(inSatang(row.previous, ['ITEM_AMOUNT'])).toEqual(
      only(sold[JSON.stringify([row.product_id])] as never, ['ITEM_AMOUNT']),
    );
  }
  const page = await ask({
    ...query,
    limit: '1',
    sort: '{"total_qty":1}',
    from: '2026-01-01',
    to: '2026-12-31',
    filter: JSON.stringify({ item: { product_id: coffee } }),
  });
  expect(page.rows).toHaveLength(1);
});

test.each<Dimension[]>([
  ['DAY'],
  ['WEEK'],
  ['MONTH', 'BRANCH'],
  ['WEEKDAY'],
  ['HOUR', 'PRODUCT'],
  ['MEMBER'],
  ['TENDER'],
])('BI-31 each row by %s stands beside the same key of the days compared with', async (...by) => {
  const days = { from: '2026-02-21', to: '2026-04-08' };
  const supported = MEASURE_NAMES.filter((measure) => supports(kindOf(by), measure));
  const compared = { compare_from: BEFORE.from, compare_to: BEFORE.to };
  const scope = { ...days, branch: null };
  const { total, rows } = await ask({ ...queryOf(by, scope, {}, supported), ...compared });
  const earlier = plainBreakdown(by, shop.sold({ ...BEFORE, branch: null }), buyers);
  const nothing = plainTotals([]);
  const now = plainBreakdown(by, shop.sold(scope), buyers);
  // Returns every key of these days that is compared with the given one.
  const beside = (dimension: Dimension, key: unknown): unknown[] =>
    unitOfDimension(dimension) === null
      ? [key]
      : [...new Set(daysIn(days).map((day) => firstOf(dimension as 'DAY', day)))].filter(
          (day) => keyBefore(dimension, day, days, BEFORE) === key,
        );
  const stopped = Object.keys(earlier).flatMap((key) => {
    const keys = (JSON.parse(key) as unknown[]).map((one, place) => beside(by[place] as Dimension, one));
    const paired = keys.reduce<unknown[][]>(
      (all, some) => all.flatMap((left) => some.map((one) => [...left, one])),
      [[]],
    );
    return paired.map((one) => JSON.stringify(one));
  });
  const keys = new Set([...Object.keys(now), ...stopped]);
  expect({ total, keys: rows.map((row: Row) => JSON.stringify(keysIn(row, by))).sort() }).toEqual({
    total: keys.size,
    keys: [...keys].sort(),
  });
  for (const row of rows) {
    const own = now[JSON.stringify(keysIn(row, by))] ?? nothing;
    expect(inSatang(row, supported)).toEqual(only(own, supported));
  }
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const keys = by.map((dimension) => keyBefore(dimension, row[KEY_NAMES[dimension]], days, BEFORE));
    const figures = earlier[JSON.stringify(keys)] ?? nothing;
    // The compared days have no such day, week or month: it would be after their end.
    const expected = keys.includes(undefined) ? null : only(figures, supported);
    expect(row.previous && inSatang(row.previous, supported)).toEqual(expected);
  }
});
