import { type Kysely, sql } from 'kysely';
import { englishProvinces } from './englishProvinces.ts';

/** Provinces and banks have a name in each language, by locale, as the other lists that everybody shares (docs/adr/0017). */
export async function namesOfPlacesAndBanks(database: Kysely<unknown>): Promise<void> {
  const names = Object.entries(englishProvinces).map(([thai, english]) => ({ thai, english }));
  await sql
    .raw(`alter table provinces add column i18n jsonb not null default '{}';
    alter table institutes add column i18n jsonb not null default '{}'`)
    .execute(database);
  await sql`update provinces set i18n = jsonb_build_object(
      'th-TH', jsonb_build_object('name', name), 'en-US', jsonb_build_object('name', english))
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as known(thai text, english text)
    where name = thai`.execute(database);
}
