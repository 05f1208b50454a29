import { isAdministrator, mayManage } from '@taem/domain/accounts/permissions.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';

/**
 * Refuses to change an administrator, or to make somebody one, for all who are none themselves: who may write users could
 * sign in as the owner otherwise.
 */
export async function guardAdministrators(
  client: DatabaseClient,
  { role }: GatewaySession,
  { userId = null, roleId = null }: { userId?: string | null; roleId?: unknown },
): Promise<void> {
  if (isAdministrator(role)) return;
  const answer = await client.query<{ name: string }>(ROLES, [userId, roleId]);
  if (answer.rows.some((other) => !mayManage(role, other))) throw refuseForAdministrators();
}

export const refuseForAdministrators = () =>
  new Refusal(400, 'PERMISSION', 'No permission: only administrators change administrators.');

const ROLES = `
  select name from merchant_roles
  where id = $2::uuid or id = (select role_id from merchant_users where id = $1::uuid)`;
