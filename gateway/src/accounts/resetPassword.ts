import type { UserDetails } from '@taem/domain/accounts/isOwnWord.ts';
import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import { passwordProblem } from '@taem/domain/accounts/passwordRules.ts';
import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { actorOf } from '../http/actorOf.ts';
import { Refusal, refuseField } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { noteSecurityEvent } from '../http/recordSecurityEvent.ts';
import { hashSecret } from '../http/secretHash.ts';
import { normaliseAccount, splitAccount } from './accountName.ts';
import { refuseOwnWord, USER_DETAIL_COLUMNS } from './refuseOwnWord.ts';
import { setPassword } from './setPassword.ts';

export interface NewPassword {
  username: string;
  password: string;
  /** The reference of a verified code (OP-03). */
  secret: string;
}

/** Resets a forgotten password (CALL-10), once after the code was verified, and ends all sessions of the user. */
export async function resetPassword(context: GatewayContext, request: FastifyRequest, given: NewPassword) {
  const { realmId } = request.client;
  const problem = passwordProblem('reset', given.password);
  if (problem) throw refuseField('password', problem);
  const account = normaliseAccount(given.username);
  const counters = [
    { kind: 'reset-account', key: `${realmId}:${account}`, clearedBySuccess: true },
    { kind: 'reset-address', key: networkOf(request.ip), clearedBySuccess: false },
  ] as const;
  const ended = await context.limits.guard(counters, async () => {
    const passwordHash = await hashSecret(given.password);
    const reset = async (client: DatabaseClient) => {
      const spent = await client.query<UserDetails & { user_id: string }>(SPEND, [
        account,
        given.secret.trim().toUpperCase(),
      ]);
      const user = spent.rows[0];
      if (!user) throw new Refusal(422, 'OTP_NOT_VERIFIED', 'The code was not verified, or was used already.');
      refuseOwnWord('reset', given.password, user);
      const ended = await setPassword(client, user.user_id, passwordHash, null);
      const [name] = splitAccount(account);
      await noteSecurityEvent(client, request, { realmId, kind: 'PASSWORD_RESET', account: name });
      return ended;
    };
    return context.database.inTransaction(realmId, reset, { by: actorOf(request, 'save') });
  });
  for (const sessionId of ended) context.sessions.forget(sessionId);
  // A user who has forgotten the password has often made too many attempts.
  await context.limits.clear('sign-in-account', account);
}

const SPEND = `
  delete from password_otps o using merchant_users u
  where o.account = $1 and o.ref_code = $2 and o.verified_at is not null and o.expires_at > now()
    and u.id = o.user_id and u.status = 'Active'
  returning o.user_id, ${USER_DETAIL_COLUMNS.map((column) => `u.${column}`).join(', ')}`;
