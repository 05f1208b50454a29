import { AGE_RANGES, OLDEST_OF_RANGE } from '@taem/domain/till/guest.ts';
import { weekdaySql } from '../database/weekdaySql.ts';
import type { Field, Join } from '../resource/defineResource.ts';
import { computed, id } from '../resource/fields.ts';
import { saleParts, withPart } from './saleParts.ts';

const years = 'extract(year from age(t.business_date, m.birthdate))';
const ranges = AGE_RANGES.map((range) => {
  const oldest = OLDEST_OF_RANGE[range];
  return `when ${oldest === null ? 'm.birthdate is not null' : `${years} <= ${oldest}`} then '${range}'`;
});
const ofBuyer = (seen: string, current: string) =>
  computed(
    'text',
    `(case when t.member_id is null then t.guest ->> '${seen}'
      else (select ${current} from members m where m.id = t.member_id) end)`,
  );

/**
 * The same member's first sale that was neither voided nor wholly returned. Joined, as PostgreSQL then looks it up once
 * for each member, not for each of their sales.
 */
export const firstOfMember: Join = {
  table: `lateral (select e.create_local_time, e.id from transactions e where e.member_id = t.member_id and e.status = 'Complete'
      and e.returns_id is null and e.returned_qty < e.total_qty
    order by e.create_local_time, e.id limit 1)`,
  on: 'true',
};
const RETURNING = '(first_of_member.create_local_time, first_of_member.id) < (t.create_local_time, t.id)';

/** Facts of a sale that depend on other records: they may change while the sale does not. */
const elsewhere: Readonly<Record<string, Field>> = {
  gender: ofBuyer('gender', 'm.gender'),
  age_range: ofBuyer('age', `case ${ranges.join(' ')} end`),
  new_or_returning: computed(
    'text',
    `(case when first_of_member.id = t.id then 'New' when ${RETURNING} then 'Returning' end)`,
    'first_of_member',
  ),
};

/** Names of the facts that depend on other records. */
export const ELSEWHERE: ReadonlySet<string> = new Set(Object.keys(elsewhere));

/** Extension: facts by which sales are filtered and counted, in addition to the fields of the documents. */
export const saleFacts: Readonly<Record<string, Field>> = {
  ...elsewhere,
  tier_id: id('tier_id'),
  hour: computed('integer', 'extract(hour from t.create_local_time)::int'),
  weekday: computed('text', weekdaySql('t.business_date')),
  item: withPart(
    saleParts.item,
    '{"product_id":{"$in":[]},"category_id":null,"sub_category_id":{"$in":[]},"option":{"group":{"$in":[]},"name":{"$in":[]}}}: a single line must match all of it, and a single option of it',
  ),
  offer: withPart(saleParts.offer, '{"id":{"$in":[]}}, or null: no offer'),
  tender: withPart(
    saleParts.tender,
    '{"type":"Transfer","institute_id":{"$in":[]},"card_id":{"$in":[]}}: a single tender must match all of it',
  ),
};
