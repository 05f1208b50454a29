import { MERGE_FIELDS, type MergeField, type MergeRow } from '@taem/domain/customers/merge/mergeFields.ts';
import type { DatabaseClient } from '../../database/pool.ts';

/** Names of records that rows refer to by id. */
export type Names = ReadonlyMap<string, string>;

/** Tables of the ids in a member's columns; the ids are unique across all of them. */
const NAMED = {
  occupation_id: ['occupations', 'name'],
  province_id: ['provinces', 'name'],
  district_id: ['districts', 'name'],
  sub_district_id: ['sub_districts', 'name'],
  postcode_id: ['postcodes', 'code'],
} as const;

export async function readNames(client: DatabaseClient, rows: readonly MergeRow[]): Promise<Names> {
  const social = rows.flatMap(({ socials }) => (Array.isArray(socials) ? socials.map(({ id }) => id) : []));
  const ids = [...Object.keys(NAMED).flatMap((column) => rows.map((row) => row[column])), ...social];
  const tables = [...Object.values(NAMED), ['socials', 'name'] as const];
  const text = tables.map(([table, name]) => `select id::text, ${name} as name from ${table} where id::text = any($1)`);
  const found = await client.query<{ id: string; name: string }>(text.join(' union all '), [ids.filter(isText)]);
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}

/** Returns the content of an account's field in lines, as people read it. A portrait has no text. */
export function fieldTexts(field: MergeField, row: MergeRow, names: Names): string[] {
  if (field === 'PORTRAIT') return [];
  if (field === 'NAME') return nameTexts(row);
  return MERGE_FIELDS[field].flatMap((column) =>
    column in NAMED ? namesOf(row[column], names) : textsOf(row[column], names),
  );
}

function nameTexts({ firstname, lastname, nickname, i18n }: MergeRow): string[] {
  const locales = Object.values((i18n ?? {}) as Record<string, Record<string, unknown> | null>);
  const all = [{ firstname, lastname, nickname }, ...locales.map((names) => names ?? {})];
  return all
    .map((names) => [names.firstname, names.lastname, names.nickname && `(${names.nickname})`])
    .map((words) => words.filter(isText).join(' '))
    .filter(isText);
}

const namesOf = (id: unknown, names: Names): string[] => (isText(id) ? [names.get(id) ?? id] : []);

/** Returns one line for each entry of a list, and one for each field of an object. */
function textsOf(value: unknown, names: Names): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((entry) => [textsOf(entry, names).join(', ')]).filter(isText);
  if (typeof value === 'object') {
    return Object.values(value)
      .map((entry) => textsOf(entry, names).join(', '))
      .filter(isText);
  }
  const text = String(value);
  return [...(names.get(text) ?? text).split('\n')];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
