import { jsonFault } from '@taem/domain/contract/jsonFault.ts';
import type { FastifyInstance } from 'fastify';

/** JSON that is too deep or too wide to be processed. */
export class LargeJson extends Error {
  readonly statusCode = 400;
}

/** Refuses parsed JSON that is too deep or too wide, before anything walks through it. */
export function refuseLarge(what: string, value: unknown): void {
  const fault = jsonFault(value);
  if (fault) throw new LargeJson(`${what} ${fault}.`);
}

/** Checks the bodies of all routes; addresses and forms are checked where they are read. */
export function refuseLargeJson(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    refuseLarge('The request', request.body);
    done();
  });
}
