import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { TILL_PIN_WORDS, tillPinFault } from '@taem/domain/accounts/tillPin.ts';
import type { FastifyRequest } from 'fastify';
import type { MerchantUsers } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField, refusePermission, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { noteSecurityEvent } from '../http/recordSecurityEvent.ts';
import { requirePermission } from '../http/requirePermission.ts';
import { hashSecret } from '../http/secretHash.ts';
import { isUuid } from '../resource/readValue.ts';
import { confirmOwner } from './confirmOwner.ts';
import { refuseUserBeyondOwn } from './refuseMoreThanOwn.ts';

/**
 * Sets one's own PIN, confirmed like a new password; another user's PIN can only be removed. Sessions at tills that
 * were taken over with the earlier PIN end, except the current one.
 */
export async function setTillPin(
  context: GatewayContext,
  request: FastifyRequest,
  id: string,
  { pin, current_password = null }: { pin: string; current_password?: string | null },
): Promise<void> {
  const { session } = request;
  if (id.toLowerCase() !== session.userId) throw refusePermission(PAGE.user, 'Write');
  const fault = tillPinFault(pin);
  if (fault) throw refuseField('pin', TILL_PIN_WORDS[fault]);
  await confirmOwner(context, session, current_password);
  const values = [session.userId, await hashSecret(pin)];
  await context.database.inTransaction(session.realmId, async (client) => {
    await client.query(SET, values);
    await client.query(END_TILLS, [session.userId, session.sessionId]);
    await noteSecurityEvent(client, request, {
      realmId: session.realmId,
      kind: 'TILL_PIN_SET',
      account: session.username,
    });
  });
}

/** Removes one's own PIN, or with write on users that of another user who has no more rights. */
export async function clearTillPin(context: GatewayContext, request: FastifyRequest, id: string): Promise<void> {
  const { session } = request;
  const userId = id.toLowerCase();
  if (userId !== session.userId) requirePermission(session, PAGE.user, 'Write');
  if (!isUuid(userId)) throw refuseUnknown('The user');
  await context.database.inTransaction(session.realmId, async (client) => {
    const username = await usernameOf(client, userId);
    await refuseUserBeyondOwn(client, session, userId);
    const cleared = await client.query('delete from till_pins where user_id = $1', [userId]);
    if (cleared.rowCount === 0) return;
    await client.query(END_TILLS, [userId, null]);
    await noteSecurityEvent(client, request, { realmId: session.realmId, kind: 'TILL_PIN_CLEARED', account: username });
  });
}

async function usernameOf(client: DatabaseClient, userId: string): Promise<string> {
  const text = `select username from merchant_users where id = $1 and kind = 'person'`;
  const [user] = (await client.query<Pick<MerchantUsers, 'username'>>(text, [userId])).rows;
  if (!user) throw refuseUnknown('The user');
  return user.username;
}

const SET = `
  insert into till_pins (user_id, pin_hash) values ($1, $2)
  on conflict (realm_id, user_id) do update set pin_hash = excluded.pin_hash, tries = 0, created_at = now()`;

/** The database notifies every gateway. */
const END_TILLS = `
  update sessions set ended_at = now()
  where user_id = $1 and till_branch_id is not null and ended_at is null and id is distinct from $2`;
