import type { MemberTiers } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { Refusal, refuseErased, refuseField } from '../http/errors.ts';
import type { PrepareRecord, RecordValues } from '../resource/defineResource.ts';
import { takeOwnPhone } from './merge/takeOwnPhone.ts';
import { prepareCustomer } from './prepareCustomer.ts';
import { refuseByForm, STAFF_FORMS } from './refuseByForm.ts';

export const prepareMember: PrepareRecord = async (values, client, { branchIds }, id) => {
  const sent = { ...values };
  await prepareCustomer('members', values, client, id);
  if (id !== null) return takeOwnPhone(client, id, values.phone);
  await refuseByForm(client, STAFF_FORMS.member, { ...sent, ...values });
  // PERM-07 A member is registered in a branch; a user who works in only one need not name it.
  values.branch_id ??= branchIds.length === 1 ? branchIds[0] : null;
  if (!values.branch_id) throw refuseField('branch_id', 'is required');
  await prepareNewMember(values, client);
};

/** Gives a new member a code and the opening tier. */
export async function prepareNewMember(values: RecordValues, client: DatabaseClient): Promise<void> {
  values.code ??= (await nextMemberCodes(client, 1))[0];
  const answer = await client.query<Pick<MemberTiers, 'id'>>(OPENING_TIER);
  values.tier_id = answer.rows[0]?.id ?? null;
}

/** CUST-45: Returns the refusal whose message the registration shows to the customer. */
export function refuseMemberClash(constraint: string): Refusal | null {
  if (constraint === 'members_merged') {
    return new Refusal(422, 'MEMBER_MERGED', 'This account was merged into another one, which is edited instead.');
  }
  if (constraint === 'members_erased') return refuseErased();
  if (constraint !== 'members_realm_id_phone_idx') return null;
  return new Refusal(422, 'E07001', [{ path: 'phone', message: 'This account is already registered as a member.' }]);
}

/**
 * CU-9 The next codes of the shop, at least one of the requested number. Other registrations wait until the transaction
 * ends, so a long one reserves its codes in a separate transaction.
 */
export async function nextMemberCodes(client: DatabaseClient, count: number): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>('select next_member_codes($1) as code', [count]);
  return rows.map(({ code }) => code);
}

export const OPENING_TIER = "select id from member_tiers where status = 'Active' order by level, id limit 1";
