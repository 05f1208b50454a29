import type { Access } from '@taem/domain/accounts/mayGive.ts';
import { mayBeOfProgram } from '@taem/domain/accounts/rightsOfProgram.ts';
import type { ServiceAccounts } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { PrepareRecord } from '../resource/defineResource.ts';
import { readBranches, refuseUnknownBranches } from './prepareMerchantUser.ts';
import { refuseBeyond, roleOf } from './refuseMoreThanOwn.ts';

/** Limits a service account to the rights of the user who edits it, both as it is and as it would be (ADR 0029, ADR 0072). */
export const prepareServiceAccount: PrepareRecord = async (values, client, session, id) => {
  if (typeof values.name === 'string') values.name = values.name.trim();
  readBranches(values);
  if (id === null && values.branch_ids === undefined) throw refuseField('branches', 'Branch is required');
  if (Array.isArray(values.branch_ids)) await refuseUnknownBranches(client, values.branch_ids);
  const before = id === null ? undefined : await accessOfProgram(client, id);
  const role = values.role_id ? await roleOf(client, values.role_id) : before;
  // A missing role is refused with its own message elsewhere.
  if (!role) return;
  if (!mayBeOfProgram(role)) throw refuseField('role_id', 'A program cannot be an administrator');
  const branchIds = (values.branch_ids as string[] | undefined) ?? before?.branchIds ?? [];
  refuseBeyond(session, [...(before ? [before] : []), { ...role, branchIds }]);
};

/** Refuses to change an account with more rights than the caller. */
export async function refuseAccountBeyondOwn(
  client: DatabaseClient,
  session: GatewaySession,
  id: string,
): Promise<void> {
  const access = await accessOfProgram(client, id);
  if (access) refuseBeyond(session, [access]);
}

async function accessOfProgram(client: DatabaseClient, id: string): Promise<Access | undefined> {
  const text = 'select role_id, branch_ids from service_accounts where id = $1';
  const [row] = (await client.query<Pick<ServiceAccounts, 'role_id' | 'branch_ids'>>(text, [id])).rows;
  const role = row && (await roleOf(client, row.role_id));
  return role && { ...role, branchIds: row.branch_ids };
}
