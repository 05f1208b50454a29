import type { FastifyRequest } from 'fastify';
import type { Claims } from './accessTokens.ts';
import { bearerToken } from './authenticate.ts';
import { refuseToken } from './errors.ts';
import type { GatewayContext } from './GatewayContext.ts';

/** Calls before anybody is signed in are only taken from a program that has proved itself (AUTH-02). */
export async function requireClient(
  { tokens }: GatewayContext,
  request: FastifyRequest,
): Promise<Extract<Claims, { kind: 'client' }>> {
  const claims = await tokens.verify(bearerToken(request.headers.authorization));
  if (claims.kind !== 'client') throw refuseToken();
  return claims;
}
