import type { Claims } from '../http/accessTokens.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { refuseDemoRealm } from '../http/refuseDemoRealm.ts';
import { findShortLink, SHORT_CODE } from './createShortLink.ts';

export type SelfRegisterScope = Extract<Claims, { kind: 'self-register' }>;

/** Returns what a link is for. An expired or altered link must not sign anyone out, so it is not refused with 401. */
export async function readSelfRegisterToken(context: GatewayContext, token: string): Promise<SelfRegisterScope> {
  const signed = SHORT_CODE.test(token) ? await findShortLink(context, token) : token;
  const claims = await context.tokens.verify(signed).catch(() => null);
  if (claims?.kind !== 'self-register') {
    throw new Refusal(422, 'LINK_EXPIRED', 'This link has expired or is not complete. Ask the shop for a new one.');
  }
  await refuseDemoRealm(context, claims.realmId);
  return claims;
}
