import type { TaxCounters } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';

type Counter = Pick<TaxCounters, 'branch_id' | 'till_code' | 'kind' | 'last_number'>;

/**
 * Returns the last number of each series of tax documents in the caller's branches; a series without a document is left
 * out.
 */
export async function listTaxCounters(
  client: DatabaseClient,
  { realmId, branchIds }: GatewaySession,
): Promise<{ counters: Counter[] }> {
  const { rows } = await client.query<Counter>(COUNTERS, [realmId, branchIds]);
  return { counters: rows };
}

const COUNTERS = `
  select branch_id, till_code, kind, last_number from tax_counters
  where realm_id = $1 and (cardinality($2::uuid[]) = 0 or branch_id = any($2)) order by branch_id, till_code, kind`;
