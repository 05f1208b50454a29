import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type ContextParts, createContext } from '../execution/context.ts';
import { GatewayRefusal, NoSession } from '../gateway/GatewayError.ts';
import { loadHome } from '../gateway/home.ts';
import { callerOf, refused } from './graphqlRoute.ts';

/** The contract with its descriptions and directives, which introspection would lose. In production not for strangers. */
export function schemaRoute(app: FastifyInstance, contract: string, parts: ContextParts): void {
  const etag = `"${createHash('sha256').update(contract).digest('base64url')}"`;
  app.get('/schema.graphql', async (request, reply) => {
    reply.header('cache-control', 'no-cache, private').header('x-content-type-options', 'nosniff');
    if (parts.config.production) {
      try {
        // A token alone proves nothing; whom the gateway knows may read the schema.
        await loadHome(createContext(parts, callerOf(request), false));
      } catch (error) {
        const { status, body } = refusalOf(error);
        return reply.code(status).send(body);
      }
    }
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(contract);
  });
}

function refusalOf(error: unknown) {
  if (error instanceof NoSession || error instanceof GatewayRefusal) {
    return { status: 401, body: refused('Please login to continue', 'UNAUTHENTICATED', 401) };
  }
  return { status: 503, body: refused('The shop’s service does not answer', 'UPSTREAM_UNAVAILABLE', 503) };
}
