import { insertRows, type Row } from '../../database/insertRows.ts';
import type { StateTier } from '../../till/PaymentState.ts';
import { DAY, shopDate } from '../bangkokTime.ts';
import type { LoadContext } from '../LoadContext.ts';
import { pictureName } from '../pictures/demoPictures.ts';
import { createRandom } from '../random.ts';
import type { ShopBranch, ShopMember } from '../ShopRecords.ts';
import { type Person, thinkOfPerson } from './thinkOfPerson.ts';
import { type Coded, thinkOfPersona } from './thinkOfPersona.ts';
import { readPlaces } from './thinkOfPlace.ts';

/** People to whom documentation and tests refer by name; the first of them place the standing orders. */
export const namedMembers: readonly Pick<Person, 'firstname' | 'lastname' | 'nickname' | 'gender' | 'phone'>[] = [
  { firstname: 'ปราณี', lastname: 'วัฒนกุล', nickname: 'นี', gender: 'Female', phone: '0819990001' },
  { firstname: 'วิศรุต', lastname: 'เจริญสุข', nickname: 'โอ๊ต', gender: 'Male', phone: '0819990002' },
  { firstname: 'อรอนงค์', lastname: 'ทรัพย์เจริญ', nickname: 'อร', gender: 'Female', phone: '0819990003' },
  { firstname: 'สมชาย', lastname: 'ใจดี', nickname: 'ชาย', gender: 'Male', phone: '0812345678' },
];

/** A separate random sequence, so that profile details change nothing about who the members are and what they buy. */
const PERSONA_SEED = 20_240_504;

/** Loads members in the order in which they joined, without any purchase yet. */
export async function loadMembers(
  context: LoadContext,
  count: number,
  branches: readonly ShopBranch[],
  standard: StateTier | undefined,
  regulars: number,
): Promise<ShopMember[]> {
  const { client, random, newRecordId, openedAt, now, realmId } = context;
  const phones = new Set(namedMembers.map(({ phone }) => phone));
  const own = createRandom(PERSONA_SEED ^ Number.parseInt(realmId.slice(-8), 16));
  const given = {
    places: await readPlaces(client),
    socials: (await client.query<Coded>('select id, code from socials')).rows,
    occupations: (await client.query<Coded>('select id, code from occupations order by id')).rows,
  };
  const rows: Row[] = [];
  const members: ShopMember[] = [];
  for (let index = 0; index < count; index += 1) {
    const branch = random.pick(branches);
    const old = index < regulars || random.chance(0.55);
    const joinedAt = old ? openedAt - random.integer(1, 600) * DAY : random.integer(openedAt, now);
    const person = thinkOfPerson(random, phones, namedMembers[index]);
    const id = newRecordId();
    rows.push({
      ...memberRow(context, person, index),
      ...thinkOfPersona(own, person, given),
      id,
      realm_id: realmId,
      branch_id: branch.id,
      tier_id: standard?.id ?? null,
      created_at: new Date(joinedAt).toISOString(),
    });
    members.push({
      id,
      branchId: branch.id,
      joinedAt,
      visits: visitsOf(index, regulars),
      points: 0,
      revenue: 0,
      transactions: 0,
      tier: standard ?? null,
    });
  }
  await insertRows(client, 'members', rows);
  return members;
}

/**
 * Returns how often a member comes: a few nearly every day, most now and then. Those with standing orders are in
 * between, as their lunch is delivered.
 */
function visitsOf(index: number, regulars: number): number {
  const rank = index < regulars ? index + 100 : index - regulars;
  return (rank + 6) ** -0.72;
}

function memberRow({ pictures, now }: LoadContext, person: Person, index: number): Row {
  const { firstname, lastname, nickname, email, nationality, gender, tags, lineId } = person;
  return {
    code: `M${String(index + 1).padStart(6, '0')}`,
    firstname,
    lastname,
    nickname,
    phone: `${person.phone}|TH|+66`,
    email,
    birthdate: shopDate(now - person.ageInDays * DAY),
    nationality,
    gender,
    state: person.maritalState,
    line_id: lineId,
    image_url: person.portrait === null ? null : (pictures.get(pictureName('person', [person.portrait])) ?? null),
    tags,
  };
}
