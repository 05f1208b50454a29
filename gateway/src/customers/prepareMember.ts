import { randomInt } from 'node:crypto';
import { normaliseGender } from '@taem/domain/customers/gender.ts';
import { isPhone, normalisePhone, phoneDigits } from '@taem/domain/customers/phone.ts';
import { Refusal, refuseField } from '../http/errors.ts';
import type { PrepareRecord } from '../resource/defineResource.ts';

/** A new member gets a code, the opening tier, and its phone in the one form that duplicates are found by. */
export const prepareMember: PrepareRecord = async (values, client) => {
  if (typeof values.phone === 'string') values.phone = readPhone(values.phone);
  if (typeof values.gender === 'string') values.gender = normaliseGender(values.gender);
  if (typeof values.birthdate === 'string' && values.birthdate > today()) {
    throw refuseField('birthdate', 'is in the future');
  }
  values.code ??= createMemberCode();
  const answer = await client.query<{ id: string }>(OPENING_TIER);
  values.tier_id = answer.rows[0]?.id ?? null;
};

/** CUST-45: the two refusals that the registration words for the customer. */
export function refuseMemberClash(constraint: string): Refusal | null {
  if (constraint !== 'members_realm_id_phone_idx') return null;
  return new Refusal(422, 'E07001', [{ path: 'phone', message: 'This account is already registered as a member.' }]);
}

function readPhone(phone: string): string {
  if (!isPhone(phone)) {
    throw new Refusal(422, 'E02001', [{ path: 'phone', message: 'The phone number is incorrect.' }]);
  }
  return normalisePhone(phoneDigits(phone));
}

/** Random, because a running number would make all registrations wait for each other; a clash is refused, not doubled. */
function createMemberCode(): string {
  return `M${String(randomInt(10 ** 10)).padStart(10, '0')}`;
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(new Date());

const OPENING_TIER = "select id from member_tiers where status = 'Active' order by level, id limit 1";
