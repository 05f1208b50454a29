import { passwordProblem } from '@taem/domain/accounts/passwordRules.ts';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField, refusePermission } from '../http/errors.ts';
import { mayDo } from '../http/requirePermission.ts';
import { hashSecret } from '../http/secretHash.ts';
import type { PrepareRecord, RecordValues } from '../resource/defineResource.ts';
import { isUuid } from '../resource/readValue.ts';
import { refuseUserBeyondOwn } from './refuseMoreThanOwn.ts';
import { refuseOwnWord } from './refuseOwnWord.ts';

interface RoleEntry {
  role_id: string;
  scope?: { branch_id?: string | null };
}

/** Prepares a user for storage: one role, its branches, a hashed password (PERM-20, MGMT-29, MGMT-30). */
export const prepareMerchantUser: PrepareRecord = async (values, client, session, id) => {
  readRoles(values);
  readBranches(values);
  readIdentification(values);
  if (Array.isArray(values.branch_ids)) await refuseUnknownBranches(client, values.branch_ids);
  await refuseUserBeyondOwn(client, session, id, { roleId: values.role_id, branchIds: values.branch_ids });
  if (id === null) return prepareNewUser(values);
  if (values.password) throw refuseField('password', 'is changed on its own');
  delete values.password;
  if (!mayDo(session, PAGE.user, 'Write')) await refuseOwnRights(client, id, values);
  await refuseNoBranch(client, id, values);
  if (values.status === 'Inactive') await client.query(END_SESSIONS, [id]);
};

async function prepareNewUser(values: RecordValues): Promise<void> {
  const { password } = values;
  delete values.password;
  const problem = typeof password === 'string' ? passwordProblem('changePassword', password) : null;
  if (problem) throw refuseField('password', problem);
  if (typeof password === 'string') refuseOwnWord('changePassword', password, values);
  // A random password that no one knows: the first sign-in then uses the forgotten-password procedure.
  values.password_hash = await hashSecret(typeof password === 'string' ? password : crypto.randomUUID());
}

/** The documents write the role once for each branch; it is the same in all. */
function readRoles(values: RecordValues): void {
  const entries = typeof values.roles === 'string' ? (JSON.parse(values.roles) as RoleEntry[]) : null;
  delete values.roles;
  const first = entries?.[0];
  if (!entries || !first) return;
  if (entries.some((entry) => entry.role_id !== first.role_id)) throw refuseField('roles', 'A user has one role');
  values.role_id ??= first.role_id;
  values.branches ??= entries.flatMap(({ scope }) => scope?.branch_id ?? []);
}

export function readBranches(values: RecordValues): void {
  const { branches } = values;
  delete values.branches;
  if (branches === undefined) return;
  const ids = Array.isArray(branches) ? branches : [];
  if (!ids.every(isUuid)) throw refuseField('branches', 'must be a list of ids');
  values.branch_ids = [...new Set(ids.map((id) => id.toLowerCase()))].sort();
}

function readIdentification(values: RecordValues): void {
  const given = typeof values.identification === 'string' ? JSON.parse(values.identification) : null;
  delete values.identification;
  if (given && typeof given.employee_no === 'string') values.employee_no ??= given.employee_no;
}

export async function refuseUnknownBranches(client: DatabaseClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const existing = await client.query('select 1 from merchant_branches where id = any($1)', [ids]);
  if (existing.rowCount !== ids.length) throw refuseField('branches', 'does not exist');
}

/** PERM-20: Refuses an empty list, which would mean all branches, unless the user already works in all of them. */
async function refuseNoBranch(client: DatabaseClient, id: string, { branch_ids }: RecordValues): Promise<void> {
  if (!Array.isArray(branch_ids) || branch_ids.length > 0) return;
  const somewhere = await client.query("select 1 from merchant_users where id = $1 and branch_ids <> '{}'", [id]);
  if (somewhere.rowCount !== 0) throw refuseField('branches', 'Branch is required');
}

/**
 * OP-12: Users cannot change their own rights, or anyone could become administrator. Unchanged values come back with
 * every form.
 */
async function refuseOwnRights(client: DatabaseClient, id: string, values: RecordValues): Promise<void> {
  const { status = null, role_id = null, branch_ids = null } = values;
  const same = await client.query(OWN_RIGHTS, [id, status, role_id, branch_ids]);
  if (same.rowCount === 0) throw refusePermission(PAGE.user, 'Write');
}

const OWN_RIGHTS = `
  select 1 from merchant_users where id = $1 and status = coalesce($2, status) and role_id = coalesce($3::uuid, role_id)
    and ($4::uuid[] is null or (branch_ids @> $4 and branch_ids <@ $4))`;

/** Sessions are ended, not just hidden: reactivating the user does not restore old sessions. */
const END_SESSIONS = 'update sessions set ended_at = now() where user_id = $1 and ended_at is null';
