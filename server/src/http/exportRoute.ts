import { READ_AFTER } from '@taem/domain/contract/readAfter.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { RateLimited } from '../execution/rateLimits.ts';
import { inAddress } from '../gateway/inAddress.ts';
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

/** Serves whole lists, statistics and papers as files, streamed through with the caller's rights. */
export function exportRoute(app: FastifyInstance, upstream: Upstream, spend: SpendCall): void {
  /**
   * `pathOf` returns the gateway's path of the file, or null for an invalid address. `pageOf` is for files that need no
   * token: a person who opened the address as a link is redirected to that page, with the reason, if there is no file.
   */
  function serve(
    address: string,
    pathOf: (request: FileRequest) => string | null,
    pageOf: ((request: FileRequest) => string) | null = null,
  ): void {
    const openedOn = (request: FileRequest) =>
      request.headers.accept?.includes('text/html') ? pageOf?.(request) : undefined;
    const onRequest = async (request: FileRequest, reply: FastifyReply) => {
      try {
        await spend(request);
      } catch (error) {
        const page = openedOn(request);
        if (!page || !(error instanceof RateLimited)) throw error;
        return leadBack(reply, page, 429);
      }
    };
    app.get<FileRoute>(address, { onRequest }, async (request, reply) => {
      const path = pathOf(request);
      const page = openedOn(request);
      const { authorization } = request.headers;
      // The page explains that the link is invalid.
      if (path === null) return page ? leadBack(reply, page, 404) : reply.code(404).send();
      if (!authorization && !pageOf) return reply.code(401).send();
      const readAfter = readAfterOf(request);
      // The gateway records who fetched the file, and from where.
      const headers = {
        ...(authorization && !pageOf && { authorization }),
        ...{ 'x-request-id': request.id, 'x-forwarded-for': request.ip },
        ...(readAfter && { [READ_AFTER]: readAfter }),
      };
      const answer = upstream.streamCall(path, headers);
      const failed = page ? await failureOf(answer) : null;
      return page && failed !== null ? leadBack(reply, page, failed) : passAnswer(reply, answer);
    });
  }

  for (const folder of ['', 'stat/']) {
    serve(`/export/${folder}:resource`, ({ url, params: { resource = '' } }) => {
      const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
      return RESOURCE.test(resource) ? `/${folder}${resource}/export${query}` : null;
    });
  }
  // All stored data about a person, as one file.
  for (const people of ['members', 'potentials']) {
    serve(`/export/${people}/:id/data`, ({ query, params: { id = '' } }) =>
      UUID.test(id) ? `/${people}/${id}/data?format=${query.format === 'html' ? 'html' : 'json'}` : null,
    );
  }
  // A receipt or a tax document as PDF.
  for (const papers of ['transactions', 'tax-documents']) {
    serve(`/export/${papers}/:id/pdf`, ({ query, params: { id = '' } }) =>
      UUID.test(id) ? `/${papers}/${id}/pdf?language=${query.language === 'en' ? 'en' : 'th'}` : null,
    );
  }
  // The PDF of a receipt page, for anyone with the link on the receipt.
  const ofLink = ({ query, params: { token = '' } }: FileRequest) =>
    TOKEN.test(token) ? `/onboard/receipt/${token}/pdf?language=${query.language === 'en' ? 'en' : 'th'}` : null;
  serve('/export/receipt/:token/pdf', ofLink, ({ params: { token = '' } }) => `/receipt/${inAddress(token)}`);
}

/** Returns the status of an answer that is not a file; null if it is one. */
const failureOf = (answer: Promise<Dispatcher.ResponseData>): Promise<number | null> =>
  answer.then(
    async ({ statusCode, body }) => {
      if (statusCode < 400) return null;
      await body.dump();
      return statusCode;
    },
    () => 503,
  );

/** Redirects to the page on which the file was opened, with the reason. */
const leadBack = (reply: FastifyReply, page: string, failed: number): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(`${page}?pdf=${failed === 429 ? 'busy' : 'failed'}`);
