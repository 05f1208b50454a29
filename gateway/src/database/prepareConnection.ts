import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Preamble } from './ActingQuery.ts';
import { ReadOnlyServer } from './outage.ts';
import { StartRefusal } from './StartRefusal.ts';
import { ReplicaRefusal } from './untilReplayed.ts';

/** The role that requests act as, so that the login may own the tables and requests still see only their realm. */
export const APPLICATION_ROLE = 'taem_app';

export const BEGIN: Preamble = { name: 'begin', text: 'begin' };
/** All statements see one moment. */
export const BEGIN_SNAPSHOT: Preamble = { name: null, text: 'begin isolation level repeatable read, read only' };

const SET_REALM = "set_config('app.realm_id', $1, true)";
/** The author of a transaction's changes, for the record of changes; '' when there is none. */
const SET_ACTOR = "set_config('app.actor', $2, true)";
/**
 * Releases rows locked by a gateway whose machine vanished: PostgreSQL would only notice after two hours. It is longer
 * than any pause between two statements while a file is read or sent (docs/adr/0111).
 */
const SET_PATIENCE = "set_config('idle_in_transaction_session_timeout', '150s', true)";
const SET_ROLE = `set_config('role', '${APPLICATION_ROLE}', true)`;

/** What a new connection supports. */
export interface Login {
  actAs: Preamble;
  mayUseNames: boolean;
}

/** Checks what the connection supports, and prepares the preambles if the connection keeps prepared statements. */
export async function prepareConnection(client: pg.ClientBase, isReplica = false): Promise<Login> {
  const answer = await client.query<{ member: boolean; bypasses: boolean; standby: boolean }>(LOGIN);
  const { member, bypasses, standby } = answer.rows[0] ?? {
    member: false,
    bypasses: true,
    standby: false,
  };
  // A standby's data may be seconds old, and it accepts no writes.
  if (standby && !isReplica) throw new ReadOnlyServer('The server that answers is a standby.');
  // The replica was promoted, or it is a former primary without followers.
  if (!standby && isReplica) throw new ReplicaRefusal('The server that answers is no replica.');
  if (!member && bypasses) {
    throw new StartRefusal(
      `The database login bypasses row-level security and there is no role ${APPLICATION_ROLE} to act as.`,
    );
  }
  const actAs = {
    name: 'act-as',
    text: `select ${[SET_REALM, SET_ACTOR, SET_PATIENCE, ...(member ? [SET_ROLE] : [])].join(', ')}`,
  };
  if ((await isPooled(client)) && !(await keepsNames(client))) return { actAs, mayUseNames: false };
  await client.query({ ...BEGIN, name: 'begin' });
  await client.query({ ...actAs, values: ['', ''] });
  await client.query('commit');
  return { actAs, mayUseNames: true };
}

/** Whether there is a pooler in between: it reports another process id than PostgreSQL does. */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const answer = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return answer.rows[0]?.pid !== (client as pg.ClientBase & { processID: number | null }).processID;
}

/**
 * Whether prepared names can be used through the pooler. One that supports them, such as PgBouncer with
 * `max_prepared_statements`, prepares statements on each connection under other names; if our own name reached
 * PostgreSQL, the next connection will not have it.
 */
async function keepsNames(client: pg.ClientBase): Promise<boolean> {
  const name = `probe_${randomUUID().replaceAll('-', '')}`;
  await client.query('begin');
  await client.query({ name, text: "select 'names are kept'" });
  const answer = await client.query('select from pg_prepared_statements where name = $1', [name]);
  if (answer.rowCount !== 0) await client.query(`deallocate ${name}`);
  await client.query('commit');
  return answer.rowCount === 0;
}

const LOGIN = `
  select exists (select from pg_roles where rolname = '${APPLICATION_ROLE}' and pg_has_role(current_user, oid, 'MEMBER')) as member,
    (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as bypasses,
    pg_is_in_recovery() as standby`;
