import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Far more than any statement needs that uses its index. */
const SLOW_MS = 1_000;

/**
 * Logs slow requests, with the id that browser, server and answer share; without the query, which may contain a name or
 * a phone.
 */
export function logSlowRequests(app: FastifyInstance, slowMs = SLOW_MS): void {
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const ms = Math.round(reply.elapsedTime);
    const { method, routeOptions } = request;
    if (ms < slowMs || routeOptions.config.operation?.endless) return;
    const source = request.reads?.source ?? undefined;
    request.log.warn({ ms, method, route: routeOptions.url, status: reply.statusCode, source }, 'slow request');
  });
}
