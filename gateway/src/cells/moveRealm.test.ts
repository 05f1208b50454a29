/** @module-tag slow */

import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readCellDirectory, withRealmIn } from '@taem/domain/merchant/cellDirectory.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSession } from '../accounts/sessionTokens.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { cellFindings } from '../doctor/cells.ts';
import { connected } from '../doctor/connected.ts';
import { queueMessage } from '../messages/queueMessage.ts';
import type { Sender } from '../messages/Sender.ts';
import { startOutbox } from '../messages/startOutbox.ts';
import { queryOnce } from '../testing/emptyDatabase.ts';
import { createRealm, type TestRealm } from '../testing/fixtures.ts';
import { openMovingAddress } from '../testing/movingAddress.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { startTestPostgres, type TestPostgres } from '../testing/startTestPostgres.ts';
import type { Driver } from './Driver.ts';
import { nameOfMove } from './journal.ts';
import { clearRealm } from './realmTables.ts';
import { runCell } from './runCell.ts';

/** A busy machine is slow. */
vi.setConfig({ testTimeout: 300_000 });

const NOWHERE = { gateway: 'http://127.0.0.1:1/v3.0' };

let server: TestPostgres;
let file: string;
let north: TestDatabase;
let south: TestDatabase;
let milk: TestRealm;

beforeAll(async () => {
  server = await startTestPostgres({ logical: true });
  file = join(server.dataDir, 'cells.json');
  await writeFile(file, JSON.stringify({ cells: { north: NOWHERE, south: NOWHERE }, realms: {}, default: 'north' }));
  [north, south] = [await startTestDatabase({ server: server.url }), await startTestDatabase({ server: server.url })];
  // Settings that change how values look as text must make no difference.
  for (const setting of ["timezone to 'Asia/Bangkok'", "bytea_output to 'escape'"]) {
    await queryOnce(south.url, `alter database ${new URL(south.url).pathname.slice(1)} set ${setting}`);
  }
  milk = await createRealm(north.database, 'milk', true);
}, 300_000);
afterAll(async () => {
  try {
    await north.close();
    await south.close();
  } finally {
    await server.stop();
  }
});

/** `npm run cell -- ...`; `report` is given each line as it is printed. */
const cell = (
  args: string,
  report: (line: string) => void = () => undefined,
  {
    signal = new AbortController().signal,
    maxSealedMs = 120_000,
    ...settings
  }: Partial<Omit<Driver, 'report'>> & { CELL_NORTH_DATABASE_URL?: string; CELL_SOUTH_DATABASE_URL?: string } = {},
) => {
  const env = { CELLS_FILE: file, CELL_NORTH_DATABASE_URL: north.url, CELL_SOUTH_DATABASE_URL: south.url, ...settings };
  return runCell(args.split(' '), env, { report, signal, maxSealedMs });
};
const move = 'move milk --to south';

const inBoth = async (text: string) =>
  (await Promise.all([queryOnce(north.url, text), queryOnce(south.url, text)])).flat();

/** Returns what a move leaves in the databases besides the rows. */
const leftOvers = async () => [
  ...(await inBoth('select code as left from cell_moves')),
  ...(await inBoth('select pubname as left from pg_publication')),
  ...(await inBoth("select tgname as left from pg_trigger where tgname like 'taem_%'")),
  ...(await queryOnce(server.url, 'select slot_name as left from pg_replication_slots')),
  ...(await queryOnce(server.url, 'select subname as left from pg_subscription')),
];

const write = ({ database }: TestDatabase, text: string) =>
  database.withRealm(milk.id, (client) => client.query(text)).then(({ rows }) => rows);
const ADD = "insert into suppliers (name, status) values ('written', 'Active')";
const RENAME = "update merchant_settings set shop_name = 'Renamed'";

test('a cell can be prepared again', async () => {
  await queryOnce(north.url, "insert into signing_keys (secret) values ('a key')");
  await cell('prepare south');
  await cell('prepare south');
  expect(await queryOnce(south.url, 'select * from signing_keys')).toEqual(
    await queryOnce(north.url, 'select * from signing_keys'),
  );
});

test('a source that the target does not reach by its address is refused before anything is written', async () => {
  const url = new URL(north.url);
  // Node's driver ignores this parameter, PostgreSQL refuses it.
  url.searchParams.set('max', '5');
  await expect(cell(move, undefined, { CELL_NORTH_DATABASE_URL: url.href })).rejects.toThrow(
    /^south does not reach north by CELL_NORTH_DATABASE_URL: [^\n]*$/,
  );
  expect(await leftOvers()).toEqual([]);
});

test.each(['north', 'south'] as const)('a move that ends while it is written down in %s is undone', async (name) => {
  const { url } = { north, south }[name];
  await queryOnce(url, 'alter table cell_moves add constraint full_disk check (false) not valid');
  await expect(cell(move)).rejects.toThrow('full_disk');
  await queryOnce(url, 'alter table cell_moves drop constraint full_disk');
  await cell('undo milk').catch((error: Error) => expect(error.message).toContain('milk is not on its way'));
  expect(await leftOvers()).toEqual([]);
});

test('a target that is lost while the shop is sealed does not keep it from selling; the same command goes on, and the shop sells', async () => {
  let lost: Promise<unknown> | undefined;
  const lose = (line: string) => {
    if (line.startsWith('Sealing')) lost = queryOnce(south.url, END_MOVER);
  };
  await expect(cell(move, lose)).rejects.toThrow('A cell went away');
  expect(await lost).toHaveLength(1);
  await write(north, ADD);
  // The state that a killed program leaves.
  await queryOnce(north.url, "update cell_moves set step = 'sealed', is_sealed = true, holds_messages = true");
  let written: Promise<unknown> | undefined;
  const writeDuringMove = (line: string) => {
    if (line.startsWith('All tables')) written = Promise.all([ADD, RENAME].map((text) => write(north, text)));
  };
  await cell(move, writeDuringMove);
  await written;
  await expect(write(north, ADD)).rejects.toMatchObject({ code: '53T01' });
  expect(await write(south, "select from suppliers where name = 'written'")).toHaveLength(2);
  expect(await queryOnce(south.url, "select name from realms where code = 'milk'")).toEqual([{ name: 'Renamed' }]);
  expect(JSON.parse(await readFile(file, 'utf8')).realms).toEqual({ milk: 'south' });
  await cell('undo milk');
  expect(await leftOvers()).toEqual([]);
});

test.each([
  ['while both are paused', /^Pausing/],
  ['while the shop only reads', /^Sealing/],
])(
  'a target that falls silent %s, without a word, does not keep it from selling; the same command goes on',
  async (_when, line) => {
    const { port } = new URL(south.url);
    const address = await openMovingAddress(() => Number(port));
    const through = new URL(south.url);
    through.port = String(address.port);
    let end: (() => void) | undefined;
    const fallSilent = (text: string) => {
      if (line.test(text)) end = address.silence();
    };
    const options = { CELL_SOUTH_DATABASE_URL: through.href, maxSealedMs: 3_000 };
    await expect(cell(move, fallSilent, options)).rejects.toThrow('south does not answer, or is too slow');
    await write(north, ADD);
    end?.();
    await address.close();
    await cell(move);
    await cell('undo milk');
    expect(await leftOvers()).toEqual([]);
  },
);

test('a directory that cannot be written once the shop is sealed does not keep it from selling', async () => {
  const directory = await readFile(file, 'utf8');
  const harm = (line: string) => line.startsWith('What was written') && writeFileSync(file, 'no directory');
  await expect(cell(move, harm)).rejects.toThrow(/^CELLS_FILE .* cannot be used/);
  await writeFile(file, directory);
  await write(north, ADD);
  await cell('undo milk');
  expect(await leftOvers()).toEqual([]);
});

test('a shop that another program has moved in the meantime stays where the directory says that it is', async () => {
  const before = await readFile(file, 'utf8');
  const { port } = new URL(south.url);
  const inSouth = withRealmIn(readCellDirectory(before), 'milk', 'south');
  // By then, the command has read the directory.
  const address = await openMovingAddress(() => {
    writeFileSync(file, inSouth);
    return Number(port);
  });
  const through = new URL(south.url);
  through.port = String(address.port);
  await expect(cell(move, undefined, { CELL_SOUTH_DATABASE_URL: through.href })).rejects.toThrow(
    'milk is no longer in north: nothing was changed',
  );
  await address.close();
  expect(await readFile(file, 'utf8')).toBe(inSouth);
  await writeFile(file, before);
  expect(await leftOvers()).toEqual([]);
});

test('a directory that says where a shop is before it has arrived does not open it there', async () => {
  const interrupted = new AbortController();
  const stop = (line: string) => line.startsWith('All tables') && interrupted.abort();
  await expect(cell(move, stop, { signal: interrupted.signal })).rejects.toThrow('aborted');
  const directory = readCellDirectory(await readFile(file, 'utf8'));
  await writeFile(file, withRealmIn(directory, 'milk', 'south'));
  await expect(cell(move)).rejects.toThrow('says that milk is in south, where it has not arrived');
  await cell('undo milk');
  await write(north, ADD);
  expect(await leftOvers()).toEqual([]);
});

describe('where PostgreSQL has no room for a move, its setting is named', () => {
  const TAKE = "select pg_create_physical_replication_slot('slot_' || n, true) from generate_series(1, 8) n";
  const FREE = "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name like 'slot__'";

  test('before anything is written, and by the doctor', async () => {
    await queryOnce(north.url, TAKE);
    const line = (name: string) => `max_replication_slots of ${name} is 10, 8 are in use, and a move takes 3: raise it`;
    await expect(cell(move)).rejects.toThrow(line('north'));
    const found = await connected(north.url, cellFindings);
    expect(found).toEqual([
      { level: 'warning', about: 'cells', message: expect.stringContaining(line('this PostgreSQL')) },
    ]);
    await queryOnce(north.url, FREE);
    expect(await leftOvers()).toEqual([]);
  });

  test('where others have taken it in the meantime', async () => {
    let taking: Promise<unknown> = Promise.resolve();
    const take = (line: string) => {
      if (!line.startsWith('All tables')) return;
      taking = queryOnce(north.url, `${TAKE}; select pg_create_physical_replication_slot('slot_9', true)`);
    };
    await expect(cell(move, take)).rejects.toThrow(
      /^north: all replication slots .* Raise max_replication_slots there/,
    );
    await taking;
    await queryOnce(north.url, FREE);
    await cell('undo milk');
    expect(await leftOvers()).toEqual([]);
  });

  test('where the log of a move was removed, which does not go on without what was in it', async () => {
    const interrupted = new AbortController();
    const stop = (line: string) => line.startsWith('All tables') && interrupted.abort();
    await expect(cell(move, stop, { signal: interrupted.signal })).rejects.toThrow('aborted');
    const name = nameOfMove(milk.id);
    await queryOnce(south.url, `alter subscription ${name} disable`);
    await expect.poll(() => queryOnce(north.url, 'select from pg_replication_slots where active')).toEqual([]);
    await queryOnce(north.url, "alter system set max_slot_wal_keep_size = '1MB'");
    await queryOnce(north.url, 'select pg_reload_conf()');
    await write(north, ADD);
    for (let segment = 0; segment < 3; segment += 1) {
      await queryOnce(north.url, "select pg_logical_emit_message(true, 'taem', 'x'), pg_switch_wal()");
    }
    await queryOnce(north.url, 'checkpoint');
    await expect(cell(move)).rejects.toThrow(
      /^PostgreSQL of north has removed the log of this move: max_slot_wal_keep_size is 1MB, and more was written. Raise it there;/,
    );
    expect(await connected(north.url, cellFindings)).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/^max_slot_wal_keep_size of this PostgreSQL is 1MB/) }),
    );
    await queryOnce(north.url, 'alter system reset max_slot_wal_keep_size');
    await queryOnce(north.url, 'select pg_reload_conf()');
    await queryOnce(north.url, `select pg_drop_replication_slot('${name}')`);
    await expect(cell(move)).rejects.toThrow('The replication slot of this move is gone in north');
    await cell('undo milk');
    expect(await leftOvers()).toEqual([]);
  });
});

test.each([
  ['all rows are compared', /^Pausing/],
  ['what was written since is compared, and the shop only reads', /^Sealing/],
])('a move that is interrupted while %s ends at once, nothing reads on, and the shop sells', async (_when, line) => {
  const reader = new pg.Client({ connectionString: south.url });
  await reader.connect();
  const interrupted = new AbortController();
  let written: Promise<unknown> | undefined;
  let waits: Promise<void> | undefined;
  const hold = (text: string) => {
    if (/are the same in both/.test(text)) written = write(north, ADD);
    if (!line.test(text) || waits) return;
    waits = reader
      .query('begin; lock table suppliers in access exclusive mode')
      .then(() => expect.poll(() => queryOnce(south.url, WAITING)).not.toEqual([]))
      .then(() => interrupted.abort());
  };
  await expect(cell(move, hold, { signal: interrupted.signal })).rejects.toThrow('aborted');
  await Promise.all([written, waits]);
  await write(north, ADD);
  await expect.poll(() => queryOnce(south.url, WAITING), { timeout: 60_000 }).toEqual([]);
  await reader.end();
  await cell('undo milk');
  expect(await leftOvers()).toEqual([]);
});

test('a shop that cannot be given back does not wait until all rows are compared: the move ends at once', async () => {
  await queryOnce(north.url, NO_WAY_BACK);
  const lines: string[] = [];
  await expect(cell(move, (line) => lines.push(line))).rejects.toThrow('no way back');
  await queryOnce(north.url, 'drop function no_way_back cascade');
  expect(lines.at(-1)).toMatch(/was paused/);
  await cell('undo milk');
  await write(north, ADD);
  expect(await leftOvers()).toEqual([]);
});

test('who has signed in or out where a shop went, or renewed a session, has done so when it is brought back', async () => {
  const [user] = await write(north, 'select id from merchant_users order by id limit 1');
  const signIn = ({ database }: TestDatabase) => openSession(database, milk.id, user.id);
  await signIn(north);
  await signIn(north);
  await cell(move);
  await write(south, 'update sessions set ended_at = now() where id = (select min(id::text)::uuid from sessions)');
  await write(south, "update refresh_tokens set token_hash = sha256(token_hash || 'renewed')");
  await signIn(south);
  const there = await write(south, SESSIONS);
  const gateway = new pg.Client({ connectionString: north.url });
  const notices: string[] = [];
  gateway.on('notification', ({ channel }) => notices.push(channel));
  await gateway.connect();
  await gateway.query('listen access_changed');
  await cell('undo milk');
  expect(await write(north, SESSIONS)).toEqual(there);
  // Gateways are notified, as their cached sessions may be half a minute old.
  await expect.poll(() => notices).toContain('access_changed');
  await gateway.end();
  expect(await leftOvers()).toEqual([]);
});

describe('undo of a shop that has arrived', () => {
  test('reads no table that it has not written since', async () => {
    await cell(move);
    // A statement that changes no row is not counted as a write.
    await write(south, 'update suppliers set name = name where false');
    const readers = await Promise.all(
      [north, south].map(async ({ url }) => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        await client.query('begin; lock table transactions, members in access exclusive mode');
        return client;
      }),
    );
    let ended: Promise<unknown> | undefined;
    const end = (line: string) => {
      if (line.includes('sells in north')) ended = Promise.all(readers.map((client) => client.end()));
    };
    await cell('undo milk', end);
    await ended;
    expect(await leftOvers()).toEqual([]);
  });

  test.each([
    ['a row was changed', "update suppliers set status = 'Inactive' where name = 'written'"],
    ['a row was removed', "delete from suppliers where name = 'written'"],
  ])('is refused where %s, and loses nothing', async (_what, text) => {
    await cell(move);
    await write(south, text);
    const there = await write(south, 'select * from suppliers order by id');
    await expect(cell('undo milk')).rejects.toThrow('milk has worked in south since it is there.');
    expect(await write(south, 'select * from suppliers order by id')).toEqual(there);
    await cell('drop milk');
    await cell('move milk --to north');
    await cell('drop milk');
    await write(north, ADD);
  });

  test('gives the shop back in time, though a table is still being read', async () => {
    await cell(move);
    await write(south, 'update suppliers set name = name where false');
    const reader = new pg.Client({ connectionString: south.url });
    await reader.connect();
    await reader.query('begin; lock table suppliers in access exclusive mode');
    await expect(cell('undo milk', undefined, { maxSealedMs: 1_000 })).rejects.toThrow('or is too slow');
    await write(south, 'update members set id = id where false');
    await reader.end();
    await cell('undo milk');
    expect(await leftOvers()).toEqual([]);
  });

  test('is refused where "drop" has begun to remove the copy, and loses nothing', async () => {
    await cell(move);
    const reader = new pg.Client({ connectionString: north.url });
    await reader.connect();
    // Dropping the triggers waits for a reader such as a backup.
    await reader.query('begin; select from suppliers');
    const interrupted = new AbortController();
    const dropped = cell('drop milk', undefined, { signal: interrupted.signal });
    await expect
      .poll(() => queryOnce(north.url, "select from realms where code = 'milk'"), { timeout: 60_000 })
      .toEqual([]);
    interrupted.abort();
    await expect(dropped).rejects.toThrow('aborted');
    await expect(cell('undo milk')).rejects.toThrow('north has no copy of milk any more');
    await write(south, ADD);
    await reader.end();
    for (const order of ['drop milk', 'move milk --to north', 'drop milk']) await cell(order);
    expect(await leftOvers()).toEqual([]);
  });

  test('is refused where nothing is known of what it has written, as in a restored backup', async () => {
    await cell(move);
    await queryOnce(south.url, 'update cell_moves set opened_at_transaction = null');
    await expect(cell('undo milk')).rejects.toThrow('milk may have worked in south since it is there.');
    await queryOnce(south.url, "update cell_moves set opened_at_transaction = '1'");
    await cell('undo milk');
    expect(await leftOvers()).toEqual([]);
  });
});

const SESSIONS = `select last_access_time, s.*, token_hash, used_at from merchant_users u join sessions s on s.user_id = u.id
  left join refresh_tokens on session_id = s.id order by s.id, token_hash`;

test('messages that wait when a shop moves are sent by the cell that it is in, and once', async () => {
  const water = await createRealm(north.database, 'water', true);
  await north.database.inTransaction(water.id, (client) =>
    queueMessage(client, { channel: 'sms', recipient: 'a customer', content: { text: 'x' }, usefulMinutes: 60 }),
  );
  await cell('move water --to south');
  const sent: string[] = [];
  const outboxes = await Promise.all(
    Object.entries({ north, south }).map(([name, { database }]) => {
      const send: Sender['send'] = async ({ recipient }) => void sent.push(`${recipient} from ${name}`);
      const sender: Sender = { send, close: () => undefined };
      return startOutbox(database, { email: sender, sms: sender }, { pollMs: 20 });
    }),
  );
  await expect.poll(() => sent, { timeout: 60_000 }).toEqual(['a customer from south']);
  for (const outbox of outboxes) await outbox.close();
  await cell('drop water');
});

const NO_WAY_BACK = `
  create function no_way_back() returns trigger language plpgsql as $$ begin raise 'no way back'; end $$;
  create trigger no_way_back before update on cell_moves for each row
    when (old.is_sealed and not new.is_sealed) execute function no_way_back()`;

/** An address where nothing answers. */
const LOST = 'postgres://x:y@127.0.0.1:1/z';

describe('a cell that is lost for good', () => {
  let juice: TestRealm;
  beforeAll(async () => {
    juice = await createRealm(north.database, 'juice', true);
  });
  const at = (settings: { CELL_NORTH_DATABASE_URL?: string; CELL_SOUTH_DATABASE_URL?: string }, args: string) =>
    cell(args, undefined, settings);
  const add = ({ database }: TestDatabase, { id }: TestRealm) => database.withRealm(id, (client) => client.query(ADD));
  /** Returns what is left of a move of that shop in a cell. */
  const movesOf = async ({ url }: TestDatabase, { id, code }: TestRealm) => {
    const name = nameOfMove(id);
    return (await queryOnce(url, MOVES)).filter(({ left }) => left === code || left === name);
  };

  test('is not one that answers, and must have its address', async () => {
    await cell('move juice --to south');
    await expect(cell('undo juice --without south')).rejects.toThrow(/^south answers at CELL_SOUTH_DATABASE_URL/);
    const wrong = new URL(south.url);
    wrong.username = 'nobody';
    for (const url of [wrong.href, ''])
      await expect(at({ CELL_SOUTH_DATABASE_URL: url }, 'undo juice --without south')).rejects.toThrow(StartRefusal);
    const gateway = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const directory = await readFile(file, 'utf8');
    const { port } = gateway.address() as AddressInfo;
    const cells = { north: NOWHERE, south: { gateway: `http://127.0.0.1:${port}/v3.0` } };
    await writeFile(file, JSON.stringify({ ...JSON.parse(directory), cells }));
    await expect(at({ CELL_SOUTH_DATABASE_URL: LOST }, 'undo juice --without south')).rejects.toThrow(
      /^The gateway of south is ready at http/,
    );
    await writeFile(file, directory);
    gateway.closeAllConnections();
    gateway.close();
    await expect(add(north, juice)).rejects.toMatchObject({ code: '53T01' });
    await cell('undo juice');
  });

  test('keeps no shop that was going there from selling where it is', async () => {
    const interrupted = new AbortController();
    const stop = (line: string) => {
      if (line.startsWith('Pausing')) interrupted.abort();
    };
    await expect(cell('move juice --to south', stop, { signal: interrupted.signal })).rejects.toThrow('aborted');
    await at({ CELL_SOUTH_DATABASE_URL: LOST }, 'undo juice --without south');
    await add(north, juice);
    expect(await movesOf(north, juice)).toEqual([]);
    // The cell is not really lost, so its subscription has to be dropped.
    const name = nameOfMove(juice.id);
    for (const change of ['disable', 'set (slot_name = none)'])
      await queryOnce(south.url, `alter subscription ${name} ${change}`);
    await queryOnce(south.url, `drop subscription ${name}`);
  });

  test('gives back what had moved there as it was when it left', async () => {
    const soda = await createRealm(north.database, 'soda', true);
    await cell('move soda --to south');
    await at({ CELL_SOUTH_DATABASE_URL: LOST }, 'undo soda --without south');
    await add(north, soda);
    expect(JSON.parse(await readFile(file, 'utf8')).realms).toMatchObject({ soda: 'north' });
    expect(await movesOf(north, soda)).toEqual([]);
  });

  test('comes back with a backup from before the move, and the shop with it', async () => {
    const bread = await createRealm(north.database, 'bread', true);
    const driver = new AbortController();
    const abort = (line: string) => line.startsWith('Sealing') && driver.abort();
    await expect(cell('move bread --to south', abort, { signal: driver.signal })).rejects.toThrow();
    await queryOnce(north.url, "delete from cell_moves where code = 'bread'");
    await cell('undo bread');
    await add(north, bread);
    expect([await movesOf(north, bread), await movesOf(south, bread)]).toEqual([[], []]);
    expect(await queryOnce(south.url, "select from realms where code = 'bread'")).toEqual([]);
  });

  test('takes nothing from a shop that has come from there', async () => {
    const cake = await createRealm(north.database, 'cake', true);
    await cell('move cake --to south');
    // The state that a program leaves when it is killed before it writes the directory.
    const directory = await readFile(file, 'utf8');
    await writeFile(file, withRealmIn(readCellDirectory(directory), 'cake', 'north'));
    await at({ CELL_NORTH_DATABASE_URL: LOST }, 'drop cake --without north');
    await add(south, cake);
    expect(await movesOf(south, cake)).toEqual([]);
    expect(JSON.parse(await readFile(file, 'utf8')).realms).toMatchObject({ cake: 'south' });
  });

  test('gives nothing back where its copy was removed already', async () => {
    const jelly = await createRealm(north.database, 'jelly', true);
    await cell('move jelly --to south');
    // The state that a program leaves when it is killed while it drops the copy.
    const owner = new pg.Client({ connectionString: north.url });
    await owner.connect();
    await clearRealm(owner, jelly.id);
    await owner.end();
    await expect(at({ CELL_SOUTH_DATABASE_URL: LOST }, 'undo jelly --without south')).rejects.toThrow(
      /^north has no copy of jelly any more/,
    );
    expect(JSON.parse(await readFile(file, 'utf8')).realms).toMatchObject({ jelly: 'south' });
    await cell('drop jelly');
    expect(await movesOf(north, jelly)).toEqual([]);
  });
});

const MOVES = `select code as left from cell_moves union all select tgname from pg_trigger where tgname like 'taem_%'
  union all select pubname from pg_publication union all select slot_name from pg_replication_slots`;
/** Finds waiting clients, but not the process that applies the arriving rows. */
const WAITING = `select from pg_locks join pg_stat_activity using (pid)
  where relation = 'suppliers'::regclass and not granted and backend_type = 'client backend'`;
/** Ends the connection of the program that moves a shop. */
const END_MOVER = `select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = database
  where locktype = 'advisory' and classid = 4100008 and datname = current_database()`;
