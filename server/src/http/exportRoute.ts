import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../gateway/Upstream.ts';

const PASSED = ['content-type', 'content-disposition', 'cache-control'];

/** The path of a list on the wire, such as `product-categories`. */
const RESOURCE = /^[a-z][a-z-]{0,40}$/;

/** Whole lists as files, passed through as they come, with the rights of whoever asks. */
export function exportRoute(app: FastifyInstance, upstream: Upstream): void {
  app.get<{ Params: { resource: string } }>('/export/:resource', async (request, reply) => {
    const { authorization } = request.headers;
    if (!RESOURCE.test(request.params.resource)) return reply.code(404).send();
    if (!authorization) return reply.code(401).send();
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
    const asked = { authorization, 'x-request-id': request.id };
    try {
      const file = await upstream.streamCall(`/${request.params.resource}/export${query}`, asked);
      for (const name of PASSED) {
        const value = file.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      return reply.code(file.statusCode).send(file.body);
    } catch {
      return reply.code(503).header('cache-control', 'no-store').send();
    }
  });
}
