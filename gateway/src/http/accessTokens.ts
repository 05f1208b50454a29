import { createHmac, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { SigningKeys } from '../database/generated/rows.ts';
import type { Database } from '../database/pool.ts';
import { refuseToken } from './errors.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** A day is enough: a link on a poster is printed every day, and one in a text message is opened within a day. */
export const SELF_REGISTER_SECONDS = 24 * 60 * 60;
const SECONDS: Readonly<Record<Claims['kind'], number>> = {
  client: 60 * 60,
  server: 10 * 60,
  user: ACCESS_TOKEN_SECONDS,
  'self-register': SELF_REGISTER_SECONDS,
  device: 400 * 24 * 60 * 60,
};
const ISSUER = 'taem-gateway';

export type Claims =
  /** Allows signing in. Browsers keep it with their session (AUTH-06). */
  | { kind: 'client'; clientId: string; realmId: string }
  /** Allows only the server's calls, and never leaves the server's process (docs/adr/0082). */
  | { kind: 'server'; clientId: string; realmId: string }
  | { kind: 'user'; sessionId: string; realmId: string }
  | { kind: 'self-register'; formCode: string; realmId: string; branchId: string | null }
  /** A device on which users have signed in; `accounts` are marks of these users. It grants no rights. */
  | { kind: 'device'; realmId: string; deviceId: string; accounts: readonly string[] };

/** Signed tokens. They only name a session; the database decides whether it is still valid. */
export interface AccessTokens {
  sign(claims: Claims): Promise<string>;
  verify(token: string): Promise<Claims>;
  /** Returns the same bytes for the same text at every gateway; no one else can derive them. */
  digest(text: string): Buffer;
}

/**
 * `now` is the clock that all gateways share, by which tokens begin and expire. Caches the claims of up to `mostCached`
 * tokens.
 */
export async function openAccessTokens(
  database: Database,
  now: () => number = () => Date.now(),
  mostCached = 10_000,
): Promise<AccessTokens> {
  const key = await loadSigningKey(database);
  // Verifying a signature costs as much as a small request, and a token's claims never change.
  const cached = new Map<string, { claims: Claims; until: number }>();

  async function check(token: string): Promise<{ claims: Claims; until: number }> {
    const verified = await jwtVerify<Record<string, unknown>>(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      requiredClaims: ['exp'],
      currentDate: new Date(now()),
    }).catch(() => null);
    const claims = verified && readClaims(verified.payload);
    if (!claims) throw refuseToken();
    return { claims, until: (verified.payload.exp ?? 0) * 1_000 };
  }

  return {
    sign(claims) {
      const issued = Math.floor(now() / 1_000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setIssuedAt(issued)
        .setExpirationTime(issued + SECONDS[claims.kind])
        .sign(key);
    },
    async verify(token) {
      const kept = cached.get(token);
      if (kept && kept.until > now()) return kept.claims;
      cached.delete(token);
      const checked = await check(token);
      if (cached.size >= mostCached) cached.clear();
      cached.set(token, checked);
      return checked.claims;
    },
    digest: (text) => createHmac('sha256', key).update(`digest:${text}`).digest(),
  };
}

function readClaims(payload: Record<string, unknown>): Claims | null {
  const { kind, realmId, sessionId, clientId, formCode, branchId, deviceId, accounts } = payload;
  if (typeof realmId !== 'string') return null;
  if (kind === 'user' && typeof sessionId === 'string') return { kind, realmId, sessionId };
  if ((kind === 'client' || kind === 'server') && typeof clientId === 'string') return { kind, realmId, clientId };
  if (kind === 'self-register' && typeof formCode === 'string') {
    return { kind, realmId, formCode, branchId: typeof branchId === 'string' ? branchId : null };
  }
  if (kind === 'device' && typeof deviceId === 'string' && Array.isArray(accounts)) {
    return { kind, realmId, deviceId, accounts: accounts.map(String) };
  }
  return null;
}

/** Returns the one signing key that all gateways share, created by the first to start. */
async function loadSigningKey(database: Database): Promise<Uint8Array> {
  return database.inTransaction('', async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtext('signing_keys'))");
    const existing = await client.query<Pick<SigningKeys, 'secret'>>(
      'select secret from signing_keys order by created_at limit 1',
    );
    const secret = existing.rows[0]?.secret ?? randomBytes(32);
    if (existing.rowCount === 0) await client.query('insert into signing_keys (secret) values ($1)', [secret]);
    return new Uint8Array(secret);
  });
}
