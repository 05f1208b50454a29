import { READ_AFTER } from '@taem/domain/contract/readAfter.ts';
import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../gateway/Upstream.ts';
import { passAnswer, RESOURCE } from './passAnswer.ts';
import { readAfterOf } from './readAfter.ts';
import type { SpendCall } from './spendCall.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whole lists, statistics and papers as files, streamed through with the caller's rights. */
export function exportRoute(app: FastifyInstance, upstream: Upstream, spend: SpendCall): void {
  for (const folder of ['', 'stat/']) {
    app.get<{ Params: { resource: string } }>(
      `/export/${folder}:resource`,
      { onRequest: spend },
      async (request, reply) => {
        const { authorization } = request.headers;
        if (!RESOURCE.test(request.params.resource)) return reply.code(404).send();
        if (!authorization) return reply.code(401).send();
        const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
        const readAfter = readAfterOf(request);
        const headers = {
          ...{ authorization, 'x-request-id': request.id, 'x-forwarded-for': request.ip },
          ...(readAfter && { [READ_AFTER]: readAfter }),
        };
        return passAnswer(reply, upstream.streamCall(`/${folder}${request.params.resource}/export${query}`, headers));
      },
    );
  }

  // Everything that is held about a person, as one file.
  for (const people of ['members', 'potentials']) {
    app.get<{ Params: { id: string }; Querystring: { format?: string } }>(
      `/export/${people}/:id/data`,
      { onRequest: spend },
      async (request, reply) => {
        const { authorization } = request.headers;
        const { id } = request.params;
        if (!UUID.test(id)) return reply.code(404).send();
        if (!authorization) return reply.code(401).send();
        const format = request.query.format === 'html' ? 'html' : 'json';
        // Who fetched it, and from where, is recorded.
        const headers = { authorization, 'x-request-id': request.id, 'x-forwarded-for': request.ip };
        return passAnswer(reply, upstream.streamCall(`/${people}/${id}/data?format=${format}`, headers));
      },
    );
  }

  // A receipt or a tax document as it is on paper.
  for (const papers of ['transactions', 'tax-documents']) {
    app.get<{ Params: { id: string }; Querystring: { language?: string } }>(
      `/export/${papers}/:id/pdf`,
      { onRequest: spend },
      async (request, reply) => {
        const { authorization } = request.headers;
        const { id } = request.params;
        if (!UUID.test(id)) return reply.code(404).send();
        if (!authorization) return reply.code(401).send();
        const language = request.query.language === 'en' ? 'en' : 'th';
        const readAfter = readAfterOf(request);
        const headers = {
          ...{ authorization, 'x-request-id': request.id, 'x-forwarded-for': request.ip },
          ...(readAfter && { [READ_AFTER]: readAfter }),
        };
        return passAnswer(reply, upstream.streamCall(`/${papers}/${id}/pdf?language=${language}`, headers));
      },
    );
  }
}
