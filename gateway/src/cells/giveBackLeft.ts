import type { FastifyBaseLogger } from 'fastify';
import type { CellMoves } from '../database/generated/rows.ts';
import type { Database } from '../database/pool.ts';
import { MOVER_LOCK } from './journal.ts';

const EVERY_MS = 5_000;

/**
 * Checks every few seconds whether a move was abandoned while its shop was sealed, so that the shop sells again without
 * intervention.
 */
export function startGivingBack(database: Database, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const look = async () => {
    for (const code of await giveBackLeft(database)) log.warn({ code }, 'a move was left while its shop was sealed');
  };
  // While the database is unavailable, nothing can be given back.
  const timer = setInterval(() => void look().catch(() => undefined), EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Gives back the shops that were sealed here by a program that is gone, whether it was killed or lost its machine or
 * network: its lock is free. Leaves shops that are already switching or being brought back, as they may sell in the
 * other cell. Returns their codes.
 */
export async function giveBackLeft(database: Database): Promise<string[]> {
  const { rows } = await database.system((client) => client.query<Pick<CellMoves, 'code'>>(GIVE_BACK, [MOVER_LOCK]));
  return rows.map(({ code }) => code);
}

const GIVE_BACK = `
  with held as materialized (
    select id, case side when 'source' then 'copying' else 'moved' end as step from cell_moves
    where is_sealed and step = 'sealed' or holds_messages and (side, step) in (('source', 'copying'), ('target', 'moved'))
    for update skip locked),
  free as materialized (select * from held where pg_try_advisory_xact_lock($1, hashtext(id::text)))
  update cell_moves m set step = free.step, is_sealed = false, holds_messages = false, updated_at = now()
  from free where m.id = free.id returning m.code`;
