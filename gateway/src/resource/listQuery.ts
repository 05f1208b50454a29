import { Type } from '@sinclair/typebox';
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
  from: parameter('From', 'First day, YYYY-MM-DD, as days are counted where the shop is.', { format: 'date' }),
  to: parameter('To', 'Last day, YYYY-MM-DD, included.', { format: 'date' }),
};

export const limitParameter = parameter(
  'Limit',
  `Rows of a page, at most ${MOST_ROWS}; without it the whole list comes as a plain array.`,
  {
    pattern: '^[0-9]{1,4}$',
  },
);

/** How every list is asked. */
export const listQuery = Type.Object({
  limit: limitParameter,
  skip: parameter('Skip', 'Rows before the page: (page - 1) x limit.', { pattern: '^[0-9]{1,9}$' }),
  sort: parameter('Sort', 'JSON object of field to 1 or -1, such as {"name":1}; `None` for no order in particular.'),
  filter: parameter(
    'Filter',
    'JSON: {"field": value} with $in $or $and $ne $gt $gte $lt $lte; dots lead into objects.',
  ),
  keyword: parameter('Keyword', 'What the searched fields contain, in small letters or capitals.', { maxLength: 100 }),
  search_term: parameter('SearchTerm', 'The same as keyword.', { maxLength: 100 }),
  ...dayParameters,
  ...branchParameter,
  ...shapeParameters,
});

/** How one record is asked. */
export const shapeQuery = Type.Object({ ...shapeParameters, ...branchParameter });
