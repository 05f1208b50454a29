import type { DatabaseClient } from '../database/pool.ts';
import { Parameters } from '../resource/Parameters.ts';
import { type BranchDays, figuresOf } from '../rollups/figuresOf.ts';

/** How many sales a period has, from what is kept of its months. */
export async function countSales(client: DatabaseClient, period: BranchDays): Promise<number> {
  const parameters = new Parameters();
  const text = `select coalesce(sum(transactions + voided), 0)::bigint as sales
    from (${figuresOf('sales', 'transactions, voided', period, parameters)}) f`;
  return (await client.query<{ sales: number }>(text, parameters.values)).rows[0]?.sales ?? 0;
}
