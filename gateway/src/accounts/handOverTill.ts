import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { FastifyRequest } from 'fastify';
import type { MerchantBranches, Sessions } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { checkTillPin } from '../http/checkTillPin.ts';
import { Refusal, refuseToken } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { noteSecurityEvent } from '../http/recordSecurityEvent.ts';
import { requirePermission } from '../http/requirePermission.ts';
import { type TillUser, tillUsers } from '../http/tillUsers.ts';
import { branchesOf } from '../resource/branchesOf.ts';
import { answerTokens, renewable, type SessionTokens } from './sessionTokens.ts';

interface HandOver {
  branch_id: string;
  user_id: string;
  pin: string;
}

/**
 * Hands a till over to another person of its branch by their PIN (docs/adr/0146). Needs a session that may sell, as so
 * few digits are too weak to sign in from outside; that session ends.
 */
export async function handOverTill(
  context: GatewayContext,
  request: FastifyRequest,
  { branch_id, user_id, pin }: HandOver,
): Promise<SessionTokens> {
  const { session } = request;
  const { realmId, sessionId } = session;
  requirePermission(session, PAGE.payment, 'Write');
  const [branchId = ''] = branchesOf(branch_id, session) ?? [];
  const taker = (client: DatabaseClient) => takerOf(client, branchId, user_id.toLowerCase(), session.userId);
  const { id, username } = await context.database.withRealm(realmId, taker);
  const pinHash = await checkTillPin(context, request, { id, username, branchId }, pin);
  const begun = await context.database.inTransaction(realmId, async (client) => {
    // Of two at once, the second waits here and then finds its session ended.
    if ((await client.query(END, [sessionId])).rowCount === 0) throw refuseToken();
    // Refused if the PIN was changed since; a simultaneous change waits for this transaction, and then ends the new session.
    if ((await client.query(SAME_PIN, [id, pinHash])).rowCount === 0) throw refuseTaker();
    await taker(client);
    const [next] = (await client.query<Pick<Sessions, 'id'>>(BEGIN, [id, branchId, sessionId])).rows;
    const [branch] = (await client.query<Pick<MerchantBranches, 'name'>>(BRANCH, [branchId])).rows;
    if (!next || !branch) throw refuseTaker();
    await client.query('update merchant_users set last_access_time = now() where id = $1', [id]);
    await noteSecurityEvent(client, request, {
      ...{ realmId, branchId, kind: 'TILL_HANDED_OVER' },
      ...{ account: username, subject: branch.name },
    });
    return renewable(client, realmId, next.id);
  });
  context.sessions.forget(sessionId);
  return answerTokens(context.tokens, begun);
}

const refuseTaker = () => new Refusal(422, 'NOT_AT_THIS_TILL', 'This person may not sell here with a PIN.');

/** Returns another user who sells in that branch and has a PIN; throws if there is none with this id. */
async function takerOf(client: DatabaseClient, branchId: string, id: string, userId: string): Promise<TillUser> {
  const found = (await tillUsers(client, [branchId], userId)).find((user) => user.id === id);
  if (!found?.maySell) throw refuseTaker();
  return found;
}

const END = `update sessions set ended_at = now() where id = $1 and ended_at is null and expires_at > now()`;

const SAME_PIN = 'select from till_pins where user_id = $1 and pin_hash = $2 for share';

/** Lasts at most 16 hours from the first hand-over, a day at the counter; after that, a password is needed again. */
const BEGIN = `
  insert into sessions (user_id, till_branch_id, till_opened_by_id, expires_at)
  select $1, $2, coalesce(s.till_opened_by_id, s.user_id),
    case when s.till_branch_id is null then least(s.expires_at, now() + interval '16 hours') else s.expires_at end
  from sessions s where s.id = $3 returning id`;

const BRANCH = 'select name from merchant_branches where id = $1';
