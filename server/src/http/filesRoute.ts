import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../gateway/Upstream.ts';

const PASSED = ['content-type', 'content-length', 'cache-control', 'etag', 'last-modified', 'content-range'];

/** Serves pictures of the gateway at the server's own address, so that a browser needs to reach only one. */
export function filesRoute(app: FastifyInstance, upstream: Upstream): void {
  app.get('/files/*', async (request, reply) => {
    const forwarded: Record<string, string> = {};
    for (const name of ['authorization', 'if-none-match', 'if-modified-since', 'range'] as const) {
      const value = request.headers[name];
      if (typeof value === 'string') forwarded[name] = value;
    }
    // A proxy before the gateway may decode the path once more, so no segment may lead out of the pictures.
    const { pathname, search } = new URL(request.url, 'http://files');
    if (!pathname.startsWith('/files/')) return reply.code(404).send();
    try {
      const { statusCode, headers, body } = await upstream.stream(pathname + search, forwarded);
      for (const name of PASSED) {
        const value = headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      // A page of another origin may display pictures that need only their address; pictures that need a token cannot
      // be embedded by any page.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply.code(statusCode).send(body);
    } catch {
      return reply.code(503).header('cache-control', 'no-store').send();
    }
  });
}
