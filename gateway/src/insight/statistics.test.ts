import { firstOf, type TimeUnit } from '@taem/domain/time/dayRange.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rollupFaults } from '../rollups/rollupFaults.ts';
import type { RandomSale } from '../testing/randomShop.ts';
import { type InsightShop, openInsightShop, type Row } from './testing/insightShop.ts';
import { addUp, customer, mainTender, methodName, payment, qty, revenue, toRecord } from './testing/plainSums.ts';

let shop: InsightShop;
let gateway: InsightShop['gateway'];
let stat: InsightShop['stat'];
let sold: InsightShop['sold'];
let queryOf: InsightShop['queryOf'];

beforeAll(async () => {
  shop = await openInsightShop(20_260_101);
  ({ gateway, stat, sold, queryOf } = shop);
});
afterAll(() => gateway.close());

const PERIODS = [
  { from: '2000-01-01', to: '2030-12-31' },
  { from: '2026-01-01', to: '2026-03-31' },
  { from: '2026-01-17', to: '2026-04-03' },
  { from: '2026-02-11', to: '2026-02-19' },
  { from: '2026-02-28', to: '2026-02-28' },
];
const SCOPES = PERIODS.flatMap((period) => [
  { ...period, branch: null },
  { ...period, branch: 'ari' as const },
]);
const TYPES = ['Day', 'Week', 'Month', 'Quarter', 'Year', 'All'] as const;

function bucket(type: (typeof TYPES)[number], day: string, from: string): string {
  if (type === 'All') return from;
  return firstOf(type.toUpperCase() as TimeUnit, day);
}

describe.each(SCOPES)('from $from to $to, branch $branch', (scope) => {
  test.each(TYPES)('STAT-01..06, STAT-12 series by %s are the sums of the sales', async (period_type) => {
    const query = queryOf(scope, { period_type });
    const raw = sold(scope);
    const at = ({ day }: RandomSale) => bucket(period_type, day, scope.from);
    const byCustomer = (sale: RandomSale) => `${at(sale)} ${customer(sale)}`;
    const rowByCustomer = (row: Row) => `${row.time} ${row.segment.customerType}`;
    const value = (row: Row) => row.value;
    expect(toRecord(await stat('total-revenue', query), rowByCustomer, value, 100)).toEqual(
      addUp(raw, byCustomer, revenue),
    );
    expect(toRecord(await stat('total-qty', query), rowByCustomer, value)).toEqual(addUp(raw, byCustomer, qty));
    expect(toRecord(await stat('total-earn', query), (row) => row.time, value)).toEqual(
      addUp(raw, at, ({ earn }) => earn),
    );
    expect(toRecord(await stat('total-redeem', query), (row) => row.time, value)).toEqual(
      addUp(raw, at, ({ redeem }) => redeem),
    );
    const trans = await stat('total-trans', query);
    expect(
      toRecord(trans, (row) => `${row.time} ${row.segment.customerType} ${row.segment.paymentMethod}`, value),
    ).toEqual(
      addUp(
        raw,
        (sale) => `${byCustomer(sale)} ${methodName(mainTender(sale))}`,
        () => 1,
      ),
    );
  });

  test('STAT-09 products, STAT-10 categories and STAT-11 sub-categories are the sums of the bills', async () => {
    const raw = sold(scope);
    for (const [path, id, keyOf] of [
      ['products', 'product_id', (line: RandomSale['lines'][number]) => line.product],
      ['product-categories', 'product_category_id', (line: RandomSale['lines'][number]) => String(line.category)],
      ['product-sub-categories', 'product_sub_category_id', (line: RandomSale['lines'][number]) => String(line.sub)],
    ] as const) {
      const rows = await stat(path, queryOf(scope, { addon: `${id},totalMember` }));
      for (const who of ['Member', 'Guest']) {
        const lines = raw
          .filter((sale) => customer(sale) === who)
          .flatMap((sale) => sale.lines.map((line) => ({ ...line, sale: sale.id, member: sale.member })));
        const of = (row: Row) => row.life_time[who.toLowerCase()];
        const key = (row: Row) => String(row[id]);
        expect(toRecord(rows, key, (row) => of(row).total_qty)).toEqual(addUp(lines, keyOf, (line) => line.qty));
        expect(toRecord(rows, key, (row) => of(row).total_revenue, 100)).toEqual(
          addUp(lines, keyOf, (line) => line.amount),
        );
        const bills = [...new Map(lines.map((line) => [`${line.sale} ${keyOf(line)}`, line])).values()];
        expect(toRecord(rows, key, (row) => of(row).total_transaction)).toEqual(addUp(bills, keyOf, () => 1));
        if (who === 'Guest') continue;
        const buyers = [...new Map(lines.map((line) => [`${line.member} ${keyOf(line)}`, line])).values()];
        expect(toRecord(rows, key, (row) => row.totalMember)).toEqual(addUp(buyers, keyOf, () => 1));
      }
    }
  });

  test('STAT-07 members, STAT-08 guests, STAT-13, STAT-14 and OP-22 are those of the sales', async () => {
    const raw = sold(scope);
    const ofMembers = raw.filter(({ member }) => member);
    const rows = await stat('members', queryOf(scope));
    for (const [figure, unit, value] of [
      ['total_transaction', 1, () => 1],
      ['total_qty', 1, qty],
      ['total_revenue', 100, revenue],
      ['total_payment', 100, payment],
    ] as const) {
      const expected = addUp(ofMembers, ({ member }) => String(member), value);
      expect(
        toRecord(
          rows,
          (row) => row.member_id,
          (row) => row.payment[figure],
          unit,
        ),
      ).toEqual(expected);
      const guestRows = await stat('guests', queryOf(scope));
      expect(
        toRecord(
          guestRows,
          (row) => `${row.gender} ${row.age}`,
          (row) => row.payment[figure],
          unit,
        ),
      ).toEqual(
        addUp(
          raw.filter(({ member }) => !member),
          ({ gender, age }) => `${gender} ${age}`,
          value,
        ),
      );
    }
    const ids = (list: Row[]) => list.map((row) => row.id).sort();
    const everBefore = sold({ ...scope, from: '2020-01-01' }).filter(({ member }) => member);
    const reaching = (value: (sale: RandomSale) => number, least: number) =>
      Object.entries(addUp(everBefore, ({ member }) => String(member), value))
        .filter(([, sum]) => sum >= least)
        .map(([id]) => id)
        .sort();
    const big = await stat('big-spenders', queryOf(scope, { period_type: 'Day', projection: 'phone,time' }));
    expect(ids(big)).toEqual(reaching(payment, 900_000));
    for (const row of big) expect(Object.keys(row).sort()).toEqual(['id', 'phone', 'time']);
    const frequent = await stat('frequent-members', queryOf(scope));
    expect(ids(frequent)).toEqual(reaching(() => 1, 30));
    // docs/adr/0093 Members are listed as of the last day, with the figures of the requested days.
    const paid = addUp(ofMembers, ({ member }) => String(member), payment);
    for (const row of frequent) expect(row.payment.total_payment).toBe((paid[row.id] ?? 0) / 100);
  });

  test('BI-46 payment methods by bank and card are the sums of the tenders', async () => {
    const tenders = sold(scope).flatMap(({ channels }) => channels);
    const key = (row: Row) => `${row.payment_method} ${row.institute_id} ${row.card_id}`;
    const keyOf = (tender: RandomSale['channels'][number]) =>
      `${methodName(tender.type)} ${tender.institute} ${tender.card}`;
    const rows = await stat('payment-methods', queryOf(scope));
    expect(toRecord(rows, key, (row) => row.total_transaction)).toEqual(addUp(tenders, keyOf, () => 1));
    expect(toRecord(rows, key, (row) => row.total_revenue, 100)).toEqual(addUp(tenders, keyOf, ({ amount }) => amount));
  });
});

test('the rollups are what the sales add up to, before and after everything is folded', async () => {
  const faults = () =>
    gateway.database.withRealm(gateway.realm.id, async (client) => {
      const found: Record<string, unknown[]> = {};
      for (const [rule, text] of Object.entries(rollupFaults)) found[rule] = (await client.query(text)).rows;
      return Object.values(found).flat();
    });
  expect(await faults()).toEqual([]);
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query('select fold_rollups($1, 100000)', [gateway.realm.id]),
  );
  expect(await faults()).toEqual([]);
});
