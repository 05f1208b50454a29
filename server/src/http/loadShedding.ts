import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refused } from './refused.ts';

/** Averaged over only one second, a single long step, such as the start, would already exceed the limit. */
const AVERAGED_MS = 5_000;
const RETRY_AFTER_SECONDS = 2;

/**
 * Refuses operations at once while the process is more than `maxDelayMs` behind on average, instead of accepting those
 * that it would answer too late; 0 is no limit. Health checks, pages and files are still served: they cost little, and
 * a busy process is not a dead one.
 */
export async function loadShedding(
  app: FastifyInstance,
  maxDelayMs: number,
  averagedMs: number = AVERAGED_MS,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: averagedMs,
    pressureHandler(request, reply) {
      if (!request.routeOptions.url?.startsWith('/graphql')) return;
      const busy = refused(request.id, 'SERVER_BUSY', 'Too many people ask at the moment. Please try again.', {
        retryAfter: RETRY_AFTER_SECONDS,
      });
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(busy);
    },
  });
}
