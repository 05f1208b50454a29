import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldAllRealms } from '../../rollups/foldRollups.ts';
import { type ReversalTests, type SoldSale, startReversalTests, voidBody } from '../../testing/startReversalTests.ts';
import type { TestShop } from '../../testing/testShop.ts';
import { type ProofCheck, readProof } from './readProof.ts';

let tests: ReversalTests;
let shop: TestShop;
let sale: SoldSale;
let owner: pg.Client;

beforeAll(async () => {
  tests = await startReversalTests();
  shop = await tests.openShop(50);
  await tests.rows(shop, "update merchant_users set branch_ids = '{}'");
  await may(shop, 'Business_Insight', 'Customer_Insight', 'Management.Payment_History');
  sale = await tests.sell(shop, { coffee: 2, tea: 1, memberId: shop.memberId, pointsAsCash: 5 });
  const guest = await tests.sell(shop, { coffee: 1 });
  await tests.sell(shop, { coffee: 3 });
  await tests.call(shop, 'POST', 'payment/void', voidBody(shop, guest));
  await foldAllRealms(tests.context.database);
  owner = new pg.Client({ connectionString: tests.db.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await tests.close();
});

/** Sets the rights of a shop's cashier besides the till; must be called before they are first read. */
const may = (of: TestShop, ...pages: string[]) =>
  tests.rows(of, 'update merchant_roles set authorizes = $1::jsonb', [
    JSON.stringify(
      ['Payment', ...pages].map((page) => ({
        object_code: `Page.Merchant.${page}`,
        action_codes: ['Read', 'Write', 'Void'],
      })),
    ),
  ]);

async function proof(query = '', of = shop): Promise<ProofCheck[]> {
  const { status, body } = await tests.call(of, 'GET', `stat/proof${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(Date.parse(body.payload.proof.as_of)).toBeGreaterThan(0);
  return body.payload.proof.checks;
}

const states = (checks: ProofCheck[]) => Object.fromEntries(checks.map(({ rule, state }) => [rule, state]));
const EQUAL = { TENDERS_EQUAL_DUE: 'EQUAL', LEDGER_EQUALS_BALANCES: 'EQUAL', ROLLUPS_EQUAL_SALES: 'EQUAL' };

/** Runs a statement as the owner of the tables, bypassing every rule, and reverts it afterwards. */
async function broken(statement: string, look: () => Promise<void>, of = shop): Promise<void> {
  const undo = statement.replace('+ 1', '- 1');
  const run = (text: string) =>
    owner.query(
      `begin; set local session_replication_role = replica; ${text} where realm_id = '${of.session.realmId}'; commit`,
    );
  await run(statement);
  try {
    await look();
  } finally {
    await run(undo);
  }
}

test('OP-16 books that are right prove the figures of every window', async () => {
  expect(states(await proof())).toEqual(EQUAL);
  expect(states(await proof('?from=2020-01-01&to=2020-12-31'))).toEqual(EQUAL);
  expect((await tests.call(shop, 'GET', 'stat/proof?month=2026-01')).body.code).toBe('VALIDATION');
  expect((await tests.call(shop, 'GET', 'stat/proof?branch_id=x')).status).toBe(400);
  expect(states(await proof(`?branch_id=${shop.branchId}`))).toEqual(EQUAL);
});

test.each<[what: string, statement: string, rule: keyof typeof EQUAL, named: () => object]>([
  [
    'a tender',
    'update transaction_channels set amount = amount + 1',
    'TENDERS_EQUAL_DUE',
    () => ({ transaction_no: sale.transaction_no, transaction_id: sale.id, branch_id: shop.branchId }),
  ],
  [
    'a balance',
    'update members set points = points + 1',
    'LEDGER_EQUALS_BALANCES',
    () => ({ member_id: shop.memberId, transaction_id: null }),
  ],
  [
    'a month',
    'update monthly_sales set revenue = revenue + 1',
    'ROLLUPS_EQUAL_SALES',
    () => ({ branch_id: shop.branchId, transaction_id: null }),
  ],
  [
    'a rollup',
    'update daily_sales set revenue = revenue + 1',
    'ROLLUPS_EQUAL_SALES',
    () => ({ branch_id: shop.branchId, transaction_id: null }),
  ],
])('%s that was changed makes its own rule red, and names where', async (_, statement, rule, named) => {
  await broken(statement, async () => {
    const checks = await proof();
    const red = checks.filter(({ state }) => state === 'DIFFERENT').map((check) => check.rule);
    // Rollups contain tenders too.
    expect(red.filter((one) => one !== 'ROLLUPS_EQUAL_SALES' || rule === one)).toEqual([rule]);
    const found = checks.find((check) => check.rule === rule);
    expect(found?.count).toBe(found?.faults.length);
    expect(found?.faults).toContainEqual(expect.objectContaining(named()));
    if (rule !== 'LEDGER_EQUALS_BALANCES') expect(states(await proof('?to=2020-12-31'))).toEqual(EQUAL);
  });
});

test('S12 a user who may not see sales or members reads how many are wrong, not which', async () => {
  const [other, unprivileged] = [await tests.openShop(10), await tests.openShop()];
  await tests.rows(other, "update merchant_users set branch_ids = '{}'");
  await may(other, 'Business_Insight');
  const look = async () => {
    const ledger = (await proof('', other)).find(({ rule }) => rule === 'LEDGER_EQUALS_BALANCES');
    expect(ledger).toMatchObject({ state: 'DIFFERENT', faults: [] });
    expect(ledger?.count).toBeGreaterThan(0);
  };
  await broken('update members set points = points + 1', look, other);
  await may(unprivileged);
  expect((await tests.call(unprivileged, 'GET', 'stat/proof')).body.code).toBe('PERMISSION');
});

test('what was not checked in time is reported as not checked, never as right', async () => {
  const period = { from: '2020-01-01', to: '2999-12-31', type: 'All', branchIds: null } as const;
  await owner.query('begin; lock table point_entries in access exclusive mode');
  try {
    const { signal } = new AbortController();
    const checks = await readProof(tests.context.database, shop.session, period, signal, 300);
    expect(states(checks)).toEqual({ ...EQUAL, LEDGER_EQUALS_BALANCES: 'NOT_CHECKED' });
  } finally {
    await owner.query('rollback');
  }
});
