import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../gateway/Upstream.ts';
import { callerOf } from './callerOf.ts';
import { goneSignal } from './goneSignal.ts';
import { passAnswer, RESOURCE } from './passAnswer.ts';
import { isUpload } from './readUpload.ts';
import type { SpendCall } from './spendCall.ts';

const PASSED = ['content-type', 'content-length', 'accept', 'idempotency-key'] as const;

/**
 * Streams files of rows through with the sender's rights; the gateway reports its progress line by line. If the sender
 * disconnects, the gateway's work ends too (docs/adr/0052).
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
      const { client } = callerOf(request);
      if (client) headers['client-name'] = client;
      for (const name of PASSED) {
        const value = request.headers[name];
        if (value !== undefined) headers[name] = String(value);
      }
      const path = `/${request.params.resource}/import`;
      return passAnswer(reply, upstream.passForm(path, headers, drained(request.raw), goneSignal(reply)));
    },
  );
}

/**
 * Returns a body that may be abandoned before its end. If the gateway answers early, its connection ends without the
 * rest; the sender's connection must stay open for the answer, so the rest is read and dropped.
 */
function drained(body: Readable): Readable {
  const passed = new PassThrough();
  passed.on('error', () => undefined);
  passed.once('close', () => {
    body.unpipe(passed);
    body.resume();
  });
  body.once('error', (error) => passed.destroy(error));
  return body.pipe(passed);
}
