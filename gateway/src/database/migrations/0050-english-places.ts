import { type Kysely, sql } from 'kysely';

interface Place {
  province: string;
  district: string;
  thai: string;
  english: string;
}

/**
 * Districts and sub-districts have an English name, as provinces have, and the forms that every shop starts with write
 * "Email" as all other screens do. A place that the names do not have takes that of one that is written as it is in Thai,
 * or stands below (docs/adr/0108).
 */
export async function englishPlaces(database: Kysely<unknown>): Promise<void> {
  const { districts, subDistricts } = await readPlaces();
  await sql
    .raw(`alter table districts add column i18n jsonb not null default '{}';
    alter table sub_districts add column i18n jsonb not null default '{}';`)
    .execute(database);
  await sql`with known as (
      select * from jsonb_to_recordset(${JSON.stringify(districts)}::jsonb) as k(province text, thai text, english text))
    update districts d set i18n = ${NAMES} from known k, provinces p
      where p.id = d.province_id and p.name = k.province and d.name = k.thai`.execute(database);
  await sql`with known as (
      select * from jsonb_to_recordset(${JSON.stringify(subDistricts)}::jsonb)
        as k(province text, district text, thai text, english text)),
    likely as (
      select s.id, s.name as thai, (array_agg(k.english order by k.district = d.name and k.province = p.name desc, k.english))[1] as english
      from sub_districts s join districts d on d.id = s.district_id join provinces p on p.id = d.province_id
        join known k on k.thai = s.name
      group by s.id, s.name)
    update sub_districts s set i18n = ${NAMES} from likely k where k.id = s.id`.execute(database);
  await sql.raw(EMAIL).execute(database);
}

const NAMES = sql.raw(
  "jsonb_build_object('th-TH', jsonb_build_object('name', k.thai), 'en-US', jsonb_build_object('name', k.english))",
);

async function readPlaces() {
  const { getDistricts, getProvinces, getSubDistricts } = await import('thai-address-universal');
  const districts: Omit<Place, 'district'>[] = [];
  const subDistricts: Place[] = [];
  for (const province of await getProvinces()) {
    for (const district of await getDistricts(province.code)) {
      districts.push({ province: province.nameTh, thai: district.nameTh, english: district.nameEn });
      for (const { nameTh, nameEn } of await getSubDistricts(district.code))
        subDistricts.push({ province: province.nameTh, district: district.nameTh, thai: nameTh, english: nameEn });
    }
  }
  const byThai = Object.entries(WRITTEN_OUT).map(([thai, english]) => ({ province: '', district: '', thai, english }));
  return { districts, subDistricts: [...subDistricts, ...byThai] };
}

/** By the rules that the state spells names of places by. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  'ปอภาร  (ปอพาน)': 'Po Phan',
  หนองเข็ง: 'Nong Kheng',
  เทศบาลเมืองสิงห์บุรี: 'Sing Buri Town',
  บางบอนเหนือ: 'Bang Bon Nuea',
  บางบอนใต้: 'Bang Bon Tai',
  คลองบางบอน: 'Khlong Bang Bon',
  สร้างแซ่ง: 'Sang Saeng',
  จักรวรรดิ: 'Chakkrawat',
  รัชดาภิเษก: 'Ratchadaphisek',
  อรุณอมรินทร์: 'Arun Ammarin',
  บ่อสวก: 'Bo Suak',
  โพธิไพศาล: 'Phothi Phaisan',
  วังหงส์: 'Wang Hong',
  โคกแหลม: 'Khok Laem',
  สมก๋าย: 'Som Kai',
  วัดไทร: 'Wat Sai',
  พญาไท: 'Phaya Thai',
  ไผ่จำศิล: 'Phai Cham Sin',
  ลำสินธ์: 'Lam Sin',
  บ้านจันทน์: 'Ban Chan',
  อุใดเจริญ: 'Udai Charoen',
  พระโขนงใต้: 'Phra Khanong Tai',
  นิคมลำโดมน้อย: 'Nikhom Lam Dom Noi',
  หนองตระครอง: 'Nong Trakhrong',
};

const EMAIL = `
alter table onboard_forms no force row level security;
update onboard_forms set fields = replace(fields::text, '"E-mail"', '"Email"')::jsonb where realm_id is null;
alter table onboard_forms force row level security;
`;
