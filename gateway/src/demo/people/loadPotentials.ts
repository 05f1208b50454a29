import { insertRows } from '../../database/insertRows.ts';
import { DAY, shopDate } from '../bangkokTime.ts';
import { createIds } from '../createIds.ts';
import type { LoadContext } from '../LoadContext.ts';
import { pictureName } from '../pictures/demoPictures.ts';
import { createRandom } from '../random.ts';
import type { ShopBranch } from '../ShopRecords.ts';
import { thinkOfPerson } from './thinkOfPerson.ts';
import { readPlaces, thinkOfPlace } from './thinkOfPlace.ts';

/** A separate random sequence, so that potentials change nothing about the members and sales. */
const SEED = 20_240_503;
/** The time in their ids, the same on whatever day they are loaded. */
const RECORDS_FROM = Date.UTC(2024, 4, 2);

/** Loads people who left their name but are not members yet. */
export async function loadPotentials(
  context: LoadContext,
  count: number,
  branches: readonly ShopBranch[],
): Promise<void> {
  const { client, realmId, now, openedAt, pictures } = context;
  const random = createRandom(SEED ^ Number.parseInt(realmId.slice(-8), 16));
  const newId = createIds(random);
  const places = await readPlaces(client);
  const occupations = (await client.query<{ id: string }>('select id from occupations order by id')).rows;
  const phones = new Set<string>();
  const rows = Array.from({ length: count }, () => {
    const person = thinkOfPerson(random, phones);
    const metAt = random.integer(openedAt, now);
    return {
      id: newId(RECORDS_FROM),
      realm_id: realmId,
      branch_id: random.pick(branches).id,
      firstname: person.firstname,
      lastname: person.lastname,
      nickname: person.nickname,
      phone: `${person.phone}|TH|+66`,
      email: person.email,
      birthdate: shopDate(now - person.ageInDays * DAY),
      nationality: person.nationality,
      gender: person.gender,
      state: person.maritalState,
      occupation_id: random.chance(0.6) ? random.pick(occupations).id : null,
      ...toPotential(thinkOfPlace(random, places)),
      recommended_by: random.pick(['Walk-in', 'Walk-in', 'Friend', 'Staff', 'Social Media']),
      image_url: person.portrait ? (pictures.get(pictureName('person', [person.portrait])) ?? null) : null,
      tags: person.tags,
      i18n: {},
      status: 'Active',
      invite_codes: [],
      last_activity_time: new Date(random.integer(metAt, now)).toISOString(),
      created_at: new Date(metAt).toISOString(),
      version: 0,
    };
  });
  await insertRows(client, 'potentials', rows);
}

/** Their sub-district has another column name (OP-47). */
function toPotential({ sub_district_id, ...place }: ReturnType<typeof thinkOfPlace>) {
  return { ...place, subdistrict_id: sub_district_id };
}
