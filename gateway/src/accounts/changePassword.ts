import type { UserDetails } from '@taem/domain/accounts/isOwnWord.ts';
import { passwordProblem } from '@taem/domain/accounts/passwordRules.ts';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { actorOf } from '../http/actorOf.ts';
import { refuseField, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { noteSecurityEvent } from '../http/recordSecurityEvent.ts';
import { requirePermission } from '../http/requirePermission.ts';
import { hashSecret } from '../http/secretHash.ts';
import { isUuid } from '../resource/readValue.ts';
import { confirmOwner } from './confirmOwner.ts';
import { refuseUserBeyondOwn } from './refuseMoreThanOwn.ts';
import { refuseOwnWord, USER_DETAIL_COLUMNS } from './refuseOwnWord.ts';
import { setPassword } from './setPassword.ts';

/** Changes one's own password, or with write on users another's (CALL-38, OP-06); the user's other sessions end at once. */
export async function changePassword(
  context: GatewayContext,
  request: FastifyRequest,
  id: string,
  { password, current_password = null }: { password: string; current_password?: string | null },
): Promise<void> {
  const { session } = request;
  const userId = id.toLowerCase();
  if (userId !== session.userId) requirePermission(session, PAGE.user, 'Write');
  if (!isUuid(userId)) throw refuseUnknown('The user');
  const problem = passwordProblem('changePassword', password);
  if (problem) throw refuseField('password', problem);
  if (userId === session.userId) await confirmOwner(context, session, current_password);
  const passwordHash = await hashSecret(password);
  const set = async (client: DatabaseClient) => {
    const [user] = (await client.query<UserDetails & { username: string }>(USER_DETAILS, [userId])).rows;
    if (!user) throw refuseUnknown('The user');
    refuseOwnWord('changePassword', password, user);
    await refuseUserBeyondOwn(client, session, userId);
    const kind = userId === session.userId ? 'PASSWORD_CHANGED' : 'PASSWORD_SET_FOR_OTHER';
    await noteSecurityEvent(client, request, { realmId: session.realmId, kind, account: user.username });
    return setPassword(client, userId, passwordHash, session.sessionId);
  };
  const by = actorOf(request, 'save');
  const ended = await context.database.inTransaction(session.realmId, set, { by });
  for (const sessionId of ended) context.sessions.forget(sessionId);
}

const USER_DETAILS = `select username, ${USER_DETAIL_COLUMNS.slice(1).join(', ')}
  from merchant_users where id = $1 and kind = 'person' for update`;
