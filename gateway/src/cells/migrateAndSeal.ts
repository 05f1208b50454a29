import type { CellMoves } from '../database/generated/rows.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { connected } from '../doctor/connected.ts';
import { prepareSeal } from './sealRealm.ts';

/**
 * Migrates the database to the newest tables and functions, and creates missing triggers for sealing and for noting
 * writes: rows restored from a backup come without triggers, and tables of a new version have none yet.
 */
export async function migrateAndSeal(url: string, report?: (line: string) => void): Promise<void> {
  await migrateDatabase(url, report);
  await connected(url, async (client) => {
    const { rows } = await client.query<Pick<CellMoves, 'id'>>(MOVING);
    for (const { id } of rows) await prepareSeal({ client }, id);
  });
}

/** Excludes shops whose rows were already removed, as their triggers are being removed too. */
const MOVING = 'select id from cell_moves join realms using (id)';
