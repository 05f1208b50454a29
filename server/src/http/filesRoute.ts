import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../gateway/Upstream.ts';

const PASSED = ['content-type', 'content-length', 'cache-control', 'etag', 'last-modified', 'content-range'];

/** Pictures of the gateway under the server's own address, so that a browser needs to reach only one. */
export function filesRoute(app: FastifyInstance, upstream: Upstream): void {
  app.get('/files/*', async (request, reply) => {
    const asked: Record<string, string> = {};
    for (const name of ['authorization', 'if-none-match', 'if-modified-since', 'range'] as const) {
      const value = request.headers[name];
      if (typeof value === 'string') asked[name] = value;
    }
    try {
      const { statusCode, headers, body } = await upstream.stream(request.url, asked);
      for (const name of PASSED) {
        const value = headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      // A page of another origin may show what its address alone opens; what needs a token no page can embed.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply.code(statusCode).send(body);
    } catch {
      return reply.code(503).header('cache-control', 'no-store').send();
    }
  });
}
