import { randomUUID } from 'node:crypto';
import type { AccessTokens, Claims } from '../http/accessTokens.ts';

/** Carries the `device_token` that an earlier sign-in on this device returned. */
export const DEVICE_HEADER = 'x-device-token';

export type DeviceClaims = Extract<Claims, { kind: 'device' }>;

/** A till has several cashiers; beyond this number, the one who signed in longest ago is forgotten. */
const MAX_ACCOUNTS = 20;

/** Returns the device that a request claims to come from; null if it names none, or one that is forged or of another shop. */
export async function readDevice(
  tokens: AccessTokens,
  realmId: string,
  header: string | string[] | undefined,
): Promise<DeviceClaims | null> {
  if (typeof header !== 'string' || header === '') return null;
  const claims = await tokens.verify(header).catch(() => null);
  return claims?.kind === 'device' && claims.realmId === realmId ? claims : null;
}

/** Returns a mark that stands for an account in the token of a device, which others may read. */
export function markOf(tokens: AccessTokens, account: string): string {
  return tokens.digest(`device:${account}`).toString('base64url').slice(0, 16);
}

export function rememberAccount(device: DeviceClaims | null, realmId: string, mark: string): DeviceClaims {
  const others = (device?.accounts ?? []).filter((other) => other !== mark);
  return {
    kind: 'device',
    realmId,
    deviceId: device?.deviceId ?? randomUUID(),
    accounts: [mark, ...others].slice(0, MAX_ACCOUNTS),
  };
}
