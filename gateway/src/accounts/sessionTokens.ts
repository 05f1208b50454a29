import { createHash, randomBytes } from 'node:crypto';
import type { Sessions } from '../database/generated/rows.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from '../http/accessTokens.ts';

export interface SessionTokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

/** The refresh token in the form that the client stores, with the session that it renews. */
export interface RenewableSession {
  realmId: string;
  sessionId: string;
  refreshToken: string;
}

const SESSION_LIFETIME = "interval '30 days'";
/** A till that is unused for this long needs the password again; for one handed over by PIN, the shop's setting applies. */
const REFRESH_LIFETIME = `case when s.till_branch_id is null then interval '7 days' else
  (select make_interval(mins => substr(till_idle, length('MINUTES_') + 1)::int) from merchant_settings) end`;

export function openSession(database: Database, realmId: string, userId: string): Promise<RenewableSession> {
  return database.inTransaction(realmId, async (client) => {
    const text = `insert into sessions (user_id, expires_at) values ($1, now() + ${SESSION_LIFETIME}) returning id`;
    const answer = await client.query<Pick<Sessions, 'id'>>(text, [userId]);
    await client.query('update merchant_users set last_access_time = now() where id = $1', [userId]);
    // A user who knows the password may use the PIN again after too many wrong ones.
    await client.query('update till_pins set tries = 0 where user_id = $1 and tries > 0', [userId]);
    const sessionId = answer.rows[0]?.id ?? '';
    return renewable(client, realmId, sessionId);
  });
}

/** Issues the first refresh token of a new session. */
export async function renewable(client: DatabaseClient, realmId: string, sessionId: string): Promise<RenewableSession> {
  // Begins with the realm, without which the row cannot be read; altering it only makes the token unknown.
  const refreshToken = `${realmId}.${randomBytes(32).toString('base64url')}`;
  await addRefreshToken(client, sessionId, refreshToken);
  return { realmId, sessionId, refreshToken };
}

export async function addRefreshToken(client: DatabaseClient, sessionId: string, token: string): Promise<void> {
  const text = `insert into refresh_tokens (token_hash, session_id, expires_at)
    select $1, s.id, now() + ${REFRESH_LIFETIME} from sessions s where s.id = $2`;
  await client.query(text, [hashToken(token), sessionId]);
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest();

export async function answerTokens(tokens: AccessTokens, session: RenewableSession): Promise<SessionTokens> {
  const { realmId, sessionId, refreshToken } = session;
  return {
    access_token: await tokens.sign({ kind: 'user', realmId, sessionId }),
    refresh_token: refreshToken,
    expires_in: ACCESS_TOKEN_SECONDS,
  };
}
