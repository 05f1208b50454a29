import type { FastifyRequest } from 'fastify';
import type { Claims } from './accessTokens.ts';
import { bearerToken } from './authenticate.ts';
import { refuseToken } from './errors.ts';
import type { GatewayContext } from './GatewayContext.ts';

/** Calls before anybody is signed in are only taken from a program that has proved itself (AUTH-02). */
export const requireClient = (context: GatewayContext, request: FastifyRequest) =>
  requireKind(context, request, 'client');

/** What is asked for nobody who is signed in, by the server itself; the client token is in every browser. */
export const requireServer = (context: GatewayContext, request: FastifyRequest) =>
  requireKind(context, request, 'server');

async function requireKind<Kind extends 'client' | 'server'>(
  { tokens }: GatewayContext,
  request: FastifyRequest,
  kind: Kind,
): Promise<Extract<Claims, { kind: Kind }>> {
  const claims = await tokens.verify(bearerToken(request.headers.authorization));
  if (claims.kind !== kind) throw refuseToken();
  return claims as Extract<Claims, { kind: Kind }>;
}
