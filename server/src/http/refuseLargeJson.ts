import { jsonFault } from '@taem/domain/contract/jsonFault.ts';
import type { FastifyInstance } from 'fastify';

/** What is too deep or too wide to be looked at. */
export class LargeJson extends Error {
  readonly statusCode = 400;
}

/** Looks how deep and wide what was read from JSON is, before anything goes through it. */
export function refuseLarge(what: string, value: unknown): void {
  const fault = jsonFault(value);
  if (fault) throw new LargeJson(`${what} ${fault}.`);
}

/** Once, for the bodies of all routes; addresses and forms are looked at where they are read. */
export function refuseLargeJson(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    refuseLarge('The request', request.body);
    done();
  });
}
