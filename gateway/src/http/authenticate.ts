import type { FastifyInstance } from 'fastify';
import { Refusal, refuseToken } from './errors.ts';
import type { GatewayContext, GatewaySession } from './GatewayContext.ts';

/** Puts the signed-in merchant user on every request of a route that is not marked public. */
export function authenticateRequests(app: FastifyInstance, { tokens, sessions }: GatewayContext): void {
  app.decorateRequest('maybeSession', null);
  app.decorateRequest('session', {
    getter(): GatewaySession {
      if (!this.maybeSession) throw new Error('A public route has no session');
      return this.maybeSession;
    },
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.config.public) return;
    const token = bearerToken(request.headers.authorization);
    const claims = await tokens.verify(token);
    if (claims.kind !== 'user') throw refuseToken();
    request.maybeSession = await sessions.find(claims.realmId, claims.sessionId);
    if (!request.maybeSession) throw refuseToken();
  });
}

export function bearerToken(header: string | undefined): string {
  const match = /^Bearer ([\w.-]+)$/i.exec(header ?? '');
  if (!match?.[1]) throw new Refusal(401, 'UNAUTHORIZED', 'Sign in first.');
  return match[1];
}
