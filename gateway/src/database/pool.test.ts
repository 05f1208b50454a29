import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { parseInteger } from './pool.ts';

let test_: TestDatabase;
const realms = { own: '', other: '' };

beforeAll(async () => {
  test_ = await startTestDatabase({ size: 1 });
  for (const code of ['own', 'other'] as const) {
    realms[code] = await test_.database.system(async (client) => {
      const answer = await client.query<{ id: string }>(
        'insert into realms (code, name) values ($1, $1) returning id',
        [code],
      );
      return answer.rows[0]?.id ?? '';
    });
    await test_.database.withRealm(realms[code], (client) =>
      client.query("insert into menus (code, name) values ('a', $1)", [code]),
    );
  }
});
afterAll(() => test_.close());

const menuNames = (realmId: string) =>
  test_.database.withRealm(realmId, async (client) =>
    (await client.query<{ name: string }>('select name from menus')).rows.map((row) => row.name),
  );

test('a realm sees only its own rows, also when connections change hands', async () => {
  expect(await menuNames(realms.own)).toEqual(['own']);
  expect(await menuNames(realms.other)).toEqual(['other']);
  expect(await menuNames(realms.own)).toEqual(['own']);
});

test('without a realm nothing of any realm is visible', async () => {
  const rows = await test_.database.system(async (client) => (await client.query('select 1 from menus')).rowCount);
  expect(rows).toBe(0);
});

test('a row of another realm cannot be written', async () => {
  const write = test_.database.withRealm(realms.own, (client) =>
    client.query("insert into menus (realm_id, code, name) values ($1, 'b', 'b')", [realms.other]),
  );
  await expect(write).rejects.toThrow(/row-level security/);
});

test('requests act as a role that does not bypass row-level security', async () => {
  const role = await test_.database.system(
    async (client) =>
      (
        await client.query(
          'select current_user as name, rolsuper, rolbypassrls from pg_roles where rolname = current_user',
        )
      ).rows[0],
  );
  expect(role).toEqual({ name: 'taem_app', rolsuper: false, rolbypassrls: false });
});

test('a transaction that throws leaves nothing behind and its connection is usable', async () => {
  const work = test_.database.inTransaction(realms.own, async (client) => {
    await client.query("insert into menus (code, name) values ('c', 'c')");
    throw new Error('refused');
  });
  await expect(work).rejects.toThrow('refused');
  expect(await menuNames(realms.own)).toEqual(['own']);
});

test('a transaction left open by single statements never leaks into the next request', async () => {
  const work = test_.database.withRealm(realms.own, async (client) => {
    await client.query('begin');
    throw new Error('refused');
  });
  await expect(work).rejects.toThrow('refused');
  expect(await menuNames(realms.other)).toEqual(['other']);
});

test('an integer that a number cannot hold is refused, not rounded', () => {
  expect(parseInteger('9007199254740991')).toBe(9007199254740991);
  expect(() => parseInteger('9007199254740993')).toThrow(RangeError);
});

test('a connection that the server ends in the middle of a statement fails that statement only', async () => {
  const slow = test_.database.withRealm(realms.own, async (client) => {
    await client.query('begin');
    return client.query('select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(slow).rejects.toThrow();
  expect(await menuNames(realms.own)).toEqual(['own']);
});
