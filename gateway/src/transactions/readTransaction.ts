import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { compileGet } from '../resource/compileQuery.ts';
import type { ListQuery } from '../resource/listQuery.ts';
import type { Statement } from '../resource/Statement.ts';
import { transactions } from '../sales/transactions.resource.ts';

interface JsonRow {
  rows?: number;
  body: string;
}

export async function runJson(
  database: Database,
  session: GatewaySession,
  { text, values }: Statement,
): Promise<JsonRow | undefined> {
  return database.withRealm(session.realmId, async (client) => (await client.query<JsonRow>(text, values)).rows[0]);
}

/** Returns a sale's record as JSON text that PostgreSQL built; null when the user can see no such sale. */
export async function findTransaction(
  database: Database,
  session: GatewaySession,
  id: string,
  shape: Pick<ListQuery, 'projection' | 'addon' | 'locale'>,
): Promise<string | null> {
  const { text, values } = compileGet(transactions, id, shape, session);
  const row = await runJson(database, session, ofOwnBranches({ text, values }, session));
  return row?.body ?? null;
}

/** Returns the whole record, for the answer to a change of it. */
export async function readTransaction(
  database: Database,
  session: GatewaySession,
  id: string,
): Promise<Record<string, unknown>> {
  const body = await findTransaction(database, session, id, { projection: null, addon: [] });
  return JSON.parse(body ?? 'null');
}

function ofOwnBranches({ text, values }: Statement, { branchIds }: GatewaySession): Statement {
  if (branchIds.length === 0) return { text, values };
  return { text: `${text} and t.branch_id = any($${values.length + 1}::uuid[])`, values: [...values, branchIds] };
}
