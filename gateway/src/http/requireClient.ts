import type { FastifyRequest } from 'fastify';
import { bearerToken } from './bearerToken.ts';
import { refuseToken } from './errors.ts';
import type { ClientCaller, GatewayContext } from './GatewayContext.ts';

/**
 * Returns a program that was authenticated by its secret: the `client` before anyone is signed in (AUTH-02), or the
 * `server` for calls that only it may make. The client token is in every browser, so it is never accepted as the
 * server's.
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
