import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { OutboxMessages } from '../database/generated/rows.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { isThere, nameOfMove, note } from './journal.ts';
import type { Cell } from './openCells.ts';
import { type RealmTable, realmTables } from './realmTables.ts';

/** The lock that `respect_seal` takes as well. */
const SEAL_LOCK = 4_100_007;
const MAX_WRITE = '5s';

/**
 * Seals the shop: from now on it writes nothing here, and transactions that have written before have ended when this
 * returns. Throws if a statement takes longer than five seconds: the caller then lets the shop sell on.
 */
export async function sealRealm(cell: Cell, realmId: string, signal: AbortSignal): Promise<void> {
  const { client, name } = cell;
  await prepareSeal(cell, realmId, signal);
  await note(cell, realmId, { step: 'sealed', is_sealed: true, holds_messages: true });
  const lock = `select pg_advisory_xact_lock(${SEAL_LOCK}, hashtext(${pg.escapeLiteral(realmId)}))`;
  if (await within(client, MAX_WRITE, lock)) return;
  throw new StartRefusal(
    `A statement of this shop has been writing in ${name} for more than ${MAX_WRITE}, an import perhaps: try again when it has ended.`,
  );
}

/** Creates the triggers that check the seal, on every table where they are missing: they exist only during a move. */
export async function prepareSeal(
  { client }: Pick<Cell, 'client'>,
  realmId: string,
  signal?: AbortSignal,
): Promise<void> {
  const trigger = nameOfMove(realmId);
  const realm = pg.escapeLiteral(realmId);
  await onTables(client, realmId, false, signal, ({ quoted }) => {
    const writes = `create or replace trigger ${trigger} before insert or update or delete on ${quoted}`;
    return `${writes} when (current_setting('app.realm_id', true) = ${realm}) execute function respect_seal(${realm})`;
  });
}

export async function removeSeal({ client }: Cell, realmId: string, signal: AbortSignal): Promise<void> {
  await onTables(client, realmId, true, signal, ({ quoted }) => `drop trigger ${nameOfMove(realmId)} on ${quoted}`);
}

/** Removes everything of the move from this cell. */
export async function endMove(cell: Cell, realmId: string, signal: AbortSignal): Promise<void> {
  await removeSeal(cell, realmId, signal);
  await cell.client.query('delete from cell_writes where id = $1', [realmId]);
  await cell.client.query('delete from cell_moves where id = $1', [realmId]);
}

/**
 * Maximum time to wait for a table, as the statements of all shops queue behind one that waits for it: a backup or a
 * report may read that table for half an hour.
 */
const MAX_WAIT = '200ms';
const PAUSE_MS = 2_000;

async function onTables(
  client: pg.Client,
  realmId: string,
  isSealed: boolean,
  signal: AbortSignal | undefined,
  textOf: (table: RealmTable) => string,
): Promise<void> {
  const text = 'select relname as name from pg_trigger join pg_class c on c.oid = tgrelid where tgname = $1';
  const { rows } = await client.query<{ name: string }>(text, [nameOfMove(realmId)]);
  const sealed = new Set(rows.map(({ name }) => name));
  for (const table of await realmTables(client, realmId)) {
    if (sealed.has(table.name) !== isSealed) continue;
    while (!(await within(client, MAX_WAIT, textOf(table)))) await wait(PAUSE_MS, undefined, { signal });
  }
}

/** Runs a statement as its own transaction; returns false if it had to wait longer for a lock. */
async function within(client: pg.Client, longest: string, text: string): Promise<boolean> {
  try {
    await client.query(`begin; set local lock_timeout = '${longest}'; ${text}; commit`);
    return true;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if ((error as pg.DatabaseError).code === '55P03') return false;
    throw error;
  }
}

/** How long a message belongs to the gateway that sends it; that gateway extends it if sending takes longer (`startOutbox`). */
const LEASE = "interval '60 seconds'";

/** Stops sending messages of the shop from here, and waits for those that may be under way; the shop sells on. */
export async function holdMessages(cell: Cell, realmId: string, signal: AbortSignal): Promise<void> {
  const { client } = cell;
  await takeNoMessages(cell, realmId, signal);
  // A message that waits for another try looks the same, and is waited for as well.
  const { rows } = await client.query<Pick<OutboxMessages, 'id'>>(
    `select id from outbox_messages where realm_id = $1 and state = 'waiting' and tries > 0
      and next_try_at > now() and next_try_at <= now() + ${LEASE}`,
    [realmId],
  );
  const held = "select from outbox_messages where id = any($1) and state = 'waiting' and next_try_at > now()";
  while (await isThere(client, held, [rows.map(({ id }) => id)])) await wait(500, undefined, { signal });
}

/** Stops gateways from taking messages of the shop here; messages taken before are marked as taken. */
export async function takeNoMessages(cell: Cell, realmId: string, signal: AbortSignal): Promise<void> {
  await note(cell, realmId, { holds_messages: true });
  // Gateways that were taking messages have finished when this succeeds; later ones see that messages are held.
  while (!(await within(cell.client, MAX_WAIT, 'lock table outbox_messages in share mode'))) {
    await wait(PAUSE_MS, undefined, { signal });
  }
}
