import type { Realms } from './generated/rows.ts';
import type { Database } from './pool.ts';

/** The shops whose rows this database may change: not those that have moved to another one, or are on their way. */
export async function openRealms(database: Database): Promise<string[]> {
  const { rows } = await database.system((client) => client.query<Pick<Realms, 'id'>>(OPEN));
  return rows.map(({ id }) => id);
}

const OPEN = `
  select id from realms r where not exists (select from cell_moves m where m.id = r.id and m.is_sealed) order by id`;
