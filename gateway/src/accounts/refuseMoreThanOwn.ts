import { type Access, mayGive } from '@taem/domain/accounts/mayGive.ts';
import { isAdministrator } from '@taem/domain/accounts/permissions.ts';
import type { MerchantRoles, MerchantUsers } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { Refusal } from '../http/errors.ts';
import type { Authorize, GatewaySession } from '../http/GatewayContext.ts';

type Role = Pick<Access, 'role' | 'authorizes'>;

/**
 * Refuses to give a user more rights than the session has, or to edit a user who has more: otherwise anyone who may
 * write users could sign in as the owner (ADR 0029). `userId` is null for a new user; unchanged values are undefined.
 */
export async function refuseUserBeyondOwn(
  client: DatabaseClient,
  session: GatewaySession,
  userId: string | null,
  changes: { roleId?: unknown; branchIds?: unknown } = {},
): Promise<void> {
  if (isAdministrator(session.role)) return;
  const before = userId === null ? undefined : await accessOfUser(client, userId);
  if (before && userId !== session.userId) refuseBeyond(session, [before]);
  const { roleId, branchIds } = changes;
  if (before && roleId === undefined && branchIds === undefined) return;
  const role = roleId ? await roleOf(client, roleId) : before;
  // A missing role is refused with its own message elsewhere.
  if (role) refuseBeyond(session, [{ ...role, branchIds: (branchIds as string[]) ?? before?.branchIds ?? [] }]);
}

/**
 * The same for a role, as it is and as it would be, for every user who has it, in the branches in which they have it.
 * `roleId` is null for a new role.
 */
export async function refuseRoleBeyondOwn(
  client: DatabaseClient,
  session: GatewaySession,
  roleId: string | null,
  changes: { name?: unknown; authorizes?: readonly Authorize[] } = {},
): Promise<void> {
  if (isAdministrator(session.role)) return;
  const before = roleId === null ? undefined : await roleOf(client, roleId);
  const after: Role = {
    role: { name: String(changes.name ?? before?.role.name ?? '') },
    authorizes: changes.authorizes?.map(toRight) ?? before?.authorizes ?? [],
  };
  const holders =
    roleId === null ? [] : (await client.query<Pick<MerchantUsers, 'branch_ids'>>(HOLDERS, [roleId])).rows;
  const places = [session.branchIds, ...holders.map((row) => row.branch_ids)];
  const roles = before ? [before, after] : [after];
  refuseBeyond(
    session,
    roles.flatMap((role) => places.map((branchIds) => ({ ...role, branchIds }))),
  );
}

export function refuseBeyond(session: GatewaySession, given: readonly Access[]): void {
  const own: Access = { ...session, authorizes: session.authorizes.map(toRight) };
  if (given.every((access) => mayGive(own, access))) return;
  throw new Refusal(
    400,
    'PERMISSION',
    'No permission: users can give or change only rights that they have themselves.',
  );
}

const toRight = ({ object_code, action_codes }: Authorize) => ({ objectCode: object_code, actionCodes: action_codes });

interface AccessRow extends Pick<MerchantRoles, 'name'>, Pick<MerchantUsers, 'branch_ids'> {
  authorizes: Authorize[];
}

async function accessOfUser(client: DatabaseClient, userId: string): Promise<Access | undefined> {
  const [row] = (await client.query<AccessRow>(OF_USER, [userId])).rows;
  return row && { role: { name: row.name }, authorizes: row.authorizes.map(toRight), branchIds: row.branch_ids };
}

export async function roleOf(client: DatabaseClient, roleId: unknown): Promise<Role | undefined> {
  const [row] = (await client.query<Omit<AccessRow, 'branch_ids'>>(ROLE, [roleId])).rows;
  return row && { role: { name: row.name }, authorizes: row.authorizes.map(toRight) };
}

/** Rights count even while the role is inactive, as it can be reactivated. */
const ROLE = 'select name, authorizes from merchant_roles where id = $1';
const OF_USER = `
  select r.name, r.authorizes, u.branch_ids from merchant_users u join merchant_roles r on r.id = u.role_id
  where u.id = $1`;
const HOLDERS = 'select distinct branch_ids from merchant_users where role_id = $1';
