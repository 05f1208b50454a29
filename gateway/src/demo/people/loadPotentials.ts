import { DAY, shopDate } from '../bangkokTime.ts';
import { createIds } from '../createIds.ts';
import { insertRows } from '../insertRows.ts';
import type { LoadContext } from '../LoadContext.ts';
import { pictureName } from '../pictures/demoPictures.ts';
import { createRandom, type Random } from '../random.ts';
import type { ShopBranch } from '../ShopRecords.ts';
import { thinkOfPerson } from './thinkOfPerson.ts';

/** A chance of their own: whoever is added here changes nothing about the members and sales. */
const SEED = 20_240_503;
/** The time in their ids: the same whatever the day of loading. */
const RECORDS_FROM = Date.UTC(2024, 4, 2);

interface Place {
  province_id: string;
  district_id: string;
  subdistrict_id: string;
  postcode_id: string;
}

/** People who left their name but are not members yet. */
export async function loadPotentials(
  context: LoadContext,
  count: number,
  branches: readonly ShopBranch[],
): Promise<void> {
  const { client, realmId, now, openedAt, pictures } = context;
  const random = createRandom(SEED ^ Number.parseInt(realmId.slice(-8), 16));
  const newId = createIds(random);
  const places = (await client.query<Place>(PLACES)).rows;
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
      ...thinkOfAddress(random, places),
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

function thinkOfAddress(random: Random, places: readonly Place[]) {
  const none = { address: null, province_id: null, district_id: null, subdistrict_id: null, postcode_id: null };
  if (!random.chance(0.7)) return none;
  return { address: `${random.integer(1, 399)}/${random.integer(1, 40)}`, ...random.pick(places) };
}

/** Sub-districts in the order of their ids: chance picks among all of the country. */
const PLACES = `
  select d.province_id, s.district_id, p.sub_district_id as subdistrict_id, p.id as postcode_id
  from postcodes p join sub_districts s on s.id = p.sub_district_id join districts d on d.id = s.district_id
  order by p.id limit 2000`;
