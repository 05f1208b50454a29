import { READ_AFTER } from '@taem/domain/contract/readAfter.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upstream } from '../gateway/Upstream.ts';
import { passAnswer, RESOURCE } from './passAnswer.ts';
import { readAfterOf } from './readAfter.ts';
import type { SpendCall } from './spendCall.ts';

interface FileRoute {
  Params: { resource?: string; id?: string; token?: string };
  Querystring: { format?: string; language?: string };
}
type FileRequest = FastifyRequest<FileRoute>;

const TOKEN = /^[\w-]{64}$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whole lists, statistics and papers as files, streamed through with the caller's rights. */
export function exportRoute(app: FastifyInstance, upstream: Upstream, spend: SpendCall): void {
  /** `pathOf` returns the gateway's path of the file, or null where the address names none. `isOpen`: the address alone is right enough. */
  function serve(address: string, pathOf: (request: FileRequest) => string | null, isOpen = false): void {
    app.get<FileRoute>(address, { onRequest: spend }, async (request, reply) => {
      const path = pathOf(request);
      const { authorization } = request.headers;
      if (path === null) return reply.code(404).send();
      if (!authorization && !isOpen) return reply.code(401).send();
      const readAfter = readAfterOf(request);
      // Who fetched it, and from where, is recorded.
      const headers = {
        ...(authorization && !isOpen && { authorization }),
        ...{ 'x-request-id': request.id, 'x-forwarded-for': request.ip },
        ...(readAfter && { [READ_AFTER]: readAfter }),
      };
      return passAnswer(reply, upstream.streamCall(path, headers));
    });
  }

  for (const folder of ['', 'stat/']) {
    serve(`/export/${folder}:resource`, ({ url, params: { resource = '' } }) => {
      const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
      return RESOURCE.test(resource) ? `/${folder}${resource}/export${query}` : null;
    });
  }
  // Everything that is held about a person, as one file.
  for (const people of ['members', 'potentials']) {
    serve(`/export/${people}/:id/data`, ({ query, params: { id = '' } }) =>
      UUID.test(id) ? `/${people}/${id}/data?format=${query.format === 'html' ? 'html' : 'json'}` : null,
    );
  }
  // A receipt or a tax document as it is on paper.
  for (const papers of ['transactions', 'tax-documents']) {
    serve(`/export/${papers}/:id/pdf`, ({ query, params: { id = '' } }) =>
      UUID.test(id) ? `/${papers}/${id}/pdf?language=${query.language === 'en' ? 'en' : 'th'}` : null,
    );
  }
  // The paper of a receipt page, for anyone with the link on the receipt.
  const ofLink = ({ query, params: { token = '' } }: FileRequest) =>
    TOKEN.test(token) ? `/onboard/receipt/${token}/pdf?language=${query.language === 'en' ? 'en' : 'th'}` : null;
  serve('/export/receipt/:token/pdf', ofLink, true);
}
