import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTillUser } from '../../testing/addTillUser.ts';
import { type ReversalTests, startReversalTests } from '../../testing/startReversalTests.ts';
import { paymentBody } from '../../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const SHIFT = 'Page.Merchant.Payment.Shift';
const PAGES = [
  'Payment',
  'Management.Payment_History',
  'Customer_Insight',
  'Customer_Insight.Export',
  'Business_Insight',
];
const MORE: Record<string, Record<string, string>> = {
  'stat/breakdown': { by: 'day' },
  'transactions/export': { format: 'csv', columns: JSON.stringify([['transaction_no', 'No.']]) },
};
const rights = (actions: string[]) =>
  JSON.stringify([
    ...PAGES.map((page) => ({ object_code: `Page.Merchant.${page}`, action_codes: ['Read', 'Write'] })),
    { object_code: SHIFT, action_codes: actions },
  ]);

test('a user who counts blind gets no figure of a shift by its sales: not by a filter, in whichever condition, and not by a breakdown', async () => {
  const shop = await tests.openShop();
  await tests.rows(shop, 'update merchant_roles set authorizes = $1', [rights(['Write'])]);
  const seeing = await addTillUser(tests, shop, 'Nok');
  const [role] = await tests.rows<{ id: string }>(
    shop,
    "insert into merchant_roles (name, authorizes) values ('Sees', $1) returning id",
    [rights(['Read', 'Write'])],
  );
  await tests.rows(shop, 'update merchant_users set role_id = $1 where id = $2', [role?.id, seeing.session.userId]);
  const [till] = await tests.rows<{ id: string }>(
    shop,
    "insert into tills (branch_id, code, name) values ($1, 'T1', 'T1') returning id",
    [shop.branchId],
  );
  const opened = await tests.call(shop, 'POST', `tills/${till?.id}/shift`, { cash: 100 });
  const sale = { ...paymentBody(shop, { coffee: 2 }), till_id: till?.id };
  expect((await tests.call(shop, 'POST', 'payment/transaction', sale)).status).toBe(200);

  const id = opened.body.payload.id as string;
  const filters = [
    { shift_id: id },
    { shift_id: { $in: [id] }, 'payment_channels.type': 'Cash' },
    { $or: [{ shift_id: null }, { $and: [{ shift_id: { $ne: null } }] }] },
  ];
  const paths = [
    'transactions',
    'transactions/totals',
    'transactions/recorded',
    'transactions/export',
    'stat/breakdown',
  ];
  const requests: [path: string, query: Record<string, string>][] = [
    ...paths.flatMap((path) =>
      filters.map((filter): [string, Record<string, string>] => [
        path,
        { filter: JSON.stringify(filter), ...MORE[path] },
      ]),
    ),
    ['transactions', { sort: '{"shift_id":1}' }],
    ['stat/breakdown', { by: 'shift' }],
  ];
  for (const [path, query] of requests) {
    const address = `${path}?${new URLSearchParams(query)}`;
    // A user who may see the sums of shifts reads first, so that nothing cached for them could be returned to the
    // other.
    const headers = { authorization: await tests.authorize(seeing) };
    const seen = await tests.app.inject({ url: `/v3.0/${address}`, headers });
    expect([address, seen.statusCode]).toEqual([address, 200]);
    const { status, body } = await tests.call(shop, 'GET', address);
    expect([address, status, body.code]).toEqual(
      query.by === 'shift' ? [address, 400, 'PERMISSION'] : [address, 400, 'VALIDATION'],
    );
  }
});
