import pg from 'pg';
import { namesOf, readTables, type TableShape } from '../backup/readTables.ts';

/** A table with rows of one shop. */
export interface RealmTable extends TableShape {
  /** Its name in a statement. */
  quoted: string;
  /** Condition that a row belongs to the shop. */
  isOfRealm: string;
}

/**
 * Returns the tables in the order of their references; `member_pieces`, which has no column for the shop, is derived
 * from the members.
 */
export async function realmTables(client: pg.ClientBase, realmId: string): Promise<RealmTable[]> {
  return (await readTables(client)).flatMap((table) => {
    const key = table.name === 'realms' ? 'id' : table.columns.includes('realm_id') ? 'realm_id' : null;
    if (key === null) return [];
    const quoted = pg.escapeIdentifier(table.name);
    return [{ ...table, quoted, isOfRealm: `${key} = ${pg.escapeLiteral(realmId)}::uuid` }];
  });
}

/** Stored figures of sales: they change by themselves, and follow from data that is compared anyway. */
const DERIVED = /^(?:(?:daily|monthly)_|member_(?:products|spans)$|span_|settled_spans$)/;
/** Tables of signed-in users. */
const OF_SESSIONS: readonly string[] = ['sessions', 'refresh_tokens'];
/** Columns of other tables that signing in and wrong attempts change. */
const OF_SIGN_IN: Readonly<Record<string, readonly string[]>> = {
  merchant_users: ['last_access_time'],
  service_account_keys: ['last_used_at'],
  till_pins: ['tries'],
};

export const isWork = ({ name }: RealmTable): boolean => !DERIVED.test(name) && !OF_SESSIONS.includes(name);

const isOfSignIn = ({ name }: RealmTable): boolean => Object.hasOwn(OF_SIGN_IN, name);

/** Returns the table without the columns that signing in changes. */
export const withoutSignIn = (table: RealmTable): RealmTable => ({
  ...table,
  columns: table.columns.filter((column) => !OF_SIGN_IN[table.name]?.includes(column)),
});

export async function clearRealm(client: pg.Client, realmId: string): Promise<void> {
  const tables = await realmTables(client, realmId);
  await asReplica(client, async () => {
    await client.query('delete from member_pieces where member_id in (select id from members where realm_id = $1)', [
      realmId,
    ]);
    for (const { quoted, isOfRealm } of tables.reverse())
      await client.query(`delete from ${quoted} where ${isOfRealm}`);
  });
}

/**
 * Copies sessions, so that everyone who has signed in or out of the shop at one cell, or renewed a session, has done so
 * at the other.
 */
export async function carrySessions(realmId: string, from: pg.Client, to: pg.Client): Promise<void> {
  const tables = (await realmTables(from, realmId)).filter(
    (table) => OF_SESSIONS.includes(table.name) || isOfSignIn(table),
  );
  await asReplica(to, async () => {
    for (const { quoted, isOfRealm, columns } of tables) {
      const names = namesOf(columns);
      const { rows } = await from.query<{ all: string }>(
        `select coalesce(json_agg(t), '[]')::text as all from (select ${names} from ${quoted} where ${isOfRealm}) t`,
      );
      await to.query(`delete from ${quoted} where ${isOfRealm}`);
      await to.query(
        `insert into ${quoted} (${names}) select ${names} from json_populate_recordset(null::${quoted}, $1)`,
        [rows[0]?.all],
      );
    }
  });
}

/**
 * Runs the work in one transaction without triggers: rows of append-only tables can be removed too. Gateways that cache
 * who is signed in are notified explicitly, as no trigger does so here.
 */
async function asReplica(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await client.query("set local session_replication_role = 'replica'");
    await work();
    await client.query("notify access_changed, 'sessions'");
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
