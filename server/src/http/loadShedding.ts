import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refused } from './refused.ts';

/** Milliseconds that the process is behind on average over a second: far beyond any load it gets through in time. */
const MAX_DELAY = 1_000;
const RETRY_AFTER_SECONDS = 2;

/**
 * A process that cannot keep up refuses operations at once, instead of taking on what it will answer too late. Health,
 * pages and files stay: they cost little, and a busy process is not a dead one.
 */
export async function loadShedding(app: FastifyInstance, maxDelay = MAX_DELAY): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    pressureHandler(request, reply) {
      if (request.routeOptions.url !== '/graphql') return;
      const busy = refused(request.id, 'SERVER_BUSY', 'Too many people ask at the moment. Please try again.', {
        retryAfter: RETRY_AFTER_SECONDS,
      });
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(busy);
    },
  });
}
