import type { Database } from './pool.ts';

/** Whether this server can sort Thai text in dictionary order. */
export function hasThaiSort(database: Database): Promise<boolean> {
  return database.system(async (client) => {
    const answer = await client.query("select 1 from pg_collation where collname = 'th-x-icu'");
    return (answer.rowCount ?? 0) > 0;
  });
}
