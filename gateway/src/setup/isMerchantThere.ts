import type { Database } from '../database/pool.ts';

const found = new WeakSet<Database>();

/** Whether the database has a merchant. A positive result is cached, as merchants are never removed. */
export async function isMerchantThere(database: Database): Promise<boolean> {
  if (found.has(database)) return true;
  const realms = await database.system((client) => client.query('select 1 from realms limit 1'));
  if (realms.rowCount !== 0) found.add(database);
  return realms.rowCount !== 0;
}
