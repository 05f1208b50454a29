import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import { isServiceKey } from '@taem/domain/accounts/serviceKey.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from './bearerToken.ts';
import { Refusal, refuseToken } from './errors.ts';
import type { BankCaller, ClientCaller, GatewayContext, GatewaySession } from './GatewayContext.ts';
import { refuseNoMore } from './isStillAllowed.ts';
import { type Caller, callerOf, type Operation, rightsOf } from './Operation.ts';
import { recordSecurityEvent } from './recordSecurityEvent.ts';
import { requireBank } from './requireBank.ts';
import { requireClient } from './requireClient.ts';
import { requireAnyPermission } from './requirePermission.ts';
import type { FoundKey } from './serviceKeys.ts';

/**
 * Authenticates callers and checks their rights, as each route declares them; no other code lets a caller in. A route
 * that declares no callers is not served.
 */
export function authenticateRequests(app: FastifyInstance, context: GatewayContext): void {
  app.decorateRequest('maybeSession', null);
  app.decorateRequest('session', {
    getter(): GatewaySession {
      if (!this.maybeSession) throw new Error('This route is not for users');
      return this.maybeSession;
    },
  });
  app.decorateRequest('refuseNoMore', null);
  app.decorateRequest('digest', context.tokens.digest);
  app.decorateRequest('maybeClient', null);
  app.decorateRequest('client', {
    getter(): ClientCaller {
      if (!this.maybeClient) throw new Error('This route is not for programs');
      return this.maybeClient;
    },
  });
  app.decorateRequest('signedBody', null);
  app.decorateRequest('maybeBank', null);
  app.decorateRequest('bank', {
    getter(): BankCaller {
      if (!this.maybeBank) throw new Error('This route is not for banks');
      return this.maybeBank;
    },
  });
  app.addHook('onRoute', ({ method, url, config }) => {
    const caller = config?.operation && callerOf(config.operation);
    if (!caller) throw new Error(`${method} ${url} does not say whom it is for`);
    if (config.operation && rightsOf(config.operation).length > 0 && !HAVE_RIGHTS.has(caller))
      throw new Error(`${method} ${url} takes a right of who has none`);
    if (config.operation?.forRuns && !READS.has(String(method)))
      throw new Error(`${method} ${url} is for runs, which only read`);
  });
  app.addHook('onRequest', async (request) => {
    const { operation } = request.routeOptions.config;
    if (operation) await letIn(context, request, operation);
  });
  // A bank signs the body, which therefore must be read first.
  app.addHook('preValidation', async (request) => {
    const { operation } = request.routeOptions.config;
    if (operation && callerOf(operation) === 'bank') request.maybeBank = await requireBank(context, request);
  });
}

const HAVE_RIGHTS: ReadonlySet<Caller> = new Set(['user', 'person']);
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

async function letIn(context: GatewayContext, request: FastifyRequest, operation: Operation): Promise<void> {
  const caller = callerOf(operation);
  // The body states which of the two signs in, and it is what a bank signs.
  if (caller === 'anyone' || caller === 'clientOrAnyone' || caller === 'bank') return;
  if (caller === 'client' || caller === 'server') {
    request.maybeClient = await requireClient(context, request, caller);
    return;
  }
  const token = bearerToken(request.headers.authorization);
  if (caller === 'clientOrUser' && (await isOfClient(context, token))) {
    request.maybeClient = await requireClient(context, request);
    return;
  }
  const session = await sessionOf(context, request, token);
  if (session.isProgram && caller === 'person') throw new Refusal(400, 'PERMISSION', 'This is for people alone.');
  if (session.isRun && !operation.forRuns) throw new Refusal(400, 'PERMISSION', 'This session only reads figures.');
  request.maybeSession = session;
  request.refuseNoMore = (client) => refuseNoMore(context.sessions, client, session);
  for (const { objectCodes, action } of rightsOf(operation)) requireAnyPermission(session, objectCodes, action);
}

const isOfClient = async ({ tokens }: GatewayContext, token: string) =>
  !isServiceKey(token) && (await tokens.verify(token)).kind === 'client';

/** Returns the session of a user's access token or of a service account's key; throws if it is not valid. */
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
 * A valid key never waits because of wrong ones from the same network: 256 random bits cannot be guessed by trying.
 * Wrong ones are counted, and too many of them block their network (ADR 0072).
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
  await reportWrongKey(context, request, key);
  throw refuseToken();
}

/** An expired or revoked key that is still used was left somewhere or stolen; an unknown key belongs to no known shop. */
async function reportWrongKey(
  { database }: GatewayContext,
  request: FastifyRequest,
  key: FoundKey | null,
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
