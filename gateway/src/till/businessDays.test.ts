import {
  businessDate,
  businessDateOf,
  businessDayStart,
  type DayEnds,
  MAX_DAY_ENDS_AT,
} from '@taem/domain/merchant/businessDay.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '../testing/createTestClock.ts';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
import { type ReversalTests, type SoldSale, startReversalTests, voidBody } from '../testing/startReversalTests.ts';
import type { TestClock } from '../testing/TestClock.ts';
import { saleBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
let clock: TestClock;
let shop: TestShop;

beforeAll(async () => {
  tests = await startReversalTests({ clock: true });
  clock = await createTestClock(tests.db.url);
  shop = await openTaxedShop(tests);
  const rights = ['Management.Setting', 'Business_Insight', 'Management.Output_Tax', 'Payment.Shift'].map((page) => ({
    object_code: `Page.Merchant.${page}`,
    action_codes: ['Read', 'Write'],
  }));
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify(rights)]);
});
afterAll(() => tests.close());

/** Sets the time by the clock of the branch, in Bangkok. */
const at = (time: string) => clock.set(`${time.replace(' ', 'T')}+07:00`);

async function ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) {
  const answer = await tests.call(shop, method, path, body);
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body.payload;
}

const setting = async () => (await ask('GET', 'merchant-setting/self')).merchant_config;

async function endDaysAt(hour: number): Promise<DayEnds> {
  const { __v } = await setting();
  await ask('PATCH', 'merchant-setting/self', { configuration: { day_ends_at: hour }, __v });
  return (await setting()).configuration.day_ends;
}

async function sell(time: string, changes: object = {}) {
  await at(time);
  const { transaction } = await ask('POST', 'payment/sale', { ...saleBody(shop), ...changes });
  return transaction as SoldSale & { business_date: string; tax_documents: { document_date: string }[] };
}

describe('the day of a sale is the same in SQL and in the domain', () => {
  const hours = fc.uniqueArray(
    fc.record({ day: fc.integer({ min: 0, max: 300 }), hour: fc.integer({ min: 0, max: MAX_DAY_ENDS_AT }) }),
    { selector: ({ day }) => day, maxLength: 4 },
  );
  const zones = fc.constantFrom(
    'Asia/Bangkok',
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Pacific/Apia',
  );

  test('for any zone, over the change of its clocks, and any hours at which days ended', async () => {
    const anyCase = fc.record({ hours, zone: zones, second: fc.integer({ min: 0, max: 340 * 86_400 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(anyCase, { minLength: 20, maxLength: 20 }), async (given) => {
        const cases = given.map(({ hours: set, zone, second }) => ({
          ...{ zone, moment: new Date(Date.UTC(2026, 0, 1) + second * 1000) },
          dayEnds: [...set]
            .sort((a, b) => a.day - b.day)
            .map(({ day, hour }) => ({ from: addDays('2026-01-01', day), hour })),
        }));
        const read = await tests.rows<{ day: string; starts: string; ends: string; at: string }>(
          shop,
          `select day::text, to_char(business_day_start(day, day_ends), $4) as starts, to_char(business_day_start(day + 1, day_ends), $4) as ends,
             to_char(local, $4) as at
           from unnest($1::timestamptz[], $2::text[], $3::jsonb[]) with ordinality as c(moment, zone, day_ends, place)
             cross join lateral (select moment at time zone zone as local) l
             cross join lateral (select business_date(local, day_ends) as day) d order by place`,
          [
            cases.map(({ moment }) => moment.toISOString()),
            cases.map(({ zone }) => zone),
            cases.map(({ dayEnds }) => JSON.stringify(dayEnds)),
            'YYYY-MM-DD HH24:MI:SS',
          ],
        );
        for (const [place, { moment, zone, dayEnds }] of cases.entries()) {
          const { day = '', starts = '', ends = '', at: local = '' } = read[place] ?? {};
          expect(day).toBe(businessDate(moment, zone, dayEnds));
          expect(day).toBe(businessDateOf(local, dayEnds));
          expect([starts, ends]).toEqual([day, addDays(day, 1)].map((one) => businessDayStart(one, dayEnds)));
          expect(starts <= local && local < ends).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('a bar whose days end at 04:00', () => {
  let sales: Record<string, Awaited<ReturnType<typeof sell>>>;

  beforeAll(async () => {
    await at('2026-03-10 12:00:00');
    expect(await endDaysAt(4)).toEqual([{ from: '2026-03-11', hour: 4 }]);
    const times = [
      ...['2026-03-10 23:30:00', '2026-03-11 02:00:00', '2026-03-11 04:00:00', '2026-03-11 23:59:59'],
      ...['2026-03-12 00:00:00', '2026-03-12 03:59:59', '2026-03-12 04:00:00'],
    ];
    sales = {};
    for (const time of times) sales[time] = await sell(time);
  });

  test('a change counts from the next day on: the night before it is the last of the days that ended at midnight, and longer', () => {
    expect(Object.entries(sales).map(([time, sale]) => [time, sale.business_date])).toEqual([
      ['2026-03-10 23:30:00', '2026-03-10'],
      ['2026-03-11 02:00:00', '2026-03-10'],
      ['2026-03-11 04:00:00', '2026-03-11'],
      ['2026-03-11 23:59:59', '2026-03-11'],
      ['2026-03-12 00:00:00', '2026-03-11'],
      ['2026-03-12 03:59:59', '2026-03-11'],
      ['2026-03-12 04:00:00', '2026-03-12'],
    ]);
  });

  test('receipt numbers have the business day, tax invoices the date of the calendar', () => {
    const night = sales['2026-03-12 03:59:59'];
    expect(night?.transaction_no).toMatch(/^A01-260311-/);
    expect(night?.tax_documents[0]?.document_date).toBe('2026-03-12');
  });

  test('statistics and breakdowns count the night with its day, hours in its order, and sales are listed by it', async () => {
    const query = 'from=2026-03-11&to=2026-03-11';
    const { rows } = (await ask('GET', `stat/breakdown?${query}&by=hour&measures=total_transaction`)).breakdown;
    expect(rows.map(({ hour, total_transaction: count }: Record<string, number>) => [hour, count])).toEqual([
      [4, 1],
      [23, 1],
      [0, 1],
      [3, 1],
    ]);
    const list = await ask('GET', 'transactions?from=2026-03-11&to=2026-03-11&limit=10');
    expect(list.transactions.total[0].count).toBe(4);
    const byClock = { create_local_time: { $gte: '2026-03-12 00:00:00', $lte: '2026-03-12 23:59:59' } };
    const clocked = await ask('GET', `transactions?filter=${encodeURIComponent(JSON.stringify(byClock))}&limit=10`);
    expect(clocked.transactions.total[0].count).toBe(3);
    expect(clocked.transactions.result).toHaveLength(3);
    const totals = await ask('GET', 'transactions/totals?from=2026-03-11&to=2026-03-11');
    expect(totals.totals.complete).toBe(4);
  });

  test('a sale may be dated to the evening of a night that is not over, and no further with no days of back-dating', async () => {
    await tests.rows(shop, 'update merchant_settings set backdating_days = 0');
    const late = await sell('2026-03-14 01:00:00', { create_local_time: '2026-03-13 22:00:00' });
    expect(late.business_date).toBe('2026-03-13');
    const early = await tests.call(shop, 'POST', 'payment/sale', {
      ...saleBody(shop),
      create_local_time: '2026-03-13 03:59:59',
    });
    expect(early.status).toBe(400);
    expect(early.body.message).toMatchObject([{ path: 'create_local_time' }]);
  });

  test('a limit of a day holds through the night and is lifted when the day ends', async () => {
    const limit = `update offers set items = jsonb_set(items, '{0,value}', '10'), limit_per_day = 1 where id = $1`;
    await tests.rows(shop, limit, [shop.openDiscountId]);
    const two = {
      lines: [{ product_id: shop.products.tea, quantity: 2 }],
      discount: { offer_id: shop.openDiscountId },
      ...{ channels: [{ type: 'Cash', amount: 217 }], expected_amount_due: 217 },
    };
    await sell('2026-03-14 23:00:00', two);
    await at('2026-03-15 03:59:00');
    const refused = await tests.call(shop, 'POST', 'payment/sale', { ...saleBody(shop), ...two });
    expect([refused.status, refused.body.code]).toEqual([422, 'CONDITION_NOT_MET']);
    await sell('2026-03-15 04:00:00', two);
  });

  test('a shift of the night is of the day that it began on, before and after midnight, and no forgotten one before its end', async () => {
    const till = 'insert into tills (branch_id, code, name) values ($1, $2, $2) returning id';
    const [first] = await tests.rows<{ id: string }>(shop, till, [shop.branchId, 'T1']);
    await at('2026-03-16 01:00:00');
    const opened = await ask('POST', `tills/${first?.id}/shift`, { cash: 100 });
    await at('2026-03-16 03:59:00');
    expect((await ask('GET', `tills/${first?.id}/shift`)).of_earlier_day).toBe(false);
    await at('2026-03-16 04:00:00');
    expect((await ask('GET', `tills/${first?.id}/shift`)).of_earlier_day).toBe(true);
    await ask('POST', `shifts/${opened.id}/close`, { cash: 100 });
    const days = await ask('GET', 'shifts?from=2026-03-15&to=2026-03-15');
    expect(days.shifts.map(({ id }: { id: string }) => id)).toEqual([opened.id]);
  });

  test('a void after midnight is of the calendar day in journal and credit note, and of the business day in the ledger', async () => {
    const sale = await sell('2026-03-17 23:59:59', {
      ...saleBody(shop, { coffee: 3, memberId: shop.memberId }),
      tier_privileges: false,
    });
    await at('2026-03-18 01:30:00');
    await ask('POST', 'payment/void', voidBody(shop, sale));
    const entries = await tests.rows<{ kind: string; day: string }>(
      shop,
      'select distinct kind, business_date::text as day from point_entries where transaction_id = $1 order by kind',
      [sale.id],
    );
    expect(entries).toEqual([
      { kind: 'earn', day: '2026-03-17' },
      { kind: 'void', day: '2026-03-17' },
    ]);
    const filter = JSON.stringify({ calendar_date: { $gte: '2026-03-17', $lt: '2026-03-19' } });
    const { sales_journal: days } = await ask('GET', `sales-journal?filter=${encodeURIComponent(filter)}`);
    expect(
      days.map(({ calendar_date, total, value, vat, undocumented }: Record<string, number>) => [
        ...[calendar_date, total, Number(value) + Number(vat), undocumented],
      ]),
    ).toEqual([
      ['2026-03-17', 135, 135, 0],
      ['2026-03-18', -135, -135, 0],
    ]);
  });

  test('the journal of the calendar and the statistics of business days differ by the night alone', async () => {
    const filter = JSON.stringify({ calendar_date: { $gte: '2026-03-11', $lt: '2026-03-13' } });
    const { sales_journal: days } = await ask('GET', `sales-journal?filter=${encodeURIComponent(filter)}`);
    // Counted by hand: 02:00, 04:00 and 23:59:59; 00:00, 03:59:59 and 04:00, each 45.00.
    expect(days.map(({ sales: count, total }: Record<string, number>) => [count, total])).toEqual([
      [3, 135],
      [3, 135],
    ]);
  });

  test('a clock that goes back over the hour dates by what it shows, and the books agree', async () => {
    expect((await sell('2026-03-20 04:00:01')).business_date).toBe('2026-03-20');
    expect((await sell('2026-03-20 03:59:58')).business_date).toBe('2026-03-19');
    expect(await tests.faults(shop)).toEqual([]);
  });

  test('past days keep their hour: a later change, one that is taken back, and one in the last hour of a day', async () => {
    await at('2026-03-22 22:59:59');
    expect(await endDaysAt(6)).toEqual([
      { from: '2026-03-11', hour: 4 },
      { from: '2026-03-23', hour: 6 },
    ]);
    await at('2026-03-22 23:00:00');
    expect((await endDaysAt(0)).at(-1)).toEqual({ from: '2026-03-24', hour: 0 });
    expect(await endDaysAt(6)).toEqual([
      { from: '2026-03-11', hour: 4 },
      { from: '2026-03-23', hour: 6 },
    ]);
    const refused = await tests.call(shop, 'PATCH', 'merchant-setting/self', {
      configuration: { day_ends_at: 12 },
      __v: (await setting()).__v,
    });
    expect(refused.body.message).toMatchObject([{ path: 'configuration.day_ends_at' }]);
    expect(await tests.faults(shop)).toEqual([]);
  });

  test('an undo is a change as any other: it counts from the next day on, and the days since keep the hour that they had', async () => {
    expect((await sell('2026-03-25 05:59:59')).business_date).toBe('2026-03-24');
    const [latest] = await tests.rows<{ set_id: string }>(
      shop,
      "select set_id from changes where record = 'merchant_settings' and before @> '{\"day_ends_at\": 0}' order by id desc limit 1",
    );
    await ask('POST', `change-sets/${latest?.set_id}/revert`, {});
    expect((await setting()).configuration).toMatchObject({
      day_ends_at: 0,
      day_ends: [
        { from: '2026-03-11', hour: 4 },
        { from: '2026-03-23', hour: 6 },
        { from: '2026-03-26', hour: 0 },
      ],
    });
    expect(await tests.faults(shop)).toEqual([]);
  });
});
