/** @module-tag slow */

import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { queryOnce } from '@taem/gateway/src/testing/emptyDatabase.ts';
import { createRealm } from '@taem/gateway/src/testing/fixtures.ts';
import { holding } from '@taem/gateway/src/testing/holding.ts';
import { type CellName, startTestCells, type TestCells } from '@taem/gateway/src/testing/startTestCells.ts';
import { startTestDatabase } from '@taem/gateway/src/testing/startTestDatabase.ts';
import { startTransactionPooler } from '@taem/gateway/src/testing/startTransactionPooler.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShopOfCell, type TestShopOfCell } from './openShopOfCell.ts';

let cells: TestCells;
beforeAll(async () => {
  cells = await startTestCells();
}, 300_000);
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await cells.close();
}, 300_000);

const shops: TestShopOfCell[] = [];
async function open(cell: CellName, code: string): Promise<TestShopOfCell> {
  const shop = await openShopOfCell(cells.file, await cells.open(cell, code));
  shops.push(shop);
  return shop;
}

const cellNow = async (code: string): Promise<CellName> => JSON.parse(await readFile(cells.file, 'utf8')).realms[code];

async function salesOf(cell: CellName, realmId: string): Promise<string[]> {
  const { rows } = await cells.databases[cell].database.withRealm(realmId, (client) =>
    client.query<{ id: string }>('select id from transactions order by id'),
  );
  return rows.map(({ id }) => id);
}

/** Returns what a move leaves in the two servers besides the rows. */
async function leftOvers(): Promise<unknown[]> {
  const texts = [
    'select pubname as left from pg_publication',
    'select slot_name as left from pg_replication_slots',
    'select subname as left from pg_subscription s join pg_database d on d.oid = s.subdbid where datname = current_database()',
    'select code as left from cell_moves',
    "select tgname as left from pg_trigger where tgname like 'taem_%'",
  ];
  const urls = [cells.databases.north.url, cells.databases.south.url];
  const rows = await Promise.all(urls.flatMap((url) => texts.map((text) => queryOnce(url, text))));
  return rows.flat();
}

/** Runs the command in a separate process, and kills it when it prints such a line. */
async function killAt(line: RegExp, ...args: string[]): Promise<void> {
  const killed = cells.fork(...args);
  if (!killed.stdout) throw new Error('no output');
  const gone = once(killed, 'exit');
  for await (const text of createInterface(killed.stdout)) if (line.test(text)) killed.kill('SIGKILL');
  expect((await gone)[1]).toBe('SIGKILL');
}

/** Sells at two tills without a pause until the returned function is called, which returns the acknowledged sales. */
function selling(shop: TestShopOfCell): () => Promise<string[]> {
  let isOver = false;
  const paid: string[] = [];
  const till = async (name: string) => {
    for (let sale = 0; !isOver; sale += 1) paid.push(await shop.sell(`${shop.code}-${name}-${sale}-0000000`));
  };
  const tills = Promise.all([till('one'), till('two')]);
  // The error is handled when the tills are stopped.
  tills.catch(() => undefined);
  return async () => {
    isOver = true;
    await tills;
    return paid;
  };
}

describe('a shop that moves while it sells', () => {
  it('each sale is there once and with its shop, no one signs in again, other shops sell on, and it moves back', async () => {
    const tea = await open('north', 'tea');
    const coffee = await open('north', 'coffee');
    const cake = await open('south', 'cake');
    const all = [tea, coffee, cake];
    const before = [await salesOf('north', tea.id), await salesOf('north', coffee.id), await salesOf('south', cake.id)];
    const stops = all.map(selling);
    try {
      await expect.poll(async () => (await salesOf('north', tea.id)).length, WAITING).toBeGreaterThan(3);
      await cells.cell('move', 'tea', '--to', 'south');
      const moved = (await salesOf('south', tea.id)).length;
      await expect.poll(async () => (await salesOf('south', tea.id)).length, WAITING).toBeGreaterThan(moved + 2);
      await expect(cells.cell('undo', 'tea')).rejects.toThrow('tea has worked in south since it is there.');
      await tea.sell('tea-after-undo-0001').then((id) => before[0]?.push(id));
      await cells.cell('drop', 'tea');
      // No row of the shop is left in the other cell.
      expect(await cells.rowsOf('north', tea.id)).toBe(0);
      await cells.cell('move', 'tea', '--to', 'north');
      await cells.cell('drop', 'tea');
    } finally {
      const sold = await Promise.all(stops.map((stop) => stop()));
      for (const [index, shop] of all.entries()) {
        const there = await salesOf(await cellNow(shop.code), shop.id);
        expect(there).toEqual([...(before[index] ?? []), ...(sold[index] ?? [])].sort());
      }
    }
    expect(await cellNow('tea')).toBe('north');
    expect([await cells.rowsOf('south', tea.id), await cells.rowsOf('south', coffee.id)]).toEqual([0, 0]);
    expect(await cells.rowsOf('north', cake.id)).toBe(0);
    expect(await leftOvers()).toEqual([]);
  }, 600_000);

  it.each([
    ['before it copies', /^Copying/, 'move'],
    ['when it has copied', /^All tables/, 'move'],
    ['while the shop is sealed', /^Sealing/, 'move'],
    ['while the shop is sealed, and is brought back', /^Sealing/, 'undo'],
    ['before the directory is switched', /^What was written/, 'move'],
    ['before the directory is switched, and is brought back', /^What was written/, 'undo'],
    ['before the copy has ended', /says that/, 'move'],
  ])(
    'a move that is killed %s goes on with the same command, or is undone',
    async (when, line, then) => {
      const code = `shop-${when.replace(/\W+/g, '-')}`;
      const shop = await open('north', code);
      const first = [...(await salesOf('north', shop.id)), await shop.sell(`${code}-before`)];
      await killAt(line, 'move', code, '--to', 'south');
      await cells.cell(...(then === 'undo' ? ['undo', code] : ['move', code, '--to', 'south']));
      const cell = then === 'undo' ? 'north' : 'south';
      expect(await cellNow(code)).toBe(cell);
      const last = await shop.sell(`${code}-behind`);
      expect(await salesOf(cell, shop.id)).toEqual([...first, last].sort());
      if (then === 'move') await cells.cell('drop', code);
      expect(await cells.rowsOf(cell === 'north' ? 'south' : 'north', shop.id)).toBe(0);
      expect(await leftOvers()).toEqual([]);
    },
    300_000,
  );

  it('is brought back as long as it has done nothing where it went, and who was signed in is signed in; killed in between, the same command ends it', async () => {
    const shop = await open('north', 'milk');
    const id = await shop.sell('milk-before');
    await cells.cell('move', 'milk', '--to', 'south');
    await killAt(/sells in north/, 'undo', 'milk');
    await expect(cells.cell('move', 'milk', '--to', 'south')).rejects.toThrow('milk is being brought back');
    const stop = selling(shop);
    await cells.cell('undo', 'milk');
    const sold = await stop();
    expect(await salesOf('north', shop.id)).toEqual([id, ...sold].sort());
    expect([await cells.rowsOf('south', shop.id), await leftOvers()]).toEqual([0, []]);
  }, 300_000);

  it('two shops move at once, and no sale of either is lost or foreign', async () => {
    const both = [await open('north', 'juice'), await open('north', 'bread')];
    const before = await Promise.all(both.map(({ id }) => salesOf('north', id)));
    const stops = both.map(selling);
    await Promise.all(both.map(({ code }) => cells.cell('move', code, '--to', 'south')));
    const sold = await Promise.all(stops.map((stop) => stop()));
    for (const [index, { id, code }] of both.entries()) {
      expect(await salesOf('south', id)).toEqual([...(before[index] ?? []), ...(sold[index] ?? [])].sort());
      await cells.cell('drop', code);
      expect(await cells.rowsOf('north', id)).toBe(0);
    }
    expect(await leftOvers()).toEqual([]);
  }, 300_000);
});

describe('a move is refused in one line, and nothing is written', () => {
  const refusal = async (settings: Record<string, string>, ...args: string[]) => {
    const message = await cells.cellWith(settings, ...args).then(
      () => 'it was done',
      (error: Error) => `${error.constructor.name}: ${error.message}`,
    );
    expect(message).toMatch(/^StartRefusal: [^\n]+$/);
    expect(await leftOvers()).toEqual([]);
    return message;
  };
  const move = ['move', 'water', '--to', 'south'] as const;

  it('where the orders or the settings are not what they must be', async () => {
    const water = await open('north', 'water');
    const { north } = cells.databases;
    expect(await refusal({}, 'move', 'water')).toContain('npm run cell -- move SHOP --to CELL');
    expect(await refusal({}, 'move', 'nowhere', '--to', 'south')).toContain('north has no shop nowhere.');
    expect(await refusal({}, 'move', 'water', '--to', 'west')).toContain('has no cell west.');
    expect(await refusal({ CELL_SOUTH_DATABASE_URL: '' }, ...move)).toContain('CELL_SOUTH_DATABASE_URL must be');
    expect(await refusal({ CELL_SOUTH_DATABASE_URL: north.url }, ...move)).toContain('are the same database.');
    expect(await refusal({ CELL_SOUTH_DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' }, ...move)).toContain(
      'cannot be reached',
    );
    expect(await refusal({}, 'undo', 'water')).toContain('is not on its way');
    expect(await refusal({}, 'drop', 'water')).toContain('No copy of water is left');
    expect(await refusal({}, 'prepare', 'south')).toContain('south has a shop already');
    const lock = 'select pg_advisory_xact_lock(4100008, hashtext($1))';
    const release = await holding({ database: north.database, realm: water }, lock, [water.id]).hold();
    expect(await refusal({}, ...move)).toContain('being moved by another program');
    await release();
    const pooler = await startTransactionPooler(north.url, 2);
    expect(await refusal({ CELL_NORTH_DATABASE_URL: pooler.url }, ...move)).toContain('leads to a pooler');
    await pooler.close();
  }, 300_000);

  it('where the databases are not what they must be', async () => {
    const { north, south } = cells.databases;
    await queryOnce(south.url, "insert into kysely_migration values ('9999-later', now()::text)");
    expect(await refusal({}, ...move)).toContain('another version (9999-later');
    await queryOnce(south.url, "delete from kysely_migration where name = '9999-later'");
    const other = await createRealm(south.database, 'water', false);
    expect(await refusal({}, ...move)).toContain('south has a shop water already.');
    await queryOnce(south.url, `update realms set code = 'elsewhere' where id = '${other.id}'`);
    await queryOnce(south.url, `update oauth_clients set id = 'test-client-water' where id = 'test-client-cake'`);
    expect(await refusal({}, ...move)).toContain('south has a client id (GATEWAY_CLIENT_ID) of water already');
    await queryOnce(south.url, `update oauth_clients set id = 'test-client-cake' where id = 'test-client-water'`);
    await queryOnce(south.url, "update signing_keys set secret = secret || 'x'::bytea");
    expect(await refusal({}, ...move)).toContain('south signs with another key than north');
    await queryOnce(south.url, `update signing_keys set secret = substring(secret for length(secret) - 1)`);
    const low = await startTestDatabase();
    await createRealm(low.database, 'water', false);
    expect(await refusal({ CELL_NORTH_DATABASE_URL: low.url }, ...move)).toContain('wal_level of north is replica');
    await low.close();
    expect(await queryOnce(north.url, 'select * from cell_moves')).toEqual([]);
  }, 300_000);
});

/** A busy machine is slow. */
const WAITING = { timeout: 60_000 };
