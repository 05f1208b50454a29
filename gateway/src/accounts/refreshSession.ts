import { refuseToken } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { refuseDemoRealm } from '../http/refuseDemoRealm.ts';
import { addRefreshToken, handOver, hashToken, type RenewableSession, type SessionTokens } from './sessionTokens.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A refresh token works once. One that comes a second time was stolen by somebody, so its session ends for everybody. */
export async function refreshSession(context: GatewayContext, refreshToken: string): Promise<SessionTokens> {
  const realmId = refreshToken.split('.')[0] ?? '';
  if (!UUID.test(realmId)) throw refuseToken();
  await refuseDemoRealm(context, realmId).catch(() => Promise.reject(refuseToken()));
  const outcome = await rotate(context, realmId, refreshToken);
  if (outcome.ended) context.sessions.forget(outcome.ended);
  if (!outcome.renewed) throw refuseToken();
  return handOver(context.tokens, outcome.renewed);
}

interface Outcome {
  renewed?: RenewableSession;
  ended?: string;
}

function rotate({ database }: GatewayContext, realmId: string, refreshToken: string): Promise<Outcome> {
  return database.inTransaction<Outcome>(realmId, async (client) => {
    const spent = await client.query<{ session_id: string }>(SPEND, [hashToken(refreshToken)]);
    const sessionId = spent.rows[0]?.session_id;
    if (sessionId) {
      await client.query(TOUCH, [sessionId]);
      return { renewed: { realmId, sessionId, refreshToken: await addRefreshToken(client, realmId, sessionId) } };
    }
    const ended = await client.query<{ id: string }>(END_IF_SPENT, [hashToken(refreshToken)]);
    return { ended: ended.rows[0]?.id };
  });
}

/** One statement, so that of two equal requests at the same moment only one gets through. */
const SPEND = `
  update refresh_tokens t set used_at = now() from sessions s join merchant_users u on u.id = s.user_id
  where t.token_hash = $1 and t.used_at is null and t.expires_at > now()
    and s.id = t.session_id and s.ended_at is null and s.expires_at > now() and u.status = 'Active'
  returning t.session_id`;

const TOUCH = `
  update merchant_users u set last_access_time = now() from sessions s where s.id = $1 and u.id = s.user_id`;

const END_IF_SPENT = `
  update sessions s set ended_at = now() from refresh_tokens t
  where t.token_hash = $1 and t.used_at is not null and s.id = t.session_id and s.ended_at is null
  returning s.id`;
