import { clockOffset } from '@taem/domain/time/clockOffset.ts';
import type { Database } from './pool.ts';

/** The time by the clock of the database, which all gateways share (docs/adr/0110). */
export interface DatabaseClock {
  now(): number;
  close(): void;
}

const EVERY_MS = 60_000;

/**
 * Measures at the start and every minute how far this machine's clock is off; ordinary differences are not corrected.
 * Reading the time costs no round trip.
 */
export async function openDatabaseClock(database: Pick<Database, 'system'>): Promise<DatabaseClock> {
  let ahead = 0;
  async function measure(): Promise<void> {
    const before = Date.now();
    const { rows } = await database.system((client) =>
      client.query<{ now: number }>('select extract(epoch from now())::float8 * 1000 as now'),
    );
    const arrivedAt = Date.now();
    ahead = clockOffset(rows[0]?.now ?? Number.NaN, arrivedAt, arrivedAt - before) ?? ahead;
  }
  await measure();
  const timer = setInterval(() => void measure().catch(() => undefined), EVERY_MS);
  timer.unref();
  return { now: () => Date.now() + ahead, close: () => clearInterval(timer) };
}
