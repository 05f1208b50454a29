import { expect } from 'vitest';
import type { Database } from '../database/pool.ts';

/**
 * Until the clock of the database is so much later than it is now, as PostgreSQL writes intervals. Called when what is waited for
 * has begun: from when a row was written, work may take as long as the machine needs.
 */
export async function untilLater({ system }: Pick<Database, 'system'>, interval: string): Promise<void> {
  const one = async <Row extends object>(text: string, values: unknown[]) =>
    (await system((client) => client.query<Row>(text, values))).rows[0];
  const { since = '' } = (await one<{ since: string }>('select now()::text as since', [])) ?? {};
  const isLate = 'select now() > $1::timestamptz + $2::interval as late';
  await expect
    .poll(async () => (await one<{ late: boolean }>(isLate, [since, interval]))?.late, { timeout: 40_000 })
    .toBe(true);
}
