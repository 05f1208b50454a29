import { randomInt } from 'node:crypto';
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
  // PERM-07 A member is registered in a branch; who works in one only need not say in which.
  values.branch_id ??= branchIds.length === 1 ? branchIds[0] : null;
  if (!values.branch_id) throw refuseField('branch_id', 'is required');
  await prepareNewMember(values, client);
};

/** A new member gets a code and the opening tier. */
export async function prepareNewMember(values: RecordValues, client: DatabaseClient): Promise<void> {
  values.code ??= createMemberCode();
  const answer = await client.query<{ id: string }>(OPENING_TIER);
  values.tier_id = answer.rows[0]?.id ?? null;
}

/** CUST-45: the refusal that the registration words for the customer. */
export function refuseMemberClash(constraint: string): Refusal | null {
  if (constraint === 'members_merged') {
    return new Refusal(422, 'MEMBER_MERGED', 'This account was merged into another one, which is edited instead.');
  }
  if (constraint === 'members_erased') return refuseErased();
  if (constraint !== 'members_realm_id_phone_idx') return null;
  return new Refusal(422, 'E07001', [{ path: 'phone', message: 'This account is already registered as a member.' }]);
}

/** Random, because a running number would make all registrations wait for each other; a clash is refused, not doubled. */
function createMemberCode(): string {
  return `M${String(randomInt(10 ** 10)).padStart(10, '0')}`;
}

export const OPENING_TIER = "select id from member_tiers where status = 'Active' order by level, id limit 1";
