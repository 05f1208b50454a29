import pg from 'pg';
import { readTables, type TableShape } from '../backup/readTables.ts';

/** A table with rows of one shop. */
export interface RealmTable extends TableShape {
  /** Its name in a statement. */
  quoted: string;
  /** The condition that a row is of the shop. */
  isOfRealm: string;
}

/** In the order of their references; what has no column for the shop (`member_pieces`) follows from the members. */
export async function realmTables(client: pg.ClientBase, realmId: string): Promise<RealmTable[]> {
  return (await readTables(client)).flatMap((table) => {
    const key = table.name === 'realms' ? 'id' : table.columns.includes('realm_id') ? 'realm_id' : null;
    if (key === null) return [];
    const quoted = pg.escapeIdentifier(table.name);
    return [{ ...table, quoted, isOfRealm: `${key} = ${pg.escapeLiteral(realmId)}::uuid` }];
  });
}

/** Figures that are kept of sales: they change by themselves, and follow from what is compared besides. */
const DERIVED = /^(?:(?:daily|monthly)_|member_(?:products|spans)$|span_|settled_spans$)/;
/** Who is signed in. */
const OF_SESSIONS: readonly string[] = ['sessions', 'refresh_tokens'];

export const isWork = ({ name }: RealmTable): boolean => !DERIVED.test(name) && !OF_SESSIONS.includes(name);

/** All in one transaction, so that the shop is there whole or not at all. */
export async function clearRealm(client: pg.Client, realmId: string): Promise<void> {
  const tables = await realmTables(client, realmId);
  await client.query('begin');
  try {
    // Rows that are only ever added to are taken away here, and nothing follows from it.
    await client.query("set local session_replication_role = 'replica'");
    await client.query('delete from member_pieces where member_id in (select id from members where realm_id = $1)', [
      realmId,
    ]);
    for (const { quoted, isOfRealm } of tables.reverse())
      await client.query(`delete from ${quoted} where ${isOfRealm}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
