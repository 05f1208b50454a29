import type { Database } from './pool.ts';

/** What time it is by the clock of the database, which all gateways share (docs/adr/0110). */
export interface DatabaseClock {
  now(): number;
  close(): void;
}

const EVERY_MS = 60_000;
/** Clocks that are set by the network differ by less. */
const ORDINARY_MS = 5_000;
/** A slower answer does not say when in between the database read its clock. */
const LONGEST_MS = 2_000;

/**
 * By how much this machine's clock is wrong is measured at the start and every minute; what is ordinary is left as it is.
 * Reading the time costs no round trip.
 */
export async function openDatabaseClock(database: Pick<Database, 'system'>): Promise<DatabaseClock> {
  let ahead = 0;
  async function measure(): Promise<void> {
    const before = Date.now();
    const { rows } = await database.system((client) =>
      client.query<{ now: number }>('select extract(epoch from now())::float8 * 1000 as now'),
    );
    const took = Date.now() - before;
    const [read] = rows;
    if (!read || took < 0 || took > LONGEST_MS) return;
    const differs = read.now - (before + took / 2);
    ahead = Math.abs(differs) > ORDINARY_MS ? Math.round(differs) : 0;
  }
  await measure();
  const timer = setInterval(() => void measure().catch(() => undefined), EVERY_MS);
  timer.unref();
  return { now: () => Date.now() + ahead, close: () => clearInterval(timer) };
}
