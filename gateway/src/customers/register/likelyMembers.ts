import { type LikelyReason, MAX_LIKELY_MEMBERS } from '@taem/domain/customers/register/likelyMembers.ts';
import { storedPhone } from '@taem/domain/person/typedPhone.ts';
import { phoneIn } from '@taem/domain/reading/phone.ts';
import type { Database } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { mayKnowColumn } from '../../resource/personal.ts';

/** Details of a person who is about to be registered; missing values match no one. */
export interface PersonToRegister {
  phone?: string;
  firstname?: string;
  lastname?: string;
  birthdate: string | null;
}

export interface LikelyMember {
  /** null for users who may not see a member's contacts: they only learn that there is a match. */
  member_id: string | null;
  reason: LikelyReason;
}

/** Finds members who may be this person: with the same phone however it is written, or the same name and birthday. */
export async function likelyMembers(
  database: Database,
  session: GatewaySession,
  { phone = '', firstname = '', lastname = '', birthdate }: PersonToRegister,
): Promise<LikelyMember[]> {
  const number = phoneIn(phone) === null ? null : storedPhone(phone);
  const values = [number, birthdate, firstname + lastname, MAX_LIKELY_MEMBERS];
  const answer = await database.withRealm(session.realmId, (client) => client.query<LikelyMember>(LIKELY, values));
  const knows = mayKnowColumn(session, 'members', 'phone');
  return answer.rows.map(({ member_id, reason }) => ({ member_id: knows ? member_id : null, reason }));
}

/** SQL of a name for comparison: spaces, dots, case and different encodings of the same letter make no difference. */
const plain = (name: string) => `lower(regexp_replace(normalize(${name}, nfkc), '[\\s.]+', '', 'g'))`;
const translated = (locale: string) =>
  plain(`coalesce(m.i18n #>> '{${locale},firstname}', '') || coalesce(m.i18n #>> '{${locale},lastname}', '')`);
const PERSON = plain('$3::text');
const NAMES = [plain('m.firstname || m.lastname'), translated('th-TH'), translated('en-US')];

/** Uses the indexes of phones and birthdays. */
const LIKELY = `
  select member_id, reason from (
    select distinct on (member_id) * from (
    select coalesce(m.merged_into_id, m.id) as member_id, 'phone' as reason, 1 as rank, m.created_at from members m where m.phone = $1
    union all
    select coalesce(m.merged_into_id, m.id), 'name_and_birthdate', 2, m.created_at from members m
    where m.birthdate = $2::date and m.phone is distinct from $1 and ${PERSON} <> '' and ${PERSON} in (${NAMES.join(', ')})
    ) found order by member_id, rank, created_at desc
  ) likely
  order by rank, created_at desc, member_id limit $4`;
