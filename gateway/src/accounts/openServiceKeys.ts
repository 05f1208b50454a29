import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isServiceKey, SERVICE_KEY_PREFIX } from '@taem/domain/accounts/serviceKey.ts';
import type { MerchantUsers, ServiceAccountKeys } from '../database/generated/rows.ts';
import type { Database } from '../database/pool.ts';
import type { AccessTokens } from '../http/accessTokens.ts';
import type { FoundKey, ServiceKeys } from '../http/serviceKeys.ts';

const MAX_CACHED = 10_000;
const MINUTE_MS = 60_000;

/** Creates an unguessable key: the realm, without which its row is invisible, and 256 random bits. */
export function newServiceKey(realmId: string): string {
  const realm = Buffer.from(realmId.replaceAll('-', ''), 'hex');
  return SERVICE_KEY_PREFIX + Buffer.concat([realm, randomBytes(32)]).toString('base64url');
}

/**
 * Hashes the whole key, so that the realm in it cannot be replaced. A fast hash is enough, as 256 random bits cannot be
 * guessed.
 */
export const hashServiceKey = (tokens: AccessTokens, key: string) => tokens.digest(`service-key:${key}`);

/** Caches the owners of keys, which never change; whether a key is still valid is decided by its session. */
export function openServiceKeys(database: Database, tokens: AccessTokens): ServiceKeys {
  const cached = new Map<string, FoundKey>();
  const usedAt = new Map<string, number>();

  async function load(realmId: string, hash: Buffer): Promise<FoundKey | null> {
    const answer = await database.withRealm(realmId, (client) =>
      client.query<KeyRow>({ name: 'find-service-key', text: FIND, values: [hash] }),
    );
    const row = answer.rows[0];
    if (!row || !timingSafeEqual(row.key_hash, hash)) return null;
    return { realmId, sessionId: row.id, name: row.name, username: row.username };
  }

  return {
    async find(key) {
      if (!isServiceKey(key)) return null;
      const hash = hashServiceKey(tokens, key);
      const mark = hash.toString('base64');
      const kept = cached.get(mark);
      if (kept) return kept;
      const found = await load(realmOf(key), hash);
      if (!found) return null;
      if (cached.size >= MAX_CACHED) cached.clear();
      cached.set(mark, found);
      return found;
    },
    async used({ realmId, sessionId }) {
      const now = Date.now();
      if (now - (usedAt.get(sessionId) ?? 0) < MINUTE_MS) return;
      if (usedAt.size >= MAX_CACHED) usedAt.clear();
      usedAt.set(sessionId, now);
      await database.withRealm(realmId, (client) => client.query(USED, [sessionId]));
    },
  };
}

function realmOf(key: string): string {
  const hex = Buffer.from(key.slice(SERVICE_KEY_PREFIX.length), 'base64url').subarray(0, 16).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

type KeyRow = Pick<ServiceAccountKeys, 'id' | 'name' | 'key_hash'> & Pick<MerchantUsers, 'username'>;

const FIND = `
  select k.id, k.name, k.key_hash, u.username
  from service_account_keys k join merchant_users u on u.id = k.account_id where k.key_hash = $1`;

/** Skipped if another gateway has written it within this minute. */
const USED = `
  update service_account_keys set last_used_at = now()
  where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`;
