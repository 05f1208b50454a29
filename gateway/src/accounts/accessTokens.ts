import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/pool.ts';
import { refuseToken } from '../http/errors.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const CLIENT_TOKEN_SECONDS = 60 * 60;
const ISSUER = 'taem-gateway';

export type Claims =
  | { kind: 'client'; clientId: string; realmId: string }
  | { kind: 'user'; sessionId: string; realmId: string };

/** Signed tokens. They only name a session; whether it still lives is asked of the database. */
export interface AccessTokens {
  sign(claims: Claims): Promise<string>;
  verify(token: string): Promise<Claims>;
}

const MOST_KNOWN = 10_000;

export async function openAccessTokens(database: Database): Promise<AccessTokens> {
  const key = await loadSigningKey(database);
  // Checking a signature costs as much as a small request; a token keeps its claims until it expires.
  const known = new Map<string, { claims: Claims; until: number }>();

  async function check(token: string): Promise<{ claims: Claims; until: number }> {
    const verified = await jwtVerify<Record<string, unknown>>(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      requiredClaims: ['exp'],
    }).catch(() => null);
    const claims = verified && readClaims(verified.payload);
    if (!claims) throw refuseToken();
    return { claims, until: (verified.payload.exp ?? 0) * 1_000 };
  }

  return {
    sign(claims) {
      const seconds = claims.kind === 'user' ? ACCESS_TOKEN_SECONDS : CLIENT_TOKEN_SECONDS;
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign(key);
    },
    async verify(token) {
      const kept = known.get(token);
      if (kept && kept.until > Date.now()) return kept.claims;
      known.delete(token);
      const checked = await check(token);
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(token, checked);
      return checked.claims;
    },
  };
}

function readClaims({ kind, realmId, sessionId, clientId }: Record<string, unknown>): Claims | null {
  if (typeof realmId !== 'string') return null;
  if (kind === 'user' && typeof sessionId === 'string') return { kind, realmId, sessionId };
  if (kind === 'client' && typeof clientId === 'string') return { kind, realmId, clientId };
  return null;
}

/** One key in the database for all gateways; whichever starts first makes it. */
async function loadSigningKey(database: Database): Promise<Uint8Array> {
  return database.inTransaction('', async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtext('signing_keys'))");
    const known = await client.query<{ secret: Buffer }>('select secret from signing_keys order by created_at limit 1');
    const secret = known.rows[0]?.secret ?? randomBytes(32);
    if (known.rowCount === 0) await client.query('insert into signing_keys (secret) values ($1)', [secret]);
    return new Uint8Array(secret);
  });
}
