import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartRefusal } from '../database/StartRefusal.ts';
import { isThere, nameOfMove } from './journal.ts';
import type { Cell } from './openCells.ts';
import { type RealmTable, realmTables } from './realmTables.ts';
import { explainNoRoom, lackingAtSource, lackingAtTarget } from './roomForMove.ts';
import { readSlot } from './slotOfMove.ts';

/** Starts to replicate rows of the shop from one database to the other; continues if already begun. */
export async function startCopy(realmId: string, source: Cell, target: Cell): Promise<void> {
  const name = nameOfMove(realmId);
  const isReceiving = await isThere(target.client, 'select from pg_subscription where subname = $1', [name]);
  // With a new slot, replication would skip what the shop has written in the meantime.
  if (isReceiving) await readSlot(realmId, source);
  if (!(await isThere(source.client, 'select from pg_publication where pubname = $1', [name]))) {
    // Truncation is not published: truncating a table in the source would remove the rows of all shops in the target.
    const rows = await publishedRows(source, realmId);
    await source.client.query(`create publication ${name} for ${rows} with (publish = 'insert, update, delete')`);
  }
  if (!(await isThere(source.client, 'select from pg_replication_slots where slot_name = $1', [name]))) {
    const create = source.client.query("select pg_create_logical_replication_slot($1, 'pgoutput')", [name]);
    await create.catch((error) => Promise.reject(explainNoRoom(source, error)));
  }
  if (isReceiving) return;
  const { rows } = await target.client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  // Since PostgreSQL 16 a subscription acts as the owner of each table by default, for whom row-level security applies.
  const asOwner = (rows[0]?.version ?? 0) >= 160_000 ? ', run_as_owner = true' : '';
  await target.client.query(
    `create subscription ${name} connection ${pg.escapeLiteral(source.url)} publication ${name}
     with (create_slot = false, slot_name = '${name}'${asOwner})`,
  );
}

/** Lists columns only where one is left out: ids of transactions are valid only on their own server. */
async function publishedRows(source: Cell, realmId: string): Promise<string> {
  const { rows } = await source.client.query<{ name: string }>(
    "select attrelid::regclass::text as name from pg_attribute where atttypid = 'xid8'::regtype and attnum > 0 and not attisdropped",
  );
  const partly = new Set(rows.map(({ name }) => name));
  const parts = (await realmTables(source.client, realmId)).map((table: RealmTable) => {
    const columns = partly.has(table.name)
      ? ` (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`
      : '';
    return `table ${table.quoted}${columns} where (${table.isOfRealm})`;
  });
  return parts.join(', ');
}

interface Progress {
  copied: number;
  tables: number;
  errors: number;
}

const MAX_ERRORS = 3;

/** Waits until all rows that existed at the beginning have arrived. The shop sells. */
export async function untilCopied(
  realmId: string,
  source: Cell,
  target: Cell,
  signal: AbortSignal,
  report: (line: string) => void,
): Promise<void> {
  let reported = 0;
  for (let rounds = 0; ; rounds += 1) {
    const { rows } = await target.client.query<Progress>(PROGRESS, [nameOfMove(realmId)]);
    const { copied, tables, errors } = rows[0] ?? { copied: 0, tables: 0, errors: 0 };
    if (tables > 0 && copied === tables) return;
    await readSlot(realmId, source);
    if (errors > MAX_ERRORS) throw await copyFails(source, target);
    if (rounds % 40 === 39 && copied > reported) {
      reported = copied;
      report(`${copied} of ${tables} tables are copied.`);
    }
    await wait(250, undefined, { signal });
  }
}

async function copyFails(source: Cell, target: Cell): Promise<StartRefusal> {
  const lacks = [...(await lackingAtSource(source, 1)), ...(await lackingAtTarget(target, 1))];
  const why = lacks.length > 0 ? lacks.join(' ') : `The log of PostgreSQL in ${target.name} says why.`;
  return new StartRefusal(`The copy fails again and again. ${why} "undo" ends it.`);
}

const PROGRESS = `
  select count(r.srrelid) filter (where r.srsubstate = 'r')::int as copied, count(r.srrelid)::int as tables,
    (select (apply_error_count + sync_error_count)::int from pg_stat_subscription_stats where subid = s.oid) as errors
  from pg_subscription s left join pg_subscription_rel r on r.srsubid = s.oid where s.subname = $1 group by s.oid`;

/**
 * How far behind the target may be when the shop is sealed, as sealing waits for it; if it never gets that close, its
 * best is good enough.
 */
const CLOSE_MS = 1_000;
const MAX_TRIES = 20;
const MAX_BEHIND_MS = 600_000;

/** Waits until the target receives the source's writes almost at once. The shop sells. */
export async function untilClose(realmId: string, source: Cell, target: Cell, signal: AbortSignal): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const began = performance.now();
    await untilCaughtUp(realmId, source, target, signal);
    if (performance.now() - began < CLOSE_MS) return;
  }
}

/** Waits until the target has everything that the source has written so far. */
export async function untilCaughtUp(realmId: string, source: Cell, target: Cell, signal: AbortSignal): Promise<void> {
  // Flushes everything committed before it to the source's disk.
  await source.client.query("select pg_logical_emit_message(true, 'taem', 'as far as here')");
  const at = await source.client.query<{ position: string }>('select pg_current_wal_flush_lsn() as position');
  const position = at.rows[0]?.position ?? '';
  for (const until = performance.now() + MAX_BEHIND_MS; !(await readSlot(realmId, source, position)).hasPassed; ) {
    if (performance.now() > until) {
      throw new StartRefusal(`${target.name} is too far behind ${source.name}: the shop sells on, try again later.`);
    }
    await wait(20, undefined, { signal });
  }
}

/** Removes everything of the copy: the reader of the log, and the slot that keeps the log from being removed. */
export async function endCopy(realmId: string, source: Cell, target: Cell): Promise<void> {
  await endReceiving(realmId, target);
  await endSending(realmId, source);
}

export async function endReceiving(realmId: string, { client }: Cell): Promise<void> {
  const name = nameOfMove(realmId);
  if (!(await isThere(client, 'select from pg_subscription where subname = $1', [name]))) return;
  await client.query(`alter subscription ${name} disable`);
  // The slot is removed at the source, and may be gone with its server.
  await client.query(`alter subscription ${name} set (slot_name = none)`);
  await client.query(`drop subscription ${name}`);
}

export async function endSending(realmId: string, { client }: Cell): Promise<void> {
  const name = nameOfMove(realmId);
  while (await isThere(client, 'select from pg_replication_slots where slot_name = $1', [name])) {
    // Otherwise PostgreSQL would take a minute to release the slot of a reader that vanished.
    await client.query('select pg_terminate_backend(active_pid) from pg_replication_slots where slot_name = $1', [
      name,
    ]);
    await client.query('select pg_drop_replication_slot($1)', [name]).catch((error: pg.DatabaseError) => {
      if (error.code !== IN_USE) throw error;
    });
    await wait(50);
  }
  await client.query(`drop publication if exists ${name}`);
}

const IN_USE = '55006';

const SEQUENCES_LOCK = 4_100_010;

/**
 * Advances sequences so that no number of either database occurs again, whatever numbers other shops draw in the
 * meantime. Shops that arrive at once take turns, so that none sets a sequence back.
 */
export async function carrySequences(source: Cell, target: Cell): Promise<void> {
  await target.client.query('select pg_advisory_lock($1)', [SEQUENCES_LOCK]);
  await setSequences(source, target);
  await target.client.query('select pg_advisory_unlock($1)', [SEQUENCES_LOCK]);
}

async function setSequences(source: Cell, target: Cell): Promise<void> {
  const text = "select sequencename as name from pg_sequences where schemaname = 'public' order by 1";
  const { rows } = await source.client.query<{ name: string }>(text);
  for (const { name } of rows) {
    const quoted = pg.escapeIdentifier(name);
    const stand = await source.client.query<{ last: string }>(`select last_value::text as last from ${quoted}`);
    await target.client.query(
      `select setval($1::regclass, $2::bigint + ${ROOM}) from ${quoted} where last_value < $2::bigint + ${ROOM}`,
      [quoted, stand.rows[0]?.last],
    );
  }
}

/** Skips some numbers: between reading a sequence and changing it, others may draw some, which must not occur again. */
const ROOM = 100;

/** Fills the search pieces of members, which are derived and not copied; `members` are ids, null for all. */
export async function fillPieces(realmId: string, { client }: Cell, members: readonly string[] | null): Promise<void> {
  await client.query(
    `insert into member_pieces (member_id, pieces)
       select id, search_pieces(realm_id, search_text, '{2,3}') from members
       where realm_id = $1 and ($2::uuid[] is null or id = any($2))
     on conflict (member_id) do update set pieces = excluded.pieces`,
    [realmId, members],
  );
}
