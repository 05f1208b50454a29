import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import { isServiceKey } from '@taem/domain/accounts/serviceKey.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, refuseToken } from './errors.ts';
import type { GatewayContext, GatewaySession } from './GatewayContext.ts';
import { recordSecurityEvent } from './recordSecurityEvent.ts';
import type { KnownKey } from './serviceKeys.ts';

/** Puts the signed-in merchant user, or the service account, on every request of a route that is not marked public. */
export function authenticateRequests(app: FastifyInstance, context: GatewayContext): void {
  app.decorateRequest('maybeSession', null);
  app.decorateRequest('session', {
    getter(): GatewaySession {
      if (!this.maybeSession) throw new Error('A public route has no session');
      return this.maybeSession;
    },
  });
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    if (request.is404 || config.public) return;
    const session = await sessionOf(context, request, bearerToken(request.headers.authorization));
    if (session.isProgram && config.peopleOnly) throw new Refusal(400, 'PERMISSION', 'This is for people alone.');
    if (session.isRun && request.method !== 'GET') throw new Refusal(400, 'PERMISSION', 'This session only reads.');
    request.maybeSession = session;
  });
}

/** The session of a user's access token, or of the key of a service account; refuses one that opens nothing. */
export async function sessionOf(
  context: GatewayContext,
  request: FastifyRequest,
  token: string,
): Promise<GatewaySession> {
  if (isServiceKey(token)) return sessionOfKey(context, request, token);
  const claims = await context.tokens.verify(token);
  const session = claims.kind === 'user' ? await context.sessions.find(claims.realmId, claims.sessionId) : null;
  if (!session) throw refuseToken();
  return session;
}

/**
 * A right key is never kept waiting by wrong ones from the same network: nothing is learned of 256 random bits by trying.
 * Wrong ones are counted, so that they cost their network the right to go on asking (ADR 0072).
 */
async function sessionOfKey(context: GatewayContext, request: FastifyRequest, token: string): Promise<GatewaySession> {
  const { serviceKeys, sessions, limits } = context;
  const key = await serviceKeys.find(token);
  const session = key && (await sessions.find(key.realmId, key.sessionId));
  if (key && session) {
    await serviceKeys.used(key);
    return session;
  }
  await limits.spend([{ kind: 'service-key-address', key: networkOf(request.ip) }]);
  await tellOfWrongKey(context, request, key);
  throw refuseToken();
}

/** A key that ended and is still sent was forgotten somewhere, or stolen; of one that nobody has no shop is known. */
async function tellOfWrongKey(
  { database }: GatewayContext,
  request: FastifyRequest,
  key: KnownKey | null,
): Promise<void> {
  if (!key) return void request.log.warn({ address: request.ip }, 'a key that nobody has');
  const { realmId, name, username } = key;
  await recordSecurityEvent(database, request, {
    realmId,
    kind: 'SERVICE_KEY_FAILED',
    account: username,
    subject: name,
  });
}

export function bearerToken(header: string | undefined): string {
  const match = /^Bearer ([\w.-]+)$/i.exec(header ?? '');
  if (!match?.[1]) throw new Refusal(401, 'UNAUTHORIZED', 'Sign in first.');
  return match[1];
}
