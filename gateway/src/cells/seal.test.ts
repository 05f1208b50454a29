import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inOpenRealms } from '../database/inOpenRealms.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { isStillAllowed } from '../http/isStillAllowed.ts';
import { queueMessage } from '../messages/queueMessage.ts';
import type { Sender } from '../messages/Sender.ts';
import { startOutbox } from '../messages/startOutbox.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import { compareAll } from './compareRealm.ts';
import { PRIMARY_KEYS } from './followWrites.ts';
import { giveBackLeft } from './giveBackLeft.ts';
import { holdMove } from './journal.ts';
import type { Cell } from './openCells.ts';
import { openReader, type Reader } from './openReader.ts';
import { realmTables } from './realmTables.ts';
import { IDENTITIES, SHARED_LISTS } from './refuseMove.ts';
import { holdMessages, prepareSeal, removeSeal, sealRealm } from './sealRealm.ts';

let gateway: TestGateway;
let cell: Cell;
let tokens: { own: string; other: string };

beforeAll(async () => {
  gateway = await startTestGateway();
  const { databaseUrl: url, realm, otherRealm } = gateway;
  cell = { name: 'north', url, client: new pg.Client({ connectionString: url }) };
  await cell.client.connect();
  tokens = { own: await gateway.signIn('owner', realm.code), other: await gateway.signIn('owner', otherRealm.code) };
});
afterAll(async () => {
  await cell.client.end();
  await gateway.close();
});
afterEach(async () => {
  await cell.client.query('delete from cell_moves');
  await removeSeal(cell, gateway.realm.id, signal);
});
const { signal } = new AbortController();

async function begin(isSealed: boolean): Promise<void> {
  const { id, code } = gateway.realm;
  await cell.client.query(
    `insert into cell_moves (id, code, side, other_cell, step, is_sealed, holds_messages)
     values ($1, $2, 'source', 'south', 'copying', $3, $3)`,
    [id, code, isSealed],
  );
  await prepareSeal(cell, id, signal);
}

const write = (token: string, name: string) =>
  gateway.send('POST', '/suppliers', { token, body: { name, status: 'Active' } });

describe('a shop that is sealed', () => {
  it('is answered what it asks, and 503 with Retry-After for what it writes; other shops write, the gateway is ready', async () => {
    await begin(true);
    const refused = await write(tokens.own, 'refused');
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'SHOP_MOVING', '1']);
    expect((await gateway.send('GET', '/suppliers', { token: tokens.own })).status).toBe(200);
    expect((await write(tokens.other, 'written')).status).toBe(200);
    expect((await gateway.app.inject('/readyz')).statusCode).toBe(200);
    await cell.client.query('delete from cell_moves');
    expect((await write(tokens.own, 'again')).status).toBe(200);
  });

  it('is left alone by what goes through all shops, and holds up no other where that is seen late', async () => {
    const { realm, otherRealm, context } = gateway;
    const both = [realm.id, otherRealm.id].sort();
    const reached: string[] = [];
    const run = inOpenRealms(context.database, async (id) => {
      reached.push(id);
      if (id === both[0]) throw new Error('sealed meanwhile');
    });
    await expect(run).rejects.toThrow('sealed meanwhile');
    expect(reached).toEqual(both);
    await begin(true);
    await inOpenRealms(context.database, async (id) => void reached.push(id));
    expect(reached.slice(2)).toEqual([otherRealm.id]);
  });

  it('sends no messages, and all of them once it is open', async () => {
    await begin(false);
    await holdMessages(cell, gateway.realm.id, signal);
    for (const { id, code } of [gateway.realm, gateway.otherRealm]) {
      await gateway.context.database.inTransaction(id, (client) =>
        queueMessage(client, { channel: 'sms', recipient: code, content: { text: 'x' }, usefulMinutes: 60 }),
      );
    }
    const sent: string[] = [];
    const sender: Sender = { send: async ({ recipient }) => void sent.push(recipient), close: () => undefined };
    const outbox = await startOutbox(gateway.context.database, { email: sender, sms: sender }, { pollMs: 20 });
    await expect.poll(() => sent).toEqual([gateway.otherRealm.code]);
    await cell.client.query('delete from cell_moves');
    await expect.poll(() => sent).toEqual([gateway.otherRealm.code, gateway.realm.code]);
    await outbox.close();
  });
});

describe('a shop that has moved away', () => {
  it('is answered SHOP_MOVING whatever it asks, as its sessions go on elsewhere; other shops are served', async () => {
    const { realm, context } = gateway;
    const ask = async (token: string) => (await gateway.send('GET', '/suppliers', { token })).body.code;
    const withoutSession = await gateway.signIn('owner', realm.code);
    await context.database.withRealm(realm.id, (client) =>
      client.query('delete from sessions where id = (select id from sessions order by created_at desc limit 1)'),
    );
    expect([await ask(tokens.own), await ask(withoutSession)]).toEqual([undefined, 'UNAUTHORIZED']);
    await begin(true);
    await cell.client.query("update cell_moves set step = 'moved'; notify access_changed");
    await expect.poll(() => ask(tokens.own)).toBe('SHOP_MOVING');
    expect([await ask(withoutSession), await ask(tokens.other)]).toEqual(['SHOP_MOVING', undefined]);
    const began = { sessionId: randomUUID(), realmId: realm.id } as GatewaySession;
    expect(await isStillAllowed(context.sessions, began)).toBe(false);
  });
});

describe('a shop that a program has left sealed', () => {
  const mover = async () => {
    const client = new pg.Client({ connectionString: cell.url });
    await client.connect();
    await holdMove(gateway.realm.id, { ...cell, client });
    return client;
  };
  const stepNow = async () => (await cell.client.query('select step, is_sealed from cell_moves')).rows;

  it.each([
    ['on its way', 'source', 'sealed', 'copying'],
    ['while it was brought back', 'target', 'sealed', 'moved'],
  ])('%s sells again once the program is gone', async (_when, side, step, then) => {
    await begin(true);
    await cell.client.query('update cell_moves set side = $1, step = $2', [side, step]);
    const program = await mover();
    expect(await giveBackLeft(gateway.database)).toEqual([]);
    expect(await stepNow()).toEqual([{ step, is_sealed: true }]);
    await program.end();
    await expect.poll(() => giveBackLeft(gateway.database)).toEqual([gateway.realm.code]);
    expect(await stepNow()).toEqual([{ step: then, is_sealed: false }]);
    expect((await write(tokens.own, `given back ${side}`)).status).toBe(200);
  });

  it.each(['switching', 'moved', 'undoing'])('stays sealed where it may sell elsewhere (%s)', async (step) => {
    await begin(true);
    await cell.client.query('update cell_moves set step = $1', [step]);
    expect(await giveBackLeft(gateway.database)).toEqual([]);
    expect(await stepNow()).toEqual([{ step, is_sealed: true }]);
  });
});

describe('sealing a shop', () => {
  const add = (client: DatabaseClient, name: string) =>
    client.query("insert into suppliers (name, status) values ($1, 'Active')", [name]);

  /** Begins a transaction with a first statement; the returned function adds the named rows in it, and ends it. */
  const transaction = (first: (client: DatabaseClient) => Promise<unknown>) =>
    new Promise<(...names: readonly string[]) => Promise<void>>((begun, failed) => {
      let end: (names: readonly string[]) => void = () => undefined;
      const ending = new Promise<readonly string[]>((resolve) => {
        end = resolve;
      });
      const whole = gateway.database.inTransaction(gateway.realm.id, async (client) => {
        await first(client);
        begun((...names) => {
          end(names);
          return whole;
        });
        for (const name of await ending) await add(client, name);
      });
      whole.catch(failed);
    });

  it('waits for transactions that have written; what they and all others write from then on is refused whole', async () => {
    await begin(false);
    const ends = await transaction((client) => add(client, 'written'));
    const writesAgain = await transaction((client) => add(client, 'refused 1'));
    const writesFirst = await transaction((client) => client.query('select 1'));
    let isSealed = false;
    const sealing = sealRealm(cell, gateway.realm.id, signal).then(() => {
      isSealed = true;
    });
    await expect.poll(async () => (await gateway.database.system((client) => client.query(WAITS))).rowCount).toBe(1);
    await expect(writesAgain('refused 2')).rejects.toMatchObject({ code: '53T01' });
    expect(isSealed).toBe(false);
    await ends();
    await sealing;
    await expect(writesFirst('refused 3')).rejects.toMatchObject({ code: '53T01' });
    const { rows } = await gateway.database.withRealm(gateway.realm.id, (client) =>
      client.query("select name from suppliers where name like 'refused _' or name = 'written'"),
    );
    expect(rows).toEqual([{ name: 'written' }]);
  });

  it('a database in which nothing moves has no trigger of it', async () => {
    await begin(false);
    await removeSeal(cell, gateway.realm.id, signal);
    const { rows } = await cell.client.query("select tgname from pg_trigger where tgname like 'taem_move_%'");
    expect(rows).toEqual([]);
  });
});

describe('before a shop is switched', () => {
  const SWAPPED = `update products p set retail_price = o.retail_price from products o
    where o.realm_id = p.realm_id and o.id <> p.id and o.retail_price <> p.retail_price and p.realm_id`;
  const harms: [what: string, harm: string, line: RegExp][] = [
    ['a row less', 'delete from short_links where realm_id', /^short_links of shop has 1 rows in north and 0 in south/],
    ['another text', "update products set name = name || ' ' where realm_id", /^products of shop has .* other content/],
    ['figures of other rows', SWAPPED, /^products of shop has .* or other content/],
  ];

  /** Opens two readers of the same database; the second may write in a transaction that no one else sees. */
  async function openBoth(): Promise<[Reader, Reader]> {
    const { id } = gateway.realm;
    await gateway.database.withRealm(id, (client) => client.query(LINK, [id]));
    const both = [await openReader(cell), await openReader({ ...cell, name: 'south' })] as const;
    await both[0].stopTime();
    await both[1].client.query("begin; set local session_replication_role = 'replica'");
    return [...both];
  }

  it.each(harms)('%s at the one than at the other is found', async (_what, harm, line) => {
    const { id, code } = gateway.realm;
    const [here, there] = await openBoth();
    try {
      expect(await compareAll(id, code, here, there)).toBeGreaterThan(50);
      await there.client.query(`${harm} = $1`, [id]);
      await expect(compareAll(id, code, here, there)).rejects.toThrow(line);
    } finally {
      await here.close();
      await there.close();
    }
  });
});

const LINK = `insert into short_links (code, realm_id, token, expires_at)
  values ('compared', $1, 'x', now() + interval '1 day') on conflict do nothing`;
const WAITS = "select from pg_locks where locktype = 'advisory' and not granted and classid = 4100007";

it('every table of shops has a key with the realm in it, so that its changes can be distinguished while they are copied', async () => {
  const { rows } = await cell.client.query<{ name: string }>(IDENTITIES);
  const names = (await realmTables(cell.client, gateway.realm.id)).map(({ name }) => name);
  expect(rows.map(({ name }) => name).sort()).toEqual(names.filter((name) => name !== 'realms').sort());
  const keys = await cell.client.query<{ table: string }>(PRIMARY_KEYS);
  expect(keys.rows.map(({ table }) => table)).toEqual(expect.arrayContaining(names));
});

it('lists that shops share are the same in every database, as rows of shops name them by their ids', async () => {
  const { rows } = await cell.client.query<{ name: string }>(SHARED_LISTS);
  expect(rows.map(({ name }) => name)).toEqual([
    'colors',
    'currencies',
    'districts',
    'events',
    'locales',
    'occupations',
    'postcodes',
    'provinces',
    'reward_types',
    'socials',
    'sub_districts',
  ]);
});
