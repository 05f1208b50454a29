import { readTaxId } from '@taem/domain/person/taxId.ts';
import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayKnowColumn } from '../resource/personal.ts';

interface Requested {
  transaction_id: string;
  tax_id?: string;
}

/** Reads the buyer from the documents themselves, so that erasing it there is enough. */
export async function lastBuyer(
  database: Database,
  session: GatewaySession,
  { tax_id, transaction_id }: Requested,
): Promise<object | null> {
  if (!mayKnowColumn(session, 'tax_documents', 'buyer')) return null;
  const { realmId, branchIds } = session;
  const taxId = tax_id === undefined ? null : readTaxId(tax_id);
  if (tax_id !== undefined && taxId === null) return null;
  const [text, values] = taxId
    ? [OF_TAX_ID, [realmId, transaction_id, branchIds, taxId]]
    : [OF_MEMBER, [realmId, transaction_id, branchIds]];
  const { rows } = await database.withRealm(realmId, (client) => client.query<{ buyer: object }>(text, values));
  return rows[0]?.buyer ?? null;
}

/** For a sale that the caller may see. Leaves out a buyer that was corrected since. */
const OF_TAX_ID = `
  select d.buyer from transactions t join tax_documents d on d.realm_id = t.realm_id
  where t.realm_id = $1 and t.id = $2 and (cardinality($3::uuid[]) = 0 or t.branch_id = any($3))
    and d.kind = 'FULL' and not is_replaced(d) and d.buyer ->> 'tax_id' = $4
  order by d.issued_at desc limit 1`;

/** Leaves out buyers from sales of an erased member. */
const OF_MEMBER = `
  select d.buyer from transactions t
    join members m on m.realm_id = t.realm_id and m.id = t.member_id and m.erased_at is null
    join transactions o on o.realm_id = t.realm_id and o.member_id = t.member_id
    join tax_documents d on d.realm_id = o.realm_id and d.transaction_id = o.id and d.kind = 'FULL' and d.buyer <> '{}'
      and not is_replaced(d)
  where t.realm_id = $1 and t.id = $2 and (cardinality($3::uuid[]) = 0 or t.branch_id = any($3))
  order by d.issued_at desc limit 1`;
