import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';
import type { RecordValues } from '../resource/defineResource.ts';

type Translations = Record<string, Record<string, string | null>>;

const LOCALES = { th: 'th-TH', en: 'en-US' } as const;
const NAMES = ['firstname', 'lastname', 'nickname'] as const;
/** CUST-42 */
const ENGLISH = /^[a-zA-Z. ]*$/;
const NOT_ENGLISH: Readonly<Record<string, string>> = {
  firstname_en: 'Firstname should be English',
  lastname_en: 'Lastname should be English',
};

/** Merges `firstname_th` and similar fields into the existing `i18n`. */
export async function mergeTranslations(
  table: 'members' | 'potentials',
  values: RecordValues,
  client: DatabaseClient,
  id: string | null,
): Promise<void> {
  const given = Object.entries(LOCALES).flatMap(([language, locale]) =>
    NAMES.flatMap((name) => {
      const column = `${name}_${language}`;
      if (!(column in values)) return [];
      const value = values[column];
      delete values[column];
      return [{ locale, name, column, value: typeof value === 'string' ? value.trim() : null }];
    }),
  );
  for (const { column, value } of given) {
    const words = NOT_ENGLISH[column];
    if (words && value && !ENGLISH.test(value)) throw refuseField(column, words);
  }
  if (given.length === 0) return;
  const translations = typeof values.i18n === 'string' ? JSON.parse(values.i18n) : await readCurrent(table, client, id);
  for (const { locale, name, value } of given) translations[locale] = { ...translations[locale], [name]: value };
  values.i18n = JSON.stringify(translations);
}

async function readCurrent(table: string, client: DatabaseClient, id: string | null): Promise<Translations> {
  if (id === null) return {};
  const answer = await client.query<{ i18n: Translations }>(`select i18n from ${table} where id = $1`, [id]);
  return answer.rows[0]?.i18n ?? {};
}
