import { MEMBER_LOCALES } from '@taem/domain/customers/memberLocale.ts';
import { CUSTOMER_LIMITS } from '@taem/domain/customers/profile/customerLimits.ts';
import { canSaveTags, dropEmptyTexts, MAX_TAGS } from '@taem/domain/customers/tags.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@taem/domain/merchant/businessDay.ts';
import { normaliseGender } from '@taem/domain/person/gender.ts';
import { storedPhone } from '@taem/domain/person/typedPhone.ts';
import { emailIn } from '@taem/domain/reading/email.ts';
import { phoneIn } from '@taem/domain/reading/phone.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { Refusal, refuseField } from '../http/errors.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import { mergeTranslations } from './mergeTranslations.ts';
import { refuseTornAddress } from './refuseTornAddress.ts';

/** Columns that are never null: an empty field of a form means none, or the default, not unknown. */
const EMPTY: Readonly<Record<string, unknown>> = {
  tags: [],
  invite_codes: [],
  i18n: '{}',
  educations: '[]',
  works: '[]',
  socials: '[]',
  interests: '{}',
  locale: MEMBER_LOCALES[0],
};

/** Normalises what a form states about a person (CUST-29, CUST-62..64). */
export async function prepareCustomer(
  table: 'members' | 'potentials',
  values: RecordValues,
  client: DatabaseClient,
  id: string | null,
): Promise<void> {
  // Every change carries the branch in which it is made (CALL-30); the customer keeps the branch of the registration.
  if (id !== null) delete values.branch_id;
  else if (!hasInviteCode(values)) values.recommended_by ??= RECOMMENDED_BY;
  for (const [column, none] of Object.entries(EMPTY)) if (values[column] === null) values[column] = none;
  if (typeof values.phone === 'string') values.phone = readPhone(values.phone);
  if (typeof values.gender === 'string') values.gender = normaliseGender(values.gender);
  if (typeof values.email === 'string' && emailIn(values.email) === null)
    throw refuseField('email', 'Email is not valid');
  if (typeof values.birthdate === 'string' && values.birthdate > localDate(new Date(), DEFAULT_TIME_ZONE)) {
    throw refuseField('birthdate', 'is in the future');
  }
  if (Array.isArray(values.tags)) values.tags = readTags(values.tags);
  if (Array.isArray(values.invite_codes)) values.invite_codes = dropEmptyTexts(values.invite_codes);
  await mergeTranslations(table, values, client, id);
  await refuseTornAddress(table, values, client, id);
}

/** CONST-02 A customer without a referrer walked in; a new record is Active anyway. */
export const RECOMMENDED_BY = 'Walk-in';

function hasInviteCode({ invite_codes }: RecordValues): boolean {
  return Array.isArray(invite_codes) && invite_codes.some((code) => code);
}

function readPhone(phone: string): string {
  if (phoneIn(phone) === null) {
    throw new Refusal(422, 'E02001', [{ path: 'phone', message: 'The phone number is incorrect.' }]);
  }
  return storedPhone(phone);
}

function readTags(given: string[]): string[] {
  const tags = dropEmptyTexts(given);
  if (!canSaveTags(tags)) throw refuseField('tags', `has more than ${MAX_TAGS} tags`);
  if (tags.some((tag) => tag.length > CUSTOMER_LIMITS.tag)) {
    throw refuseField('tags', `has a tag of more than ${CUSTOMER_LIMITS.tag} characters`);
  }
  return tags;
}
