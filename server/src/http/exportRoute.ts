import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../gateway/Upstream.ts';
import { passAnswer, RESOURCE } from './passAnswer.ts';

/** Whole lists as files, passed through as they come, with the rights of whoever asks. */
export function exportRoute(app: FastifyInstance, upstream: Upstream): void {
  app.get<{ Params: { resource: string } }>('/export/:resource', async (request, reply) => {
    const { authorization } = request.headers;
    if (!RESOURCE.test(request.params.resource)) return reply.code(404).send();
    if (!authorization) return reply.code(401).send();
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
    const asked = { authorization, 'x-request-id': request.id };
    return passAnswer(reply, upstream.streamCall(`/${request.params.resource}/export${query}`, asked));
  });
}
