import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isVerifiedUser } from '../execution/isVerifiedUser.ts';
import { type ContextParts, createContext } from '../gateway/context.ts';
import { callerOf } from './callerOf.ts';
import { refused } from './refused.ts';
import type { SpendCall } from './spendCall.ts';

/** Serves the contract with its descriptions and directives, which introspection would lose. In production not to strangers. */
export function schemaRoute(app: FastifyInstance, contract: string, parts: ContextParts, spend: SpendCall): void {
  const etag = `"${createHash('sha256').update(contract).digest('base64url')}"`;
  app.get('/schema.graphql', async (request, reply) => {
    reply.header('cache-control', 'no-cache, private').header('x-content-type-options', 'nosniff');
    if (parts.config.production) {
      await spend(request);
      if (!(await isVerifiedUser(createContext(parts, callerOf(request), null))))
        return reply.code(401).send(refused(request.id, 'UNAUTHENTICATED', 'Please login to continue'));
    }
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(contract);
  });
}
