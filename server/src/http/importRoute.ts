import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../gateway/Upstream.ts';
import { goneSignal } from './goneSignal.ts';
import { passAnswer, RESOURCE } from './passAnswer.ts';
import { isUpload } from './readUpload.ts';
import type { SpendCall } from './spendCall.ts';

const PASSED = ['content-type', 'content-length', 'accept', 'idempotency-key'] as const;

/**
 * Files of rows, streamed through with the sender's rights: the gateway reports its progress line by line. Hanging up
 * ends the gateway's work too (docs/adr/0052).
 */
export function importRoute(app: FastifyInstance, upstream: Upstream, spend: SpendCall): void {
  app.post<{ Params: { resource: string } }>(
    '/import/:resource',
    { compress: false, onRequest: spend },
    async (request, reply) => {
      const { authorization } = request.headers;
      if (!RESOURCE.test(request.params.resource)) return reply.code(404).send();
      if (!authorization) return reply.code(401).send();
      if (!isUpload(request)) return reply.code(415).send();
      const headers: Record<string, string> = {
        authorization,
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
      };
      for (const name of PASSED) {
        const value = request.headers[name];
        if (value !== undefined) headers[name] = String(value);
      }
      const path = `/${request.params.resource}/import`;
      return passAnswer(reply, upstream.passForm(path, headers, request.raw, goneSignal(reply)));
    },
  );
}
