import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upstream } from '../gateway/Upstream.ts';
import type { Metrics } from '../observability/createMetrics.ts';
import { refused } from './refused.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Serves metrics to callers with the token; if none is configured, only to this machine, and not through a proxy on it. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, upstream: Upstream, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    const allowed = token === null ? isLocal(request) : hasToken(request, token);
    if (!allowed) return reply.code(401).send(refused(request.id, 'UNAUTHENTICATED', 'Show the token of the metrics.'));
    metrics.backups((await upstream.readiness()).backups);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

function isLocal({ socket, headers }: FastifyRequest): boolean {
  const proxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !proxied && LOOPBACK.test(socket.remoteAddress ?? '');
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
