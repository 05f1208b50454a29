import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
import { type ReversalTests, startReversalTests } from '../testing/startReversalTests.ts';
import type { TestShop } from '../testing/testShop.ts';
import { holdCodes } from './prepareBranch.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const RIGHTS = ['Branch', 'Setting'].map((page) => ({
  object_code: `Page.Merchant.Management.${page}`,
  action_codes: ['Read', 'Write'],
}));

/** Calls of a manager who works in all branches and may change the settings. */
function managing(shop: TestShop) {
  const call = (method: string, path: string, body?: object) => tests.call(shop, method as 'POST', path, body);
  return {
    call,
    async begin() {
      await tests.rows(shop, "update merchant_users set branch_ids = '{}'");
      await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify(RIGHTS)]);
    },
    async set(configuration: object) {
      const { __v } = (await call('GET', 'merchant-setting/self')).body.payload.merchant_config;
      return call('PATCH', 'merchant-setting/self', { configuration, __v });
    },
    addBranch: (branch: object) =>
      call('POST', 'merchant-branches', {
        ...{ name: 'Kiosk', address: 'x', phone: '+66-81-234-5678', email: 'a@b.co' },
        ...branch,
      }),
    addTill: (code: string) => call('POST', 'tills', { code, name: 'Bar', branch_id: shop.branchId }),
    async change(path: string, id: string, values: object) {
      const [{ __v }] = (await tests.rows<{ __v: number }>(
        shop,
        `select version as __v from ${path.replace('-', '_')} where id = $1`,
        [id],
      )) as [{ __v: number }];
      return call('PATCH', `${path}/${id}`, { ...values, __v });
    },
  };
}

const brief = ({ status, body }: { status: number; body: { message: unknown } }) =>
  status === 200
    ? 200
    : (body.message as { path: string; message: string }[]).map(({ path, message }) => `${path}: ${message}`);
const CLASH = 'Branch A01-K1 and till K1 of branch A01 would print the same tax document numbers';

test('issue 36 codes by which two branches would print one tax number are refused whatever the mode is, also where one is brought back', async () => {
  const shop = await openTaxedShop(tests);
  const manager = managing(shop);
  await manager.begin();
  await tests.sell(shop, { coffee: 1 });
  expect(brief(await manager.set({ tax_mode: 'NONE' }))).toBe(200);
  const added = await manager.addTill('k1');
  expect(brief(await manager.addBranch({ code: 'A01-K1', tax_branch_no: '00002' }))).toEqual([`code: ${CLASH}`]);
  expect(brief(await manager.call('DELETE', `tills/${added.body.payload.id}`))).toBe(200);
  expect(brief(await manager.addBranch({ code: 'A01-K1', tax_branch_no: '00002' }))).toBe(200);
  expect(brief(await manager.addTill('K1'))).toEqual([`code: ${CLASH}`]);
  const [set] = await tests.rows<{ set_id: string }>(
    shop,
    "select set_id from changes where record = 'tills' and after is null",
  );
  const undone = await manager.call('POST', `change-sets/${set?.set_id}/revert`, {});
  const run = () => manager.call('GET', `change-runs/${undone.body.payload.id}`);
  await expect
    .poll(async () => (await run()).body.payload, { timeout: 20_000 })
    .toMatchObject({ state: 'done', changed: 0, left: [{ reason: 'RULE' }] });
  expect(JSON.stringify((await run()).body.payload.left)).toContain(CLASH);
  expect(await tests.rows(shop, 'select code from tills')).toEqual([]);
  expect(brief(await manager.set({ tax_mode: 'INCLUDED' }))).toBe(200);
});

test('issue 36 a shop with two clashing codes from before they were refused can save all else, and issues by one of them alone', async () => {
  const shop = await openTaxedShop(tests);
  const manager = managing(shop);
  await manager.begin();
  await tests.rows(shop, "insert into tills (branch_id, code, name) values ($1, 'K1', 'Bar')", [shop.branchId]);
  await tests.rows(shop, "update merchant_branches set code = 'A01-K1' where id = $1", [shop.otherBranchId]);
  await tests.sell(shop, { coffee: 1 });
  expect(brief(await manager.change('merchant-branches', shop.branchId, { phone: '+66-81-234-5678' }))).toBe(200);
  expect(brief(await manager.set({ receipt_foot: 'Thank you' }))).toBe(200);
  expect(brief(await manager.addTill('Z9'))).toBe(200);

  expect(brief(await manager.set({ tax_mode: 'NONE' }))).toBe(200);
  expect(brief(await manager.set({ tax_mode: 'INCLUDED' }))).toEqual([`configuration.tax_mode: ${CLASH}`]);
  expect(brief(await manager.change('merchant-branches', shop.otherBranchId, { status: 'Inactive' }))).toBe(200);
  expect(brief(await manager.set({ tax_mode: 'INCLUDED' }))).toBe(200);
  expect(brief(await manager.change('merchant-branches', shop.otherBranchId, { status: 'Active' }))).toEqual([
    `status: ${CLASH}`,
  ]);
});

test('issue 36 tax invoices and a branch without its number never come to be at one moment; the refusal names the branch, and all else can be saved', async () => {
  const shop = await tests.openShop();
  const manager = managing(shop);
  await manager.begin();
  await tests.rows(
    shop,
    "update merchant_branches set tax_branch_no = case code when 'A01' then '00000' else '00001' end",
  );
  const numberless = "select 1 from merchant_branches where status = 'Active' and tax_branch_no is null";
  for (let round = 1; round <= 6; round += 1) {
    const on = { tax_mode: 'INCLUDED', tax_id: '0105536000313', tax_address: '1 Rama I' };
    const answers = await Promise.all([manager.set(on), manager.addBranch({ code: `N${round}` })]);
    const [one, two] = answers.map(brief);
    expect([one, two].filter((answer) => answer !== 200)).toEqual([
      one === 200
        ? [`tax_branch_no: Tax invoices need the VAT branch number of: Kiosk (N${round})`]
        : [`configuration.tax_mode: Tax invoices need the VAT branch number of: Kiosk (N${round})`],
    ]);
    await manager.set({ tax_mode: 'NONE' });
    await tests.rows(shop, "delete from merchant_branches where name = 'Kiosk'");
  }
  await tests.rows(shop, "update merchant_branches set tax_branch_no = null where code = 'B02'");
  expect(await tests.rows(shop, numberless)).toHaveLength(1);
  await tests.rows(shop, "update merchant_settings set tax_mode = 'INCLUDED', tax_id = '0105536000313'");
  expect(brief(await manager.set({ receipt_foot: 'Hi' }))).toBe(200);
});

test('issue 36 a branch of two with one VAT branch number from before comes back after it was closed, and none joins them', async () => {
  const shop = await openTaxedShop(tests);
  const manager = managing(shop);
  await manager.begin();
  await tests.rows(shop, "update merchant_branches set tax_branch_no = '00000'");
  const change = (values: object) => manager.change('merchant-branches', shop.otherBranchId, values);
  expect(brief(await change({ status: 'Inactive' }))).toBe(200);
  expect(brief(await change({ status: 'Active' }))).toBe(200);
  expect(brief(await change({ tax_branch_no: '00007' }))).toBe(200);
  const refused = /^tax_branch_no: Several branches have one VAT branch number: /;
  expect(brief(await change({ tax_branch_no: '00000' }))).toEqual([expect.stringMatching(refused)]);
  expect(brief(await manager.addBranch({ code: 'N1', tax_branch_no: '00007' }))).toEqual([
    expect.stringMatching(refused),
  ]);
});

test('issue 36 VAT branch numbers that were entered the wrong way round are put right while one branch is closed, as docs/tax.md says', async () => {
  const shop = await openTaxedShop(tests);
  const manager = managing(shop);
  await manager.begin();
  const change = (id: string, values: object) => manager.change('merchant-branches', id, values);
  expect(brief(await change(shop.otherBranchId, { status: 'Inactive' }))).toBe(200);
  expect(brief(await change(shop.branchId, { tax_branch_no: '00001' }))).toBe(200);
  expect(brief(await change(shop.otherBranchId, { tax_branch_no: '00000', status: 'Active' }))).toBe(200);
  expect(await tests.rows(shop, 'select tax_branch_no, status from merchant_branches order by code')).toEqual([
    { tax_branch_no: '00001', status: 'Active' },
    { tax_branch_no: '00000', status: 'Active' },
  ]);
});

describe('issue 36 a write that tax documents depend on waits for the one before without holding its record', () => {
  const setsOf = (shop: TestShop) =>
    tests.rows<{ id: string }>(
      shop,
      "select max(set_id::text) as id from changes where record = 'tills' and before is not null",
    );

  test('in every way of writing', async () => {
    const shop = await openTaxedShop(tests);
    const manager = managing(shop);
    await manager.begin();
    const till = (await manager.addTill('K1')).body.payload.id;
    expect(brief(await manager.change('tills', till, { name: 'Door' }))).toBe(200);
    const [set] = await setsOf(shop);
    const bulk = { record: 'Till', ids: [till], field: 'status', action: { kind: 'SET', value: 'Inactive' } };
    const ways = {
      change: () => manager.change('tills', till, { registration_number: 'E1' }),
      bulk: () => manager.call('POST', 'bulk-edits', bulk),
      undo: () => manager.call('POST', `change-sets/${set?.id}/revert`, {}),
      removal: () => manager.call('DELETE', `tills/${till}`),
    };
    const holder = await tests.context.database.openConnection();
    onTestFinished(() => holder.end());
    for (const [way, write] of Object.entries(ways)) {
      await holder.query(`begin; set local app.realm_id = '${shop.session.realmId}'`);
      await holdCodes(holder, shop.session.realmId);
      const written = write();
      const waits = "select from pg_stat_activity where wait_event = 'advisory' and datname = current_database()";
      await expect.poll(async () => (await holder.query(waits)).rowCount, { message: way }).toBe(1);
      const free = await holder.query('select from tills where id = $1 for update skip locked', [till]);
      await holder.query('commit');
      expect([way, free.rowCount]).toEqual([way, 1]);
      const { status, body } = await written;
      expect([way, status]).toEqual([way, 200]);
      const run = () => manager.call('GET', `change-runs/${body.payload.id}`);
      const done = { state: 'done', changed: 1 };
      if (body.payload.state) await expect.poll(async () => (await run()).body.payload).toMatchObject(done);
    }
  });

  test('so one who changes a till and one who removes it are both answered', async () => {
    const shop = await openTaxedShop(tests);
    const manager = managing(shop);
    await manager.begin();
    for (let round = 1; round <= 6; round += 1) {
      const till = (await manager.addTill(`X${round}`)).body.payload.id;
      const [changed, removed] = await Promise.all([
        manager.call('PATCH', `tills/${till}`, { name: 'Door', __v: 0 }),
        manager.call('DELETE', `tills/${till}`),
      ]);
      expect(removed.status).toBe(200);
      expect([200, 404]).toContain(changed.status);
    }
  });
});
