import type { FastifyInstance } from 'fastify';
import { type Outage, outageOf } from '../database/outage.ts';

const PAUSE_MS = 60_000;

/** Logs once a minute why the database cannot be used, as every request fails in that time. */
export function logOutages(app: FastifyInstance): void {
  const loggedAt = new Map<Outage, number>();
  app.addHook('onError', async ({ log }, _reply, error) => {
    const outage = outageOf(error);
    if (outage === null || outage === 'sealed' || outage === 'conflict') return;
    if (performance.now() - (loggedAt.get(outage) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return;
    loggedAt.set(outage, performance.now());
    log.error({ outage, reason: error.message }, 'The database or the file store cannot be used.');
  });
}
