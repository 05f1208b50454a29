import { MAX_TAGS } from '@taem/domain/customers/tags.ts';
import type { Potentials } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { Refusal, refuseErased, refuseStale, refuseUnknown } from '../../http/errors.ts';
import { inSavepoint } from '../../resource/inSavepoint.ts';
import { members } from '../members.ts';
import { potentials } from '../potentials.ts';
import { MARK_AS_MEMBER, refuseTwice } from './becomeMember.ts';

/** Which potential is which member, with the version of the potential that the user read. */
export interface PotentialMerge {
  potentialId: string;
  memberId: string;
  version: number;
}

/**
 * Links a potential to the member that they already are: values that the member lacks are copied from the potential,
 * existing ones stay, and the potential refers to the member from then on. Locks rows in the order of an erasure:
 * members first.
 */
export async function mergePotential(
  client: DatabaseClient,
  { potentialId, memberId, version }: PotentialMerge,
): Promise<void> {
  const [member] = (await client.query<{ erased: boolean; merged: boolean }>(LOCK_MEMBER, [memberId])).rows;
  if (!member) throw refuseUnknown(members.noun);
  if (member.erased) throw refuseErased();
  if (member.merged) throw new Refusal(422, 'MEMBER_MERGED', 'This account was merged into another one.');
  const locked = await client.query<Pick<Potentials, 'member_id' | 'version'>>(LOCK_POTENTIAL, [potentialId]);
  const [potential] = locked.rows;
  if (!potential) throw refuseUnknown(potentials.noun);
  if (potential.member_id) throw refuseTwice();
  if (potential.version !== version) throw refuseStale();
  const fill = () => client.query(FILL, [memberId, potentialId, MAX_TAGS]);
  // Another account took the phone at the same moment: the second attempt sees that and leaves the phone out.
  if (await inSavepoint(client, fill)) await fill();
  await client.query(MARK_AS_MEMBER, [potentialId, memberId]);
}

const LOCK_MEMBER = `
  select erased_at is not null as erased, merged_into_id is not null as merged from members where id = $1 for no key update`;

const LOCK_POTENTIAL = 'select member_id, version from potentials where id = $1 for update';

/**
 * Fields that are copied one by one. The parts of an address are copied together, and a phone only if no other account
 * has it.
 */
const ALONE = [
  'nickname',
  'email',
  'birthdate',
  'nationality',
  'gender',
  'state',
  'occupation_id',
  'image_url',
] as const;
const HAS_NO_ADDRESS = 'num_nonnulls(m.address, m.province_id, m.district_id, m.sub_district_id, m.postcode_id) = 0';
/** By the name of the member's column; only the sub-district has different names (OP-47). */
const PLACES = {
  ...{ address: 'address', province_id: 'province_id', district_id: 'district_id' },
  ...{ sub_district_id: 'subdistrict_id', postcode_id: 'postcode_id' },
} as const;

const FILL = `
  update members m set
    ${ALONE.map((name) => `${name} = coalesce(m.${name}, p.${name})`).join(', ')},
    ${Object.entries(PLACES)
      .map(([mine, theirs]) => `${mine} = case when ${HAS_NO_ADDRESS} then p.${theirs} else m.${mine} end`)
      .join(', ')},
    phone = coalesce(m.phone, (select p.phone where not exists (select from members o where o.phone = p.phone))),
    tags = (select coalesce(array_agg(tag order by place), '{}') from (
      select tag, min(place) as place from unnest(m.tags || p.tags) with ordinality t (tag, place)
      group by tag order by min(place) limit greatest($3, cardinality(m.tags))) kept),
    i18n = p.i18n || m.i18n, version = m.version + 1
  from potentials p where m.id = $1 and p.id = $2`;
