import type { Realms } from './generated/rows.ts';
import type { Database } from './pool.ts';

/**
 * Runs `run` for each shop whose rows this database may change, one after the other: not for shops that have moved to another
 * database or are on their way. If it fails for one, as when a move seals that shop at this moment, the others follow all the
 * same, and the error is thrown at the end; several as one `AggregateError`.
 */
export async function inOpenRealms(database: Database, run: (realmId: string) => Promise<unknown>): Promise<void> {
  const { rows } = await database.system((client) => client.query<Pick<Realms, 'id'>>(OPEN));
  const faults: unknown[] = [];
  for (const { id } of rows) await run(id).catch((error) => faults.push(error));
  if (faults.length > 0) throw faults.length === 1 ? faults[0] : new AggregateError(faults, 'several shops failed');
}

const OPEN = `
  select id from realms r where not exists (select from cell_moves m where m.id = r.id and m.is_sealed) order by id`;
