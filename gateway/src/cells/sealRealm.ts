import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { OutboxMessages } from '../database/generated/rows.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { isThere, nameOfMove, note } from './journal.ts';
import type { Cell } from './openCells.ts';
import { type RealmTable, realmTables } from './realmTables.ts';

/** As `respect_seal` takes it. */
const SEAL_LOCK = 4_100_007;
const MAX_WRITE = '5s';

/**
 * From now on nothing of the shop is written here; transactions that have written before have ended when this returns. A
 * statement that takes longer than five seconds is waited for in vain: the shop sells on.
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

/** The triggers that look whether the shop is sealed, on every table where they are missing: none of them is there while nothing moves. */
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

/** Nothing of the move is left here. */
export async function endMove(cell: Cell, realmId: string, signal: AbortSignal): Promise<void> {
  await removeSeal(cell, realmId, signal);
  await cell.client.query('delete from cell_writes where id = $1', [realmId]);
  await cell.client.query('delete from cell_moves where id = $1', [realmId]);
}

/**
 * All shops wait behind a statement that waits for a table, so it waits for no longer than this at a time: a backup or a report
 * may read that table for half an hour.
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

/** A transaction by itself; false where what it waits for was not to be had in that time. */
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

/** As long a message is that of the gateway that sends it, which holds it for longer where it takes longer (`startOutbox`). */
const LEASE = "interval '60 seconds'";

/** Sends no more messages of the shop from here, and waits for those that may be leaving right now; the shop sells on. */
export async function holdMessages(cell: Cell, realmId: string, signal: AbortSignal): Promise<void> {
  const { client } = cell;
  await takeNoMessages(cell, realmId, signal);
  // One that waits to be tried again looks the same, and is waited for as well.
  const { rows } = await client.query<Pick<OutboxMessages, 'id'>>(
    `select id from outbox_messages where realm_id = $1 and state = 'waiting' and tries > 0
      and next_try_at > now() and next_try_at <= now() + ${LEASE}`,
    [realmId],
  );
  const held = "select from outbox_messages where id = any($1) and state = 'waiting' and next_try_at > now()";
  while (await isThere(client, held, [rows.map(({ id }) => id)])) await wait(500, undefined, { signal });
}

/** From now on no gateway takes messages of the shop here; those that were taken are marked as such. */
export async function takeNoMessages(cell: Cell, realmId: string, signal: AbortSignal): Promise<void> {
  await note(cell, realmId, { holds_messages: true });
  // Who was taking messages until now has them behind this, and who takes some later sees that these are held.
  while (!(await within(cell.client, MAX_WAIT, 'lock table outbox_messages in share mode'))) {
    await wait(PAUSE_MS, undefined, { signal });
  }
}
