import type { FastifyInstance } from 'fastify';
import { type Outage, outageOf } from '../database/outage.ts';

const PAUSE_MS = 60_000;

/** Every request fails while the database cannot be used: once a minute a line says why. */
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
