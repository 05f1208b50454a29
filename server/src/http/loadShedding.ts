import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refused } from './refused.ts';

/**
 * A second behind, on average over five: far beyond any load the process gets through in time. Over one second a single
 * long step, as starting is one, would already count as too much.
 */
const LIMITS = { maxEventLoopDelay: 1_000, sampleInterval: 5_000 };
const RETRY_AFTER_SECONDS = 2;

/**
 * A process that cannot keep up refuses operations at once, instead of taking on what it will answer too late. Health,
 * pages and files stay: they cost little, and a busy process is not a dead one.
 */
export async function loadShedding(app: FastifyInstance, limits = LIMITS): Promise<void> {
  await app.register(underPressure, {
    ...limits,
    pressureHandler(request, reply) {
      if (!request.routeOptions.url?.startsWith('/graphql')) return;
      const busy = refused(request.id, 'SERVER_BUSY', 'Too many people ask at the moment. Please try again.', {
        retryAfter: RETRY_AFTER_SECONDS,
      });
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(busy);
    },
  });
}
