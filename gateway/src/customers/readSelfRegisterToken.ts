import type { Claims } from '../http/accessTokens.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { refuseDemoRealm } from '../http/refuseDemoRealm.ts';
import { findShortLink, SHORT_CODE } from './createShortLink.ts';

export type SelfRegisterScope = Extract<Claims, { kind: 'self-register' }>;

/** What a link is for. One that is old or altered is no reason to sign anyone out, so it is not a 401. */
export async function readSelfRegisterToken(context: GatewayContext, token: string): Promise<SelfRegisterScope> {
  const signed = SHORT_CODE.test(token) ? await findShortLink(context, token) : token;
  const claims = await context.tokens.verify(signed).catch(() => null);
  if (claims?.kind !== 'self-register') {
    throw new Refusal(422, 'LINK_EXPIRED', 'This link has expired or is not complete. Ask the shop for a new one.');
  }
  await refuseDemoRealm(context, claims.realmId);
  return claims;
}
