import { Type } from '@sinclair/typebox';
import { canFilterBy, canSortBy } from './askableFields.ts';
import type { Field, Resource } from './defineResource.ts';
import { MOST_ROWS } from './readListQuery.ts';

const parameter = (title: string, description: string, more: Record<string, unknown> = {}) =>
  Type.Optional(Type.Unsafe<string>({ type: 'string', title: `${title}Parameter`, description, ...more }));

export const shapeParameters = {
  projection: parameter('Projection', 'Fields to answer, by commas; dots lead into objects. The id is always there.'),
  addon: parameter('Addon', 'Fields to answer besides, by commas: those that are given only when asked for.'),
  locale: parameter(
    'Locale',
    'Language of the names that everybody shares, such as occupations: th-TH or en-US. What a merchant wrote stays as it was written.',
  ),
};

export const branchParameter = {
  branch_id: parameter('BranchId', 'Only what belongs to this branch; `All` or nothing: every branch of the user.'),
};

export const dayParameters = {
  from: parameter('From', 'First day, YYYY-MM-DD, as days are counted where the shop is.', {
    format: 'date',
    examples: ['2026-01-31'],
  }),
  to: parameter('To', 'Last day, YYYY-MM-DD, included.', { format: 'date', examples: ['2026-01-31'] }),
};

export const limitParameter = parameter(
  'Limit',
  `Rows of a page, at most ${MOST_ROWS}; without it the whole list comes as a plain array.`,
  { type: 'integer', minimum: 0, maximum: MOST_ROWS, examples: [20] },
);

const asked = {
  limit: limitParameter,
  skip: parameter('Skip', 'Rows before the page: (page - 1) x limit.', {
    type: 'integer',
    minimum: 0,
    maximum: 10_000_000,
    examples: [0],
  }),
  keyword: parameter('Keyword', 'What the searched fields contain, in small letters or capitals.', { maxLength: 100 }),
  search_term: parameter('SearchTerm', 'The same as keyword.', { maxLength: 100 }),
  ...dayParameters,
  ...branchParameter,
  ...shapeParameters,
};

/** How a list is asked; `name` is that of its records. */
export function listQueryOf(resource: Pick<Resource, 'fieldByPath'>, name: string) {
  const named = (can: (field: Field) => boolean) =>
    [...resource.fieldByPath].flatMap(([path, field]) => (can(field) ? [path] : []));
  const [filtered, sorted] = [named((field) => canFilterBy(field) && !field.matches), named(canSortBy)];
  const own = [...resource.fieldByPath].flatMap(([path, { matches }]) => (matches ? [`${path}: ${matches.like}`] : []));
  const first = sorted.find((path) => path !== 'id' && path !== '__v') ?? 'id';
  return Type.Object({
    ...asked,
    sort: parameter(
      `${name}Sort`,
      `JSON object of field to 1 or -1; \`None\` for no order in particular. Fields: ${listed(sorted)}.`,
      { examples: [JSON.stringify({ [first]: 1 })] },
    ),
    filter: parameter(
      `${name}Filter`,
      `JSON: {"field": value} with $in $or $and $ne $gt $gte $lt $lte; dots lead into objects. Fields: ${listed(filtered)}.${own.length > 0 ? ` Each in a form of its own: ${own.join(', ')}.` : ''}`,
      { examples: [JSON.stringify({ [first]: { $ne: null } })] },
    ),
  });
}

const exported = {
  format: parameter('ExportFormat', 'xlsx, which is what comes without it, or csv.', { enum: ['xlsx', 'csv'] }),
  columns: Type.Unsafe<string>({
    type: 'string',
    title: 'ExportColumnsParameter',
    description:
      'JSON list of pairs, a field and what stands above it: `[["name","Name"]]`; `"sum"` behind a pair asks for its sum in the last row. Fields that the user may not read are left out, and what is personal without Read on Page.Merchant.Customer_Insight.Export; a list of people is refused without it.',
    examples: ['[["id","Id"]]'],
  }),
  above: parameter(
    'ExportAbove',
    'JSON list of rows of one or two texts above the headings: what the file is, of which days, who made it.',
    { examples: ['[["Products"],["Days","2026-11-01"]]'] },
  ),
  words: parameter(
    'ExportWords',
    'JSON object of fields, each with an object of its codes and the words that stand in their place; an empty code is that of nothing.',
    { examples: ['{"status":{"Active":"In use"}}'] },
  ),
  total: parameter('ExportTotal', 'What stands before the sums in the last row; without it there is no such row.'),
};

/** How a whole list is asked as a file: narrowed and ordered as the list is. */
export function exportQueryOf(resource: Pick<Resource, 'fieldByPath'>, name: string) {
  const { limit, skip, projection, addon, ...query } = listQueryOf(resource, name).properties;
  return Type.Object({ ...query, ...exported });
}

const listed = (paths: readonly string[]) => paths.map((path) => `\`${path}\``).join(', ');

/** How one record is asked. */
export const shapeQuery = Type.Object({ ...shapeParameters, ...branchParameter });
