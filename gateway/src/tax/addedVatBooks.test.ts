import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
import {
  exchangeBody,
  type ReversalTests,
  returnBody,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import { saleBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
let shop: TestShop;
let month = '';

/** What customers were charged, in satang; below 0 for returns. */
interface Amounts {
  revenue: number;
  delivery: number;
  vat: number;
}
const sold: Amounts[] = [];
const cash = { Cash: 0, Transfer: 0 };
/** Returns the VAT on a taxed amount: coffee at 45.00 bears VAT, tea at 120.50 does not. */
const vatOn = (taxed: number) => Math.floor((taxed * 7 + 50) / 100);
const all = (name: keyof Amounts) => sold.reduce((sum, each) => sum + each[name], 0);
const due = () => all('revenue') + all('delivery') + all('vat');

beforeAll(async () => {
  tests = await startReversalTests();
  shop = await openTaxedShop(tests);
  await tests.rows(shop, `update merchant_settings set tax_mode = 'ADDED'`);
  await tests.rows(shop, `update products set is_vat_exempt = true where name = 'tea'`);
  const pages = ['Business_Insight', 'Management.Output_Tax', 'Management.Offer', 'Management.Setting'];
  const rights = pages.map((page) => ({ object_code: `Page.Merchant.${page}`, action_codes: ['Read', 'Write'] }));
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify(rights)]);
});
afterAll(() => tests.close());

async function ask(method: 'GET' | 'POST', path: string, body?: object) {
  const answer = await tests.call(shop, method, path, body);
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body.payload;
}

async function sell(
  bill: { coffee?: number; tea?: number; delivery?: number; points?: number },
  { isAdded = true, type = 'Cash' as keyof typeof cash } = {},
) {
  const { coffee = 0, tea = 0, delivery = 0, points = 0 } = bill;
  const revenue = coffee * 4500 + tea * 12_050 - points * 100;
  const vat = isAdded ? vatOn(coffee * 4500 + delivery - points * 100) : 0;
  const amount = (revenue + delivery + vat) / 100;
  const { transaction } = await ask('POST', 'payment/sale', {
    ...saleBody(shop, { coffee, tea, ...(points > 0 && { memberId: shop.memberId, pointsAsCash: points }) }),
    ...{ delivery_cost: delivery / 100, expected_amount_due: amount, tier_privileges: false },
    channels: [{ type, amount }],
  });
  month = transaction.create_local_time.slice(0, 7);
  const figures = { revenue, delivery, vat };
  sold.push(figures);
  cash[type] += revenue + delivery + vat;
  return { sale: transaction, figures };
}

/** Records the return of all that is left of a sale. */
const takenBack = ({ revenue, delivery, vat }: Amounts) => {
  sold.push({ revenue: -revenue, delivery: -delivery, vat: -vat });
  cash.Cash -= revenue + delivery + vat;
};

test('issue 36 where VAT is added every report says the same of revenue, of what was due and of what was paid, also after the way prices are meant has changed', async () => {
  await sell({ coffee: 3 });
  await sell({ coffee: 1, tea: 2, delivery: 1999 });
  await sell({ coffee: 7, points: 11 });
  await sell({ tea: 1 });
  await sell({ coffee: 1 }, { type: 'Transfer' });
  const voided = await sell({ coffee: 5, delivery: 333 });
  await ask('POST', 'payment/void', voidBody(shop, voided.sale));
  takenBack(voided.figures);
  const returned = await sell({ coffee: 3 });
  const left = { revenue: 4500, delivery: 0, vat: returned.figures.vat - vatOn(9000) };
  const twoBack = returnBody(shop, returned.sale, [[0, 1]], -(left.revenue + left.vat) / 100);
  const after = await ask('POST', 'payment/return', twoBack);
  takenBack(left);
  // The shop changes its tax mode; earlier sales are returned as they were sold.
  await tests.rows(shop, `update merchant_settings set tax_mode = 'INCLUDED'`);
  await sell({ coffee: 2, tea: 1 }, { isAdded: false });
  const rest = { revenue: 9000, delivery: 0, vat: vatOn(9000) };
  const worth = (rest.revenue + rest.vat) / 100;
  const exchange = exchangeBody(shop, after.sale ?? returned.sale, [[0, 2]], worth, { coffee: 3 });
  await ask('POST', 'payment/exchange', exchange);
  takenBack(rest);
  sold.push({ revenue: 13_500, delivery: 0, vat: 0 });
  cash.Cash += 13_500;

  const days = { from: `${month}-01`, to: '2999-12-31' };
  const query = (more: Record<string, string>) => new URLSearchParams({ ...days, ...more });
  const { totals: journal } = await ask('GET', `sales-journal/totals?month=${month}`);
  expect(journal).toMatchObject({
    ...{ total: due() / 100, added_vat: all('vat') / 100, cash: cash.Cash / 100, transfer: cash.Transfer / 100 },
    undocumented: 0,
  });
  const satang = (name: string) => Math.round(journal[name] * 100);
  const atPrices = ['gross', 'discount', 'points_as_cash', 'returned', 'voided'].map(satang);
  expect(atPrices.reduce((sum, amount) => sum + amount, 0)).toBe(all('revenue') + all('delivery'));
  const { totals: tax } = await ask('GET', `tax-documents/totals?month=${month}`);
  expect(tax.total).toBe(due() / 100);
  const { totals } = await ask('GET', 'transactions/totals?addon=total_revenue');
  expect(totals).toMatchObject({ amount_due: due() / 100, total_revenue: all('revenue') / 100 });
  const { total_revenue: revenue } = await ask('GET', `stat/total-revenue?${query({ period_type: 'All' })}`);
  const sum = (rows: readonly Record<string, number>[], name: string) =>
    rows.reduce((total, row) => total + Math.round((row[name] ?? 0) * 100), 0);
  expect(sum(revenue, 'value')).toBe(all('revenue'));
  for (const by of ['tender', 'day,branch,tender']) {
    const { breakdown } = await ask(
      'GET',
      `stat/breakdown?${query({ by, measures: 'tender_amount', totals: 'false' })}`,
    );
    expect([by, sum(breakdown.rows, 'tender_amount')]).toEqual([by, cash.Cash + cash.Transfer]);
  }
  for (const by of ['branch', 'hour', 'tier,branch']) {
    const { breakdown } = await ask('GET', `stat/breakdown?${query({ by, measures: 'total_revenue' })}`);
    expect([by, sum(breakdown.rows, 'total_revenue')]).toEqual([by, all('revenue')]);
  }
  expect(await tests.faults(shop)).toEqual([]);
});

test('issue 36 a month that was closed when added VAT was in what was sold, returned and voided comes to its figures', async () => {
  // The figures as an earlier version wrote them.
  const former = `jsonb_set(jsonb_set(jsonb_set(f.value - 'added_vat', '{gross}', to_jsonb((f.value ->> 'gross')::int + s.gross)),
    '{returned}', to_jsonb((f.value ->> 'returned')::int + s.returned)), '{voided}', to_jsonb((f.value ->> 'voided')::int + s.voided))`;
  const close = `
    insert into closed_months (month, figures, closed_by_id)
    select $1, (select jsonb_object_agg(f.key, ${former}) from jsonb_each(month_figures(m.realm_id, $1)) f cross join lateral (
      select sum(added_vat) filter (where returns_id is null) as gross, coalesce(sum(added_vat) filter (where returns_id is not null), 0) as returned,
        -coalesce(sum(added_vat) filter (where status = 'Void'), 0) as voided
      from transactions t where t.branch_id::text = f.key) s), u.id
    from merchant_settings m cross join (select id from merchant_users limit 1) u`;
  await tests.rows(shop, close, [`${month}-01`]);
  expect(await tests.faults(shop)).toEqual([]);
  await tests.rows(shop, `update closed_months set figures = jsonb_set(figures, array[$1, 'returned'], '0')`, [
    shop.branchId,
  ]);
  expect(await tests.faults(shop)).toHaveLength(1);
  await tests.rows(shop, 'delete from closed_months');
});
