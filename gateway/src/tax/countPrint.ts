import type { Database } from '../database/pool.ts';
import { refuseUnknown } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { isUuid } from '../resource/readValue.ts';

/** Counts a printing of a tax document, and says which one it was. */
export async function countPrint(
  database: Database,
  { realmId, branchIds }: GatewaySession,
  id: string,
): Promise<number> {
  if (!isUuid(id)) throw refuseUnknown('The tax document');
  const { rows } = await database.withRealm(realmId, (client) =>
    client.query<{ prints: number }>(COUNT, [realmId, id, branchIds]),
  );
  if (!rows[0]) throw refuseUnknown('The tax document');
  return rows[0].prints;
}

const COUNT = `
  update tax_documents set prints = prints + 1
  where realm_id = $1 and id = $2 and (cardinality($3::uuid[]) = 0 or branch_id = any($3))
  returning prints`;
