import type { Database } from '../database/pool.ts';
import { refuseUnknown } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayKnowColumn } from '../resource/personal.ts';
import { isUuid } from '../resource/readValue.ts';

/** Counts a printing of a tax document, and returns the document with that printing counted. */
export async function countPrint(database: Database, session: GatewaySession, id: string): Promise<object> {
  if (!isUuid(id)) throw refuseUnknown('The tax document');
  const { realmId, branchIds } = session;
  const mayKnow = mayKnowColumn(session, 'tax_documents', 'buyer');
  const { rows } = await database.withRealm(realmId, (client) =>
    client.query<{ document: object; buyer: object | null }>(COUNT, [realmId, id, branchIds]),
  );
  if (!rows[0]) throw refuseUnknown('The tax document');
  const { document, buyer } = rows[0];
  return { ...document, buyer: mayKnow ? buyer : null };
}

const COUNT = `
  update tax_documents d set prints = prints + 1
  where realm_id = $1 and id = $2 and (cardinality($3::uuid[]) = 0 or branch_id = any($3))
  returning tax_document_json(d) as document, buyer`;
