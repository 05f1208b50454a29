import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { forgetOld } from '../forgetOld.ts';
import { OFFER_PIN, PASSWORD } from '../testing/fixtures.ts';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;
let cashier: string;

beforeAll(async () => {
  [owner, cashier] = await Promise.all([gateway.signIn('owner'), gateway.signIn('cashier')]);
});

const rows = (text: string, values: unknown[] = []) =>
  gateway.database.withRealm(gateway.realm.id, async (client) => (await client.query(text, values)).rows);
const history = async (type: string, id: string, token = owner) =>
  gateway.send('GET', '/changes', { token, query: { record: type, record_id: id } });
const versionOf = async (table: string, id: string) =>
  (await rows(`select version from ${table} where id = $1`, [id]))[0].version as number;

test('a saved record shows who changed which field from what to what, and from where', async () => {
  const { coffee, drinks, food } = gateway.realm.ids;
  const before = (await rows('select retail_price, name from products where id = $1', [coffee]))[0];
  const body = {
    retail_price: 51.5,
    category_id: food,
    sub_category_id: null,
    __v: await versionOf('products', coffee),
  };
  expect((await gateway.send('PATCH', `/products/${coffee}`, { token: owner, body })).status).toBe(200);
  const { changes } = (await history('Product', coffee)).body.payload;
  const [latest] = changes.result;
  expect(latest).toMatchObject({
    action: 'updated',
    type: 'Product',
    record_id: coffee,
    record_name: before.name,
    set: { source: 'save', username: 'owner', address: '127.0.0.1', reverts_id: null, reverted_by_id: null },
  });
  const fields = Object.fromEntries(latest.fields.map((field: { field: string }) => [field.field, field]));
  expect(fields.retailPrice).toMatchObject({
    kind: 'money',
    before: { json: String(before.retail_price / 100) },
    after: { json: '51.5' },
  });
  expect(fields.categoryId).toMatchObject({
    kind: 'reference',
    before: { json: `"${drinks}"` },
    after: { json: `"${food}"` },
  });
  expect(fields.categoryId.after.text).not.toBe(food);
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['retailPrice', 'categoryId']));
  expect(fields.name).toBeUndefined();
});

test.each([
  ['the screens', { 'client-name': 'web' }, 'web'],
  ['another program', { 'client-name': 'stock-sync' }, 'stock-sync'],
  ['one that gives no name', {}, 'api'],
  ['one whose name is none', { 'client-name': 'a b<c>' }, 'api'],
])('a change of %s says so', async (_, headers, client) => {
  const { cake } = gateway.realm.ids;
  const price = (await rows('select retail_price from products where id = $1', [cake]))[0].retail_price / 100;
  const body = { retail_price: price + 1, __v: await versionOf('products', cake) };
  await gateway.send('PATCH', `/products/${cake}`, { token: owner, headers, body });
  const { changes } = (await history('Product', cake)).body.payload;
  expect(changes.result[0].set).toMatchObject({ client, username: 'owner' });
});

test('what a product cost on a day is every price that it had that day', async () => {
  const { tea } = gateway.realm.ids;
  const prices = [10, 20, 30];
  for (const retail_price of prices) {
    const body = { retail_price, __v: await versionOf('products', tea) };
    await gateway.send('PATCH', `/products/${tea}`, { token: owner, body });
  }
  const day = (await rows(`select (now() at time zone 'Asia/Bangkok')::date::text as day`))[0].day;
  const query = { record: 'Product', record_id: tea, field: 'retailPrice', day };
  const { values } = (await gateway.send('GET', '/changes/values', { token: owner, query })).body.payload;
  expect(values.at(-1)).toMatchObject({ known: true, value: { json: '30' } });
  expect(values.slice(-3).map(({ value }: { value: { json: string } }) => value.json)).toEqual(['10', '20', '30']);
  expect(values[0].known).toBe(false);
});

test('the latest sets of the shop, by person, kind and day', async () => {
  const all = (await gateway.send('GET', '/change-sets', { token: owner })).body.payload.change_sets;
  expect(all.result[0]).toMatchObject({
    set: { source: 'save', username: 'owner' },
    counts: [{ type: 'Product', count: 1 }],
  });
  const others = { user_id: gateway.realm.ids.cashier };
  const theirs = (await gateway.send('GET', '/change-sets', { token: owner, query: others })).body.payload.change_sets;
  expect(theirs).toEqual({ total: [{ count: 0 }], result: [] });
});

describe('rights', () => {
  test('a user who may not write a record has no history of it', async () => {
    expect((await history('Product', gateway.realm.ids.coffee, cashier)).body.code).toBe('PERMISSION');
    expect((await gateway.send('GET', '/change-sets', { token: cashier })).body.code).toBe('PERMISSION');
  });

  test('changes of another realm are not there', async () => {
    const foreigner = await gateway.signIn('owner', gateway.otherRealm.code);
    const { changes } = (await history('Product', gateway.realm.ids.coffee, foreigner)).body.payload;
    expect(changes).toEqual({ total: [{ count: 0 }], result: [] });
  });

  test('a user of some branches sees changes of the records of these alone, where their list shows no others', async () => {
    const { ari, bangRak, cashierRole, cashier: who } = gateway.realm.ids;
    const targets = await Promise.all(
      [ari, bangRak, null].map(async (branch_id, at) => {
        const body = { month: `2031-0${at + 1}`, amount: 1_000 + at, branch_id };
        return (await gateway.send('POST', '/revenue-targets', { token: owner, body })).body.data.id as string;
      }),
    );
    const [own, other, shop] = targets as [string, string, string];
    expect((await gateway.send('DELETE', `/revenue-targets/${other}`, { token: owner })).status).toBe(200);
    const rights = ['Setting', 'Stock'].map((page) => ({
      object_code: `Page.Merchant.Management.${page}`,
      action_codes: ['Read', 'Write'],
    }));
    const role = "insert into merchant_roles (name, authorizes) values ('Of Ari', $1) returning id";
    const [{ id: roleId }] = await rows(role, [JSON.stringify(rights)]);
    await rows('update merchant_users set role_id = $2 where id = $1', [who, roleId]);
    const token = await gateway.signIn('cashier');
    const counts = async (id: string) =>
      (await history('RevenueTarget', id, token)).body.payload.changes.total[0].count;
    expect([await counts(own), await counts(other), await counts(shop)]).toEqual([1, 0, 0]);

    const query = { record: 'RevenueTarget' };
    const { change_sets: earlier } = (await gateway.send('GET', '/change-sets', { token, query })).body.payload;
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form.
    expect(earlier.result.map(({ changes }: any) => changes.map((one: any) => one.record_id))).toEqual([[own]]);
    const [{ set_id }] = await rows('select set_id from changes where record_id = $1 and after is null', [other]);
    expect((await gateway.send('GET', '/changes', { token, query: { set_id } })).status).toBe(404);
    expect((await gateway.send('POST', `/change-sets/${set_id}/revert`, { token, body: {} })).status).toBe(404);
    const day = {
      ...query,
      record_id: shop,
      field: 'amount',
      day: (await rows(`select current_date::text as day`))[0].day,
    };
    expect((await gateway.send('GET', '/changes/values', { token, query: day })).body.payload.values).toEqual([]);
    await rows('update merchant_users set role_id = $2 where id = $1', [who, cashierRole]);
  });
});

test('of a secret it is recorded that it changed, and nothing else', async () => {
  const { locked, cashier: user } = gateway.realm.ids;
  const pin = '8642';
  const offer = { authorize_pin: pin, __v: await versionOf('offers', locked) };
  expect((await gateway.send('PATCH', `/offers/${locked}`, { token: owner, body: offer })).status).toBe(200);
  const password = 'quite another horse';
  await gateway.send('PATCH', `/merchant-users/${user}/password`, { token: owner, body: { password } });
  const codes = {
    authorize_code: { adjust: '97531', void: '13579' },
    __v: await versionOf('merchant_settings', (await rows('select id from merchant_settings'))[0].id),
  };
  expect((await gateway.send('PATCH', '/merchant-setting/self', { token: owner, body: codes })).status).toBe(200);
  const [kept] = await rows(`select string_agg(c::text, ' ') as all from changes c`);
  for (const secret of [pin, OFFER_PIN, PASSWORD, password, '97531', '13579', '$argon2'])
    expect(kept.all).not.toContain(`"${secret}`);
  expect(kept.all).not.toContain('$argon2');
  const [latest] = (await history('Offer', locked)).body.payload.changes.result;
  expect(latest.fields).toEqual([{ field: 'authorizePin', kind: 'secret', before: null, after: null }]);
  const [setting] = (await history('MerchantSetting', 'self')).body.payload.changes.result;
  expect(setting.fields.map(({ kind }: { kind: string }) => kind)).toEqual(['secret', 'secret']);
});

test('a write that cannot be recorded is not made', async () => {
  const { cake } = gateway.realm.ids;
  const version = await versionOf('products', cake);
  await gateway.database.system(() => Promise.resolve());
  const write = gateway.database.inTransaction(
    gateway.realm.id,
    (client) => client.query('update products set name = $2, version = version + 1 where id = $1', [cake, 'Other']),
    { by: { source: 'nothing' as never, user_id: null, username: null, address: '', client: 'api', branch_id: null } },
  );
  await expect(write).rejects.toThrow('comes by no way');
  expect(await versionOf('products', cake)).toBe(version);
});

test('what is recorded cannot be changed or taken away', async () => {
  await expect(rows('update changes set after = null')).rejects.toThrow('append-only');
  await expect(rows('delete from change_sets')).rejects.toThrow('append-only');
});

test('a save that changes nothing is no change', async () => {
  const { cake } = gateway.realm.ids;
  const before = await rows('select count(*) from changes');
  const [product] = await rows('select name from products where id = $1', [cake]);
  const body = { name: product.name, __v: await versionOf('products', cake) };
  expect((await gateway.send('PATCH', `/products/${cake}`, { token: owner, body })).status).toBe(200);
  expect(await rows('select count(*) from changes')).toEqual(before);
});

test('changes of more than 400 days ago are forgotten, younger ones never', async () => {
  const { realm, databaseUrl, database } = gateway;
  const owning = new pg.Client({ connectionString: databaseUrl });
  await owning.connect();
  const old = "now() - interval '401 days'";
  // Inserted by the owner of the tables, as a shop cannot write old changes.
  const created = await owning.query<{ set_id: string }>(
    `insert into changes (realm_id, set_id, record, record_id, after, time, source)
      values ($1, new_id(), 'products', $2, '{}', ${old}, 'save') returning set_id`,
    [realm.id, realm.ids.coffee],
  );
  const id = created.rows[0]?.set_id;
  await owning.end();
  const before = (await rows('select count(*)::int as n from changes'))[0].n;
  await forgetOld(database);
  expect((await rows('select count(*)::int as n from changes'))[0].n).toBe(before - 1);
  expect(await rows('select 1 from change_sets where id = $1', [id])).toEqual([]);
});
