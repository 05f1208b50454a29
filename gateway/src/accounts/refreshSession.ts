import { isUuid } from '@taem/domain/contract/isUuid.ts';
import type { FastifyRequest } from 'fastify';
import type { MerchantUsers, RefreshTokens, Sessions } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseToken } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { recordSecurityEvent } from '../http/recordSecurityEvent.ts';
import { refuseDemoRealm } from '../http/refuseDemoRealm.ts';
import {
  addRefreshToken,
  answerTokens,
  hashToken,
  type RenewableSession,
  type SessionTokens,
} from './sessionTokens.ts';

/**
 * Renews a session. A refresh token works once. For a moment afterwards, the same new token is returned again: two tabs
 * may have sent it at once, and an answer may be lost. A later use means that the token was copied, so its session ends
 * for everyone (docs/adr/0083).
 */
export async function refreshSession(
  context: GatewayContext,
  request: FastifyRequest,
  refreshToken: string,
): Promise<SessionTokens> {
  const realmId = refreshToken.split('.')[0] ?? '';
  if (!isUuid(realmId)) throw refuseToken();
  await refuseDemoRealm(context, realmId).catch(() => Promise.reject(refuseToken()));
  const { renewed, ended } = await rotate(context, realmId, refreshToken);
  if (ended) {
    context.sessions.forget(ended.id);
    await recordSecurityEvent(context.database, request, { realmId, kind: 'SESSION_COPIED', account: ended.username });
  }
  if (!renewed) throw refuseToken();
  return answerTokens(context.tokens, renewed);
}

interface Outcome {
  renewed?: RenewableSession;
  ended?: { id: string; username: string } | undefined;
}

function rotate({ database, tokens }: GatewayContext, realmId: string, spent: string): Promise<Outcome> {
  // Derived from the previous token, so that it can be returned again without being stored.
  const refreshToken = `${realmId}.${tokens.digest(`refresh:${spent}`).toString('base64url')}`;
  const sessionOf = async (client: DatabaseClient, text: string, values: unknown[]) =>
    (await client.query<Pick<RefreshTokens, 'session_id'>>(text, values)).rows[0]?.session_id;
  return database.inTransaction<Outcome>(realmId, async (client) => {
    const sessionId = await sessionOf(client, SPEND, [hashToken(spent)]);
    if (sessionId) {
      await client.query(TOUCH, [sessionId]);
      await addRefreshToken(client, sessionId, refreshToken);
      return { renewed: { realmId, sessionId, refreshToken } };
    }
    const again = await sessionOf(client, AGAIN, [hashToken(spent), hashToken(refreshToken)]);
    if (again) return { renewed: { realmId, sessionId: again, refreshToken } };
    const ended = await client.query<Pick<Sessions, 'id'> & Pick<MerchantUsers, 'username'>>(END_IF_SPENT, [
      hashToken(spent),
    ]);
    return { ended: ended.rows[0] };
  });
}

const LIVES = `s.ended_at is null and s.expires_at > now() and u.status = 'Active'`;

/** A single statement, so that of two equal simultaneous requests only one succeeds. */
const SPEND = `
  update refresh_tokens t set used_at = now() from sessions s join merchant_users u on u.id = s.user_id
  where t.token_hash = $1 and t.used_at is null and t.expires_at > now() and s.id = t.session_id and ${LIVES}
  returning t.session_id`;

/** The token was used just now, and the one issued for it was not used yet. */
const AGAIN = `
  select t.session_id from refresh_tokens t
    join refresh_tokens next on next.token_hash = $2 and next.used_at is null
    join sessions s on s.id = t.session_id join merchant_users u on u.id = s.user_id
  where t.token_hash = $1 and t.used_at > now() - interval '10 seconds' and ${LIVES}`;

const TOUCH = `
  update merchant_users u set last_access_time = now() from sessions s where s.id = $1 and u.id = s.user_id`;

const END_IF_SPENT = `
  update sessions s set ended_at = now() from refresh_tokens t, merchant_users u
  where t.token_hash = $1 and t.used_at is not null and s.id = t.session_id and s.ended_at is null and u.id = s.user_id
  returning s.id, u.username`;
