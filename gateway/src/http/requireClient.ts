import type { FastifyRequest } from 'fastify';
import { bearerToken } from './bearerToken.ts';
import { refuseToken } from './errors.ts';
import type { ClientCaller, GatewayContext } from './GatewayContext.ts';

/**
 * A program that has proved itself by its secret: the `client` before anyone is signed in (AUTH-02), or the `server` for
 * what it alone may ask. The client token is in every browser, so it is never taken for the other.
 */
export async function requireClient(
  { tokens }: Pick<GatewayContext, 'tokens'>,
  request: FastifyRequest,
  kind: 'client' | 'server' = 'client',
): Promise<ClientCaller> {
  const claims = await tokens.verify(bearerToken(request.headers.authorization));
  if (claims.kind !== kind) throw refuseToken();
  return claims;
}
