import { refuseField } from '../http/errors.ts';
import type { Days } from './days.ts';
import { isUuid } from './readValue.ts';

export const MOST_ROWS = 1_000;

/** Go with every call (DATA-12), or narrow any list. */
export const LIST_NAMES = [
  ...['limit', 'skip', 'sort', 'filter', 'keyword', 'search_term', 'projection', 'addon', 'branch_id'],
  ...['locale', 'lang', 'realm_id'],
];
/** What the list of a record may be asked by. */
export const RECORD_LIST_NAMES = [...LIST_NAMES, 'from', 'to'];

const MOST_KEYWORD = 100;

/** The query string of a list, read but not yet compared with the resource's fields. */
export interface ListQuery {
  /** null: everything, as a plain array. */
  limit: number | null;
  skip: number;
  sort: readonly [field: string, direction: 1 | -1][];
  filter: unknown;
  keyword: string | null;
  projection: readonly string[] | null;
  addon: readonly string[];
  branchId: string | null;
  /** null: texts as they are kept. */
  locale?: Locale | null;
  days?: Days;
}

/** In which names are kept (HOME-11). */
const LOCALES = ['th-TH', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];

type QueryString = Readonly<Record<string, unknown>>;

export function readListQuery(query: QueryString): ListQuery {
  const limit = readText(query, 'limit');
  const skip = readText(query, 'skip');
  return {
    limit: limit === null ? null : readCount('limit', limit, MOST_ROWS),
    skip: skip === null ? 0 : readCount('skip', skip, 10_000_000),
    sort: readSort(readText(query, 'sort')),
    filter: readJson('filter', readText(query, 'filter')) ?? {},
    keyword: readKeyword(query),
    projection: readNames(readText(query, 'projection')),
    addon: readNames(readText(query, 'addon')) ?? [],
    branchId: readBranch(readText(query, 'branch_id')),
    locale: readLocale(query),
  };
}

export function readShape(query: QueryString): Pick<ListQuery, 'projection' | 'addon' | 'locale'> {
  return {
    projection: readNames(readText(query, 'projection')),
    addon: readNames(readText(query, 'addon')) ?? [],
    locale: readLocale(query),
  };
}

/** Any other is no reason to refuse: there is nothing in it. */
const readLocale = (query: QueryString): Locale | null => LOCALES.find((locale) => locale === query.locale) ?? null;

function readText(query: QueryString, name: string): string | null {
  const value = query[name];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw refuseField(name, 'is given more than once');
  if (value.includes('\0')) throw refuseField(name, 'has a character that is not allowed');
  return value;
}

function readCount(name: string, text: string, most: number): number {
  if (!/^\d{1,9}$/.test(text)) throw refuseField(name, 'must be a whole number');
  if (Number(text) > most) throw refuseField(name, `must be at most ${most}`);
  return Number(text);
}

function readJson(name: string, text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw refuseField(name, 'must be JSON');
  }
}

function readSort(text: string | null): ListQuery['sort'] {
  if (text === null || text === 'None') return [];
  const sort = readJson('sort', text);
  if (typeof sort !== 'object' || sort === null || Array.isArray(sort))
    throw refuseField('sort', 'must be a JSON object');
  // DATA-04 A field of that name means no order.
  const fields = Object.entries(sort).filter(([field]) => field !== 'None');
  return fields.map(([field, direction]) => {
    if (direction !== 1 && direction !== -1) throw refuseField(`sort.${field}`, 'must be 1 or -1');
    return [field, direction];
  });
}

function readKeyword(query: QueryString): string | null {
  const keyword = (readText(query, 'keyword') ?? readText(query, 'search_term'))?.trim();
  if (!keyword) return null;
  if (keyword.length > MOST_KEYWORD) throw refuseField('keyword', `has more than ${MOST_KEYWORD} characters`);
  return keyword;
}

function readNames(text: string | null): string[] | null {
  if (text === null) return null;
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return names.length > 0 ? names : null;
}

/** 'All' is what the screens call no branch in particular. */
function readBranch(text: string | null): string | null {
  if (text === null || text === 'All') return null;
  if (!isUuid(text)) throw refuseField('branch_id', 'must be an id');
  return text;
}
