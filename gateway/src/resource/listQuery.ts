import { type Static, Type } from '@sinclair/typebox';
import { isObject } from '@taem/domain/reading/isObject.ts';
import { refuseField } from '../http/errors.ts';
import type { JsonSchema } from '../http/Operation.ts';
import { parameter, type Reader, textParameter } from '../http/parameter.ts';
import { canFilterBy, canSortBy } from './askableFields.ts';
import type { Days } from './days.ts';
import type { Field, Resource } from './defineResource.ts';
import { isUuid, readValue, WrongValue } from './readValue.ts';

export const MAX_ROWS = 1_000;
export const MAX_SKIPPED = 10_000_000;
const MAX_KEYWORD = 100;

/** The languages in which names are stored (HOME-11). */
const LOCALES = ['th-TH', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];

/** A request for a list, not yet checked against the resource's fields. */
export interface ListQuery {
  /** null for all rows, as a plain array. */
  limit: number | null;
  skip: number;
  sort: readonly [field: string, direction: 1 | -1][];
  filter: unknown;
  keyword: string | null;
  projection: readonly string[] | null;
  addon: readonly string[];
  branchId: string | null;
  /** null for texts as they are stored. */
  locale?: Locale | null;
  days?: Days;
}

/** Declares a parameter that many routes share, described once. */
const shared = <Value>(title: string, description: string, read: Reader<Value>, more: JsonSchema = {}) =>
  parameter({ type: 'string', title: `${title}Parameter`, description, ...more }, read);

/** Returns null for an absent or empty text. */
function readText(value: unknown, name: string): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw refuseField(name, 'is given more than once');
  if (value.includes('\0')) throw refuseField(name, 'has a character that is not allowed');
  return value;
}

export const count =
  <None>(most: number, none: None): Reader<number | None> =>
  (value, name) => {
    const text = readText(value, name);
    if (text === null) return none;
    if (!/^\d{1,9}$/.test(text)) throw refuseField(name, 'must be a whole number');
    if (Number(text) > most) throw refuseField(name, `must be at most ${most}`);
    return Number(text);
  };

function readJson(value: unknown, name: string): unknown {
  const text = readText(value, name);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw refuseField(name, 'must be JSON');
  }
}

export const readFilter: Reader<unknown> = (value, name) => readJson(value, name) ?? {};

export const readSort: Reader<ListQuery['sort']> = (value, name) => {
  const text = readText(value, name);
  if (text === null || text === 'None') return [];
  const sort = readJson(text, name);
  if (!isObject(sort)) throw refuseField(name, 'must be a JSON object');
  // DATA-04 A field with this name means no order.
  const fields = Object.entries(sort).filter(([field]) => field !== 'None');
  return fields.map(([field, direction]) => {
    if (direction !== 1 && direction !== -1) throw refuseField(`${name}.${field}`, 'must be 1 or -1');
    return [field, direction];
  });
};

const readKeyword: Reader<string | null> = (value, name) => {
  const keyword = readText(value, name)?.trim();
  if (!keyword) return null;
  if (keyword.length > MAX_KEYWORD) throw refuseField('keyword', `has more than ${MAX_KEYWORD} characters`);
  return keyword;
};

const readNames: Reader<string[] | null> = (value, name) => {
  const names = (readText(value, name) ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  return names.length > 0 ? names : null;
};

/** 'All' is the screens' word for no particular branch. */
const readBranch: Reader<string | null> = (value, name) => {
  const text = readText(value, name);
  if (text === null || text === 'All') return null;
  if (!isUuid(text)) throw refuseField(name, 'must be an id');
  return text;
};

/** An unknown language is ignored instead of refused. */
const readLocale: Reader<Locale | null> = (value) => LOCALES.find((locale) => locale === value) ?? null;

export const readDay: Reader<string | null> = (value, name) => {
  if (value === undefined || value === '') return null;
  try {
    return String(readValue('date', value));
  } catch (error) {
    throw error instanceof WrongValue ? refuseField(name, error.message) : error;
  }
};

export const readUuid: Reader<string> = (value, name) => {
  if (!isUuid(value)) throw refuseField(name, 'must be an id');
  return value.toLowerCase();
};

/** The version of the record that is to be deleted. */
export const versionParameter = {
  __v: parameter(
    { type: 'string', pattern: '^\\d{1,9}$', description: 'The version that was read.', isNeeded: true },
    (value, name) => {
      if (typeof value !== 'string' || !/^\d{1,9}$/.test(value))
        throw refuseField(name, 'is the version that was read');
      return Number(value);
    },
  ),
};

export const shapeParameters = {
  projection: shared(
    'Projection',
    'Fields to return, separated by commas; dots lead into objects. The id is always included.',
    readNames,
  ),
  addon: shared(
    'Addon',
    'Additional fields to return, separated by commas: fields that are returned only on request.',
    (value, name) => readNames(value, name) ?? [],
  ),
  locale: shared(
    'Locale',
    'Language of shared names, such as occupations: th-TH or en-US. Texts of a merchant are returned as they were written.',
    readLocale,
  ),
};

export const branchParameter = {
  branch_id: shared(
    'BranchId',
    'Only records of this branch; `All` or absent for every branch of the user.',
    readBranch,
  ),
};

const A_DAY = { format: 'date', examples: ['2026-01-31'] };
export const dayParameters = {
  from: shared('From', 'First day, YYYY-MM-DD, as days are counted where the shop is.', readDay, A_DAY),
  to: shared('To', 'Last day, YYYY-MM-DD, included.', readDay, A_DAY),
};

export const limitParameter = shared(
  'Limit',
  `Rows per page, at most ${MAX_ROWS}; without it the whole list is returned as a plain array.`,
  count(MAX_ROWS, null),
  { type: 'integer', minimum: 0, maximum: MAX_ROWS, examples: [20] },
);

/** Parameters for a page of a list that is never returned whole. */
export const pageParameters = (size: number) => ({
  limit: parameter(
    { type: 'integer', minimum: 0, maximum: MAX_ROWS, description: `${size} by default.` },
    count(MAX_ROWS, size),
  ),
  skip: parameter({ type: 'integer', minimum: 0, maximum: MAX_SKIPPED }, count(MAX_SKIPPED, 0)),
});

const parameters = {
  limit: limitParameter,
  skip: shared('Skip', 'Number of rows to skip: (page - 1) x limit.', count(MAX_SKIPPED, 0), {
    type: 'integer',
    minimum: 0,
    maximum: MAX_SKIPPED,
    examples: [0],
  }),
  keyword: shared(
    'Keyword',
    'Text that the searched fields contain, in small letters or capitals, with or without spaces and tone marks.',
    readKeyword,
    {
      maxLength: MAX_KEYWORD,
    },
  ),
  search_term: shared('SearchTerm', 'The same as keyword.', readKeyword, { maxLength: MAX_KEYWORD }),
  ...dayParameters,
  ...branchParameter,
  ...shapeParameters,
};

/** Returns the query schema of a list; `name` is that of its records. */
export function listQueryOf(resource: Pick<Resource, 'fieldByPath'>, name: string) {
  const named = (can: (field: Field) => boolean) =>
    [...resource.fieldByPath].flatMap(([path, field]) => (can(field) ? [path] : []));
  const [filtered, sorted] = [named((field) => canFilterBy(field) && !field.matches), named(canSortBy)];
  const own = [...resource.fieldByPath].flatMap(([path, { matches }]) => (matches ? [`${path}: ${matches.like}`] : []));
  const first = sorted.find((path) => path !== 'id' && path !== '__v') ?? 'id';
  return Type.Object({
    ...parameters,
    sort: shared(
      `${name}Sort`,
      `JSON object of field to 1 or -1; \`None\` for no particular order. Fields: ${listed(sorted)}.`,
      readSort,
      { examples: [JSON.stringify({ [first]: 1 })] },
    ),
    filter: shared(
      `${name}Filter`,
      `JSON: {"field": value} with $in $or $and $ne $gt $gte $lt $lte; dots lead into objects. Fields: ${listed(filtered)}.${own.length > 0 ? ` Each in a form of its own: ${own.join(', ')}.` : ''}`,
      readFilter,
      { examples: [JSON.stringify({ [first]: { $ne: null } })] },
    ),
  });
}

/** A request for a list, from its parameters. */
export type ListRequest = Static<ReturnType<typeof listQueryOf>>;

export const listQueryFrom = (query: Omit<ListRequest, 'from' | 'to'>): ListQuery => ({
  limit: query.limit,
  skip: query.skip,
  sort: query.sort,
  filter: query.filter,
  keyword: query.keyword ?? query.search_term,
  projection: query.projection,
  addon: query.addon,
  branchId: query.branch_id,
  locale: query.locale,
});

/** The parameters of an exported file are read together with the resource, as they name its fields. */
const file = (title: string, description: string, more: JsonSchema & { isNeeded?: boolean } = {}) =>
  textParameter({ type: 'string', title: `Export${title}Parameter`, description, ...more });

const exported = {
  format: file('Format', 'xlsx, the default, or csv.', { enum: ['xlsx', 'csv'] }),
  columns: file(
    'Columns',
    'JSON list of pairs of a field and its heading: `[["name","Name"]]`; `"sum"` after a pair adds its sum in the last row. Fields that the user may not read are left out, as are personal data without Read on Page.Merchant.Customer_Insight.Export; a list of people is refused without it.',
    { examples: ['[["id","Id"]]'], isNeeded: true },
  ),
  above: file(
    'Above',
    'JSON list of rows of one or two texts above the headings: the title of the file, its days, its author.',
    { examples: ['[["Products"],["Days","2026-11-01"]]'] },
  ),
  words: file(
    'Words',
    'JSON object of fields, each with an object of its codes and the words to write instead; an empty code stands for null.',
    { examples: ['{"status":{"Active":"In use"}}'] },
  ),
  layout: file(
    'Layout',
    'JSON object with the file format that another program needs: `date` (YYYY-MM-DD, YYYYMMDD, DD/MM/YYYY, DD/MM/YY), `era` (CE, or BE for the Buddhist era), and for a CSV file `decimals` (null, 0, 2, 4), `encoding` (UTF-8, TIS-620) and `separator` (comma, semicolon, tab). Columns then keep their positions: a column that the user may not read is empty. A column `=text` has that text in every row.',
    { examples: ['{"date":"DD/MM/YYYY","era":"BE","decimals":2,"encoding":"TIS-620","separator":","}'] },
  ),
  total: file('Total', 'Label of the sums in the last row; without it there is no such row.'),
};

/** Returns the query schema of a whole list as a file, narrowed and sorted like the list. */
export function exportQueryOf(resource: Pick<Resource, 'fieldByPath'>, name: string) {
  const { limit, skip, projection, addon, ...query } = listQueryOf(resource, name).properties;
  return Type.Object({ ...query, ...exported });
}

const listed = (paths: readonly string[]) => paths.map((path) => `\`${path}\``).join(', ');

/** The query of one record. */
export const shapeQuery = Type.Object({ ...shapeParameters, ...branchParameter });
