import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitBeforeReady } from '../testing/splitBeforeReady.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { type Database, openDatabase, parseInteger } from './pool.ts';

describe.each([
  ['direct', undefined, false],
  ['behind a transaction pooler', 2, false],
  ['behind a transaction pooler that keeps names', 2, true],
])('%s', (_, pooledOver, keepsNames) => {
  let testDatabase: TestDatabase;
  let database: Database;
  const realms = { own: '', other: '' };

  beforeAll(async () => {
    testDatabase = await startTestDatabase({ pooledOver, keepsNames });
    // A single connection, so that every caller gets the same one.
    database = openDatabase(testDatabase.servedUrl, { size: 1 });
    for (const code of ['own', 'other'] as const) {
      const added = await database.system((client) =>
        client.query<{ id: string }>('insert into realms (code, name) values ($1, $1) returning id', [code]),
      );
      realms[code] = added.rows[0]?.id ?? '';
      await database.withRealm(realms[code], (client) =>
        client.query("insert into menus (code, name) values ('a', $1)", [code]),
      );
    }
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.close();
  });

  const menuNames = (realmId: string) =>
    database.withRealm(realmId, async (client) =>
      (await client.query<{ name: string }>('select name from menus')).rows.map((row) => row.name),
    );

  test('a statement that may take only so long is ended by then, and the next one on its connection has no such limit', async () => {
    const sleep = (seconds: number) => `select pg_sleep(${seconds}), name from menus`;
    const limited = { longestMs: 20 };
    const outOfTime = expect.objectContaining({ code: '57014' });
    const { own } = realms;
    await expect(database.withRealm(own, (client) => client.query(sleep(5)), limited)).rejects.toEqual(outOfTime);
    expect(await menuNames(own)).toEqual(['own']);
    const second = database.inTransaction(
      own,
      async (client) => {
        await client.query('select 1');
        await client.query(sleep(5));
      },
      { snapshot: true, ...limited },
    );
    await expect(second).rejects.toEqual(outOfTime);
    const { rows } = await database.withRealm(own, (client) => client.query(sleep(0.05)));
    expect(rows).toMatchObject([{ name: 'own' }]);
  });

  test('a statement with a name is parsed once for each connection, where every connection knows it', async () => {
    const text = "select name from pg_prepared_statements where statement like '%pg_prepared%'";
    const prepared: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const { rowCount } = await database.withRealm(realms.own, (client) => client.query({ name: 'prepared', text }));
      prepared.push(rowCount ?? 0);
    }
    const isPrepared = pooledOver === undefined || keepsNames;
    expect(prepared).toEqual(isPrepared ? [1, 1, 1] : [0, 0, 0]);
  });

  test('a realm sees only its own rows, also when connections change hands', async () => {
    expect(await menuNames(realms.own)).toEqual(['own']);
    expect(await menuNames(realms.other)).toEqual(['other']);
    expect(await menuNames(realms.own)).toEqual(['own']);
  });

  test('without a realm nothing of any realm is visible', async () => {
    const answer = await database.system((client) => client.query('select 1 from menus'));
    expect(answer.rowCount).toBe(0);
  });

  test('a row of another realm cannot be written', async () => {
    const write = database.withRealm(realms.own, (client) =>
      client.query("insert into menus (realm_id, code, name) values ($1, 'b', 'b')", [realms.other]),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });

  test.each(['withRealm', 'inTransaction'] as const)(
    'every statement acts as a role that does not bypass row-level security (%s)',
    async (way) => {
      const roles = await database[way](realms.own, async (client) => {
        const text = 'select current_user as name, rolsuper, rolbypassrls from pg_roles where rolname = current_user';
        return [(await client.query(text)).rows[0], (await client.query({ name: 'who', text })).rows[0]];
      });
      const role = { name: 'taem_app', rolsuper: false, rolbypassrls: false };
      expect(roles).toEqual([role, role]);
    },
  );

  test('a transaction that throws leaves nothing behind and its connection is usable', async () => {
    const work = database.inTransaction(realms.own, async (client) => {
      await client.query("insert into menus (code, name) values ('c', 'c')");
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(await menuNames(realms.own)).toEqual(['own']);
  });

  test('a transaction whose failed statement went unnoticed does not count as done', async () => {
    const work = database.inTransaction(realms.own, async (client) => {
      await client.query("insert into menus (code, name) values ('c', 'c')");
      await client.query('select 1 / 0').catch(() => undefined);
    });
    await expect(work).rejects.toThrow(/rolled back/);
    expect(await menuNames(realms.own)).toEqual(['own']);
  });

  test.each(['throws', 'returns'])(
    'a transaction left open by work that %s never reaches another user',
    async (end) => {
      const work = database.withRealm(realms.own, async (client) => {
        await client.query('begin');
        await client.query("insert into menus (code, name) values ('c', 'c')");
        if (end === 'throws') throw new Error('refused');
      });
      await (end === 'throws' ? expect(work).rejects.toThrow('refused') : work);
      expect(await menuNames(realms.other)).toEqual(['other']);
      expect(await menuNames(realms.own)).toEqual(['own']);
    },
  );

  test.each(['withRealm', 'inTransaction'] as const)(
    'a statement that no one waits for never runs for the next one (%s)',
    async (way) => {
      let late: Promise<unknown> = Promise.resolve();
      await database[way](realms.own, async (client) => {
        const stray = client.query('select pg_sleep(0.05)');
        late = stray.then(() => client.query('begin')).catch((error) => error);
      }).catch(() => undefined);
      expect(await menuNames(realms.other)).toEqual(['other']);
      expect(String(await late)).toMatch(/ended|terminated|closed/i);
      expect(await menuNames(realms.other)).toEqual(['other']);
    },
  );

  test('a snapshot sees one moment and writes nothing', async () => {
    const write = (text: string) =>
      database.inTransaction(realms.own, (client) => client.query(text), { snapshot: true });
    const level = await write("select current_setting('transaction_isolation') as level");
    expect(level.rows).toEqual([{ level: 'repeatable read' }]);
    await expect(write("insert into menus (code, name) values ('d', 'd')")).rejects.toThrow(/read-only/);
  });

  test('a statement that fails before anything else did fails again and again with its own reason', async () => {
    const named = () =>
      database.inTransaction(realms.own, (client) => client.query({ name: 'broken', text: 'select nothing from no' }));
    await expect(named()).rejects.toThrow(/"no" does not exist/);
    await expect(named()).rejects.toThrow(/"no" does not exist/);
    expect(await menuNames(realms.own)).toEqual(['own']);
  });

  test('a connection that the server ends in the middle of a statement fails that statement only', async () => {
    await letConnectionsEnd(testDatabase.url);
    const slow = database.withRealm(realms.own, async (client) => {
      await client.query('begin');
      return client.query('select end_connection()');
    });
    await expect(slow).rejects.toThrow('terminating connection');
    expect(await menuNames(realms.own)).toEqual(['own']);
  });
});

/** Adds a function that ends the caller's connection: the product's own role may not do that. */
async function letConnectionsEnd(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`create function end_connection() returns void language plpgsql security definer as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); end $$`);
  await owner.end();
}

test('an integer that a number cannot hold is refused, not rounded', () => {
  expect(parseInteger('9007199254740991')).toBe(9007199254740991);
  expect(() => parseInteger('9007199254740993')).toThrow(RangeError);
});

test('a connection that the server ended is never handed out again, however late its end is noticed', async () => {
  const testDatabase = await startTestDatabase();
  const slow = await splitBeforeReady(testDatabase.servedUrl);
  const database = openDatabase(slow.url, { size: 1 });
  await letConnectionsEnd(testDatabase.url);
  const ended = database.system((client) => client.query('select end_connection()'));
  await expect(ended).rejects.toThrow('terminating connection');
  const next = await database.system((client) => client.query('select 1 as one'));
  expect(next.rows).toEqual([{ one: 1 }]);
  await database.close();
  await slow.close();
  await testDatabase.close();
});

test('a connection whose first statement failed is rolled back before someone else gets it, however slowly the answer comes', async () => {
  const testDatabase = await startTestDatabase();
  const slow = await splitBeforeReady(testDatabase.servedUrl);
  const database = openDatabase(slow.url, { size: 1 });
  const failing = database.inTransaction('', (client) => client.query('select 1 / 0'));
  await expect(failing).rejects.toThrow('division by zero');
  const next = await database.system((client) => client.query('select 1 as one'));
  expect(next.rows).toEqual([{ one: 1 }]);
  await database.close();
  await slow.close();
  await testDatabase.close();
});
