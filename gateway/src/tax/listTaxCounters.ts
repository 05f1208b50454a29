import type { TaxCounters } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';

type Counter = Pick<TaxCounters, 'branch_id' | 'till_code' | 'kind' | 'last_number'>;

/** The last number of each series of tax documents; a series without a document is left out. */
export async function listTaxCounters(client: DatabaseClient, realmId: string): Promise<{ counters: Counter[] }> {
  const { rows } = await client.query<Counter>(
    'select branch_id, till_code, kind, last_number from tax_counters where realm_id = $1 order by branch_id, till_code, kind',
    [realmId],
  );
  return { counters: rows };
}
