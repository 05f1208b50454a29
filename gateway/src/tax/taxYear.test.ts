import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { addMonths, type Day } from '@taem/domain/time/calendar.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClock } from '../testing/createTestClock.ts';
import { type ReversalTests, startReversalTests } from '../testing/startReversalTests.ts';
import { anyDays, DAYS, openYear, sumOf, type TaxedYear } from '../testing/TaxedYear.ts';
import type { TestClock } from '../testing/TestClock.ts';
import type { TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
let clock: TestClock;

beforeAll(async () => {
  tests = await startReversalTests({ clock: true, size: 20 });
  clock = await createTestClock(tests.db.url);
});
afterAll(() => tests.close());

interface Document {
  branch_id: string;
  day: Day;
  kind: string;
  series: string;
  number: number;
  percent: number;
  is_vat_added: boolean;
  id: string;
  replaces_id: string | null;
  value: number;
  exempt: number;
  vat: number;
  total: number;
}
const AMOUNTS = ['value', 'exempt', 'vat', 'total'] as const;

/** Returns all documents, and those that were not replaced. */
async function documentsOf({ shop }: TaxedYear): Promise<{ all: Document[]; counted: Document[] }> {
  const all = await tests.rows<Document>(
    shop,
    `select branch_id, document_date::text as day, kind, concat_ws(' ', branch_id, till_code, kind) as series, number, percent, is_vat_added,
      id, replaces_id, value::int, exempt::int, vat::int, total::int from tax_documents`,
  );
  const replaced = new Set(all.map(({ replaces_id }) => replaces_id));
  return { all, counted: all.filter(({ id }) => !replaced.has(id)) };
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const satangOf = (baht: number) => Math.round(baht * 100);

async function read(shop: TestShop, path: string) {
  const answer = await tests.call(shop, 'GET', path);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload;
}

async function expectWholeYear(year: TaxedYear): Promise<number> {
  const { shop, taken } = year;
  const { all, counted } = await documentsOf(year);
  const series = groupBy(all, (document) => document.series);
  for (const numbered of series.values()) {
    const numbers = numbered.map(({ number }) => number).sort((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  }
  const branches = [...new Set(year.places.map(({ branchId }) => branchId))];
  const months = [...new Set(DAYS.map((day) => day.slice(0, 7)))];
  for (const branchId of branches) {
    for (const month of months) {
      const of = counted.filter(({ branch_id, day }) => branch_id === branchId && day.startsWith(month));
      const query = `month=${month}&branch_id=${branchId}`;
      const { totals } = await read(shop, `tax-documents/totals?${query}`);
      for (const name of AMOUNTS) expect(satangOf(totals[name]), `${month} ${name}`).toBe(sumOf(of, name));
      expect(totals.series.flatMap(({ missing }: { missing: string[] }) => missing)).toEqual([]);
      const exact = of.reduce(
        (sum, { total, exempt, value, percent, is_vat_added }) =>
          sum + (is_vat_added ? (value * percent) / 100 : ((total - exempt) * percent) / (100 + percent)),
        0,
      );
      expect(Math.abs(sumOf(of, 'vat') - exact)).toBeLessThanOrEqual(of.length / 2);
      await expectJournal(year, branchId, month, of);
    }
  }
  // The takings of each day, calculated separately from a price list, equal its documents.
  const byDay = groupBy(counted, ({ branch_id, day }) => `${branch_id} ${day}`);
  for (const key of new Set([...taken.keys(), ...byDay.keys()])) {
    expect(sumOf(byDay.get(key) ?? [], 'total'), key).toBe(taken.get(key) ?? 0);
  }
  const [books] = await tests.rows<{ revenue: number }>(
    shop,
    'select sum(revenue + delivery + added_vat)::int as revenue from daily_sales',
  );
  expect(books?.revenue).toBe([...taken.values()].reduce((sum, amount) => sum + amount, 0));
  return all.length;
}

/** Compares the journal of a month in a branch with its documents, its tenders and its shifts. */
async function expectJournal(
  { shop, taken, rounded }: TaxedYear,
  branchId: string,
  month: string,
  of: readonly Document[],
) {
  const before = addMonths(`${month}-01`, 1);
  const filter = JSON.stringify({ calendar_date: { $gte: `${month}-01`, $lt: before }, branch_id: branchId });
  const { sales_journal: days } = await read(shop, `sales-journal?filter=${encodeURIComponent(filter)}`);
  const { totals } = await read(shop, `sales-journal/totals?month=${month}&branch_id=${branchId}`);
  for (const row of [...days, totals]) {
    const on = (name: string) => satangOf(row[name]);
    const atPrices = on('gross') + on('discount') + on('points_as_cash') + on('returned') + on('voided');
    expect(atPrices + on('added_vat')).toBe(on('total'));
    expect(on('value') + on('vat') + on('exempt')).toBe(on('total'));
    expect(on('cash') + on('card') + on('transfer') + on('other') + on('exchange')).toBe(
      on('total') + on('cash_rounding'),
    );
    expect([on('undocumented'), on('card'), on('confirmed')]).toEqual([0, 0, 0]);
  }
  for (const row of days) {
    const key = `${branchId} ${row.calendar_date}`;
    expect(satangOf(row.total), key).toBe(taken.get(key) ?? 0);
    expect(satangOf(row.cash_rounding), key).toBe(rounded.get(key) ?? 0);
    const documents = of.filter(({ day }) => day === row.calendar_date);
    for (const name of AMOUNTS) expect(satangOf(row[name]), `${key} ${name}`).toBe(sumOf(documents, name));
  }
  for (const name of ['sales', 'gross', 'added_vat', 'cash', 'cash_rounding', 'vat', 'total', 'drawer_difference']) {
    expect(satangOf(sumOf(days, name))).toBe(satangOf(totals[name]));
  }
  const [added] = await tests.rows<{ vat: number }>(
    shop,
    `select coalesce(sum(vat), 0)::int as vat from tax_documents
      where branch_id = $1 and is_vat_added and replaces_id is null and to_char(document_date, 'YYYY-MM') = $2`,
    [branchId, month],
  );
  expect(satangOf(totals.added_vat)).toBe(added?.vat);
  const [shifts] = await tests.rows<{ difference: number; cash: number }>(
    shop,
    `select coalesce(sum(difference), 0)::int + coalesce(sum(opening_cash - expected_opening), 0)::int as difference, coalesce(sum(expected_cash - opening_cash), 0)::int as cash from shifts
      where branch_id = $1 and to_char(opened_at at time zone 'Asia/Bangkok', 'YYYY-MM') = $2`,
    [branchId, month],
  );
  // Nothing else was put into or taken out of a drawer.
  expect([satangOf(totals.drawer_difference), satangOf(totals.cash)]).toEqual([shifts?.difference, shifts?.cash]);
}

test('issue 36 a year of random sales, voids, returns, exchanges, prices with VAT and without, and a new rate in three branches at five tills: every report is its documents, every document what was taken', {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyDays, async (days) => {
      const year = await openYear({ tests, clock });
      for (const [at, steps] of days.entries()) {
        await year.openDay(DAYS[at] ?? '');
        for (const step of steps) {
          await year.sell(step);
          await year.takeBack(step);
        }
        if (at % 30 === 2) await year.rush();
        await year.closeDay();
      }
      const documents = await expectWholeYear(year);
      expect([...year.rounded.values()].some((amount) => amount !== 0)).toBe(true);
      expect(await tests.faults(year.shop)).toEqual([]);
      if (IS_DEEP) process.stdout.write(`${JSON.stringify({ ...year.counts, documents })}\n`);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
