import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { home, ids, setting, transactionRow } from '../testing/demoRows.ts';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { fakeId } from '../testing/fakeId.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const PAY = 'mutation ($input: PayInput!) { pay(input: $input) { userErrors { code path } } }';
const PATH = '/payment/transaction';
const HOT = fakeId('subCategory', 0);

const server = openForTests(startTestServer);
let shop: Record<string, unknown>;
let number = 0;

beforeAll(() => {
  server.gateway.reply = ({ path, method }) => {
    if (path === '/merchants/home') return ok(shop);
    if (path === '/merchant-setting/self') return ok(setting);
    if (path !== PATH) return undefined;
    return method === 'GET' ? refusal(404, 'NOT_FOUND', 'None.') : ok({ transaction: transactionRow(7) });
  };
});
beforeEach(() => {
  shop = home;
});

/**
 * Sells 2 x 65.00 in drinks and 1 x 89.50 at a gateway with only the documented calls; returns the refusals, and what
 * was sent.
 */
async function pay(due: number, input: object) {
  number += 1;
  server.gateway.calls.length = 0;
  const { data } = await server.ask(PAY, {
    input: {
      ...{ idempotencyKey: `key-${String(number).padStart(8, '0')}`, branchId: ids.branch, ...input },
      lines: [
        { productId: ids.coffee, quantity: 2 },
        { productId: ids.cake, quantity: 1 },
      ],
      ...{ channels: [{ type: 'CASH', amount: due }], expectedAmountDue: due },
    },
  });
  const sent = server.gateway.calls.filter(({ method, path }) => method === 'POST' && path === PATH);
  return { userErrors: data.pay.userErrors, sent };
}

/** Changes values of the shop's records while the test runs. */
function change(changes: Readonly<Record<string, object>>): void {
  for (const row of Object.values(server.gateway.rows).flat()) {
    const more = changes[String(row.id)];
    if (!more) continue;
    const before = { ...row };
    Object.assign(row, more);
    onTestFinished(() => {
      for (const name of Object.keys(more)) delete row[name];
      Object.assign(row, before);
    });
  }
}

it.each<[string, object, string, number]>([
  ['of a category', { goods: { category_ids: [ids.drinks] } }, '10:00', 206.5],
  ['of a sub-category', { goods: { sub_category_ids: [HOT] } }, '10:00', 211.5],
  ['in its hours', { terms: { from_hour: '09:00', until_hour: '11:00' } }, '10:00', 198.5],
  ['in its branch', { terms: { branch_ids: [ids.branch] } }, '10:00', 198.5],
])('an offer counts %s', async (_, changes, hour, due) => {
  change({ [ids.tenPercent]: changes, [ids.cake]: { category_id: fakeId('category', 1), sub_category_id: HOT } });
  const sale = { discount: { offerId: ids.tenPercent }, createLocalTime: `2026-01-05 ${hour}:00` };
  const { userErrors, sent } = await pay(due, sale);
  expect([userErrors, sent.length]).toEqual([[], 1]);
});

it.each([
  ['outside of its hours', { terms: { from_hour: '09:00', until_hour: '11:00' } }],
  ['in another branch', { terms: { branch_ids: [fakeId('branch', 1)] } }],
])('an offer is refused %s, and nothing is sent', async (_, changes) => {
  change({ [ids.tenPercent]: changes });
  const sale = { discount: { offerId: ids.tenPercent }, createLocalTime: '2026-01-05 12:00:00' };
  const { userErrors, sent } = await pay(219.5, sale);
  expect(userErrors).toMatchObject([{ code: 'CONDITION_NOT_MET', path: ['discount'] }]);
  expect(sent).toEqual([]);
});

it('a sale of a month that is closed is refused, and nothing is sent', async () => {
  shop = { ...home, merchant_profile: { ...home.merchant_profile, closed_through: '2026-01-31' } };
  const { userErrors, sent } = await pay(219.5, { createLocalTime: '2026-01-05 10:00:00' });
  expect([userErrors, sent]).toEqual([[{ code: 'MONTH_CLOSED', path: ['createLocalTime'] }], []]);
});
