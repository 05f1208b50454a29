import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../http/errors.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { refuseDemoRealm } from '../../http/refuseDemoRealm.ts';

/** The sale of a receipt, and its merchant. */
export interface ClaimScope {
  realmId: string;
  saleId: string;
}

const ID_BYTES = 16;
const SEAL_BYTES = 16;
const TOKEN = /^[\w-]{64}$/;

/**
 * Returns the token in the code on a receipt: the two ids and a seal that only the gateways can create, in 64
 * characters, so that the code stays coarse enough for a cheap printer and an old phone. It is derived and stored
 * nowhere; its expiry depends on the sale.
 */
export function claimToken({ tokens }: Pick<GatewayContext, 'tokens'>, { realmId, saleId }: ClaimScope): string {
  const ids = Buffer.concat([bytesOf(realmId), bytesOf(saleId)]);
  return Buffer.concat([ids, seal({ tokens }, ids)]).toString('base64url');
}

/** Returns the sale of a receipt's token; refuses an altered or invented token like an expired link. */
export async function readClaimToken(context: GatewayContext, token: string): Promise<ClaimScope> {
  const bytes = Buffer.from(TOKEN.test(token) ? token : '', 'base64url');
  const ids = bytes.subarray(0, 2 * ID_BYTES);
  const sealed = bytes.subarray(2 * ID_BYTES);
  if (sealed.length !== SEAL_BYTES || !timingSafeEqual(sealed, seal(context, ids))) throw refuseLink();
  const scope = { realmId: idOf(ids.subarray(0, ID_BYTES)), saleId: idOf(ids.subarray(ID_BYTES)) };
  await refuseDemoRealm(context, scope.realmId);
  return scope;
}

export const refuseLink = () =>
  new Refusal(422, 'LINK_EXPIRED', 'This link is not complete. Scan the code on the receipt again.');

function seal({ tokens }: Pick<GatewayContext, 'tokens'>, ids: Buffer): Buffer {
  return tokens.digest(`claim:${ids.toString('hex')}`).subarray(0, SEAL_BYTES);
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function idOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
