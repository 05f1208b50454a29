import { refuseField } from '../../http/errors.ts';
import type { Field } from '../../resource/defineResource.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { boughtWithin } from './boughtWithin.ts';
import { readAll, readOne } from './readAll.ts';

/**
 * `{"product_ids": [...], "category_ids": [...], "from": "2026-01-01", "to": "2026-01-31"}`: who bought one of the products,
 * or something of one of the categories as it was sold then, in sales that stand; on these business days, or ever.
 */
export const bought: Field = {
  type: 'id',
  sql: 't.id',
  matches: {
    like: '{"product_ids":[],"category_ids":[],"from":"2026-01-01","to":"2026-01-31"}',
    sql: boughtBy,
  },
};

const NAMES = ['product_ids', 'category_ids', 'from', 'to'];

function boughtBy(asked: unknown, parameters: Parameters, path: string): string {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
    throw refuseField(path, 'must be a JSON object');
  const { product_ids: products, category_ids: categories, from, to } = asked as Record<string, unknown>;
  const unknown = Object.keys(asked).find((name) => !NAMES.includes(name));
  if (unknown) throw refuseField(`${path}.${unknown.slice(0, 50)}`, 'is not a known condition here');
  if (products === undefined && categories === undefined)
    throw refuseField(path, 'must name product_ids or category_ids');
  const ids = (name: string, value: unknown) =>
    value === undefined ? null : `${parameters.add(readAll('id', value, `${path}.${name}`))}::uuid[]`;
  const day = (name: string, value: unknown) =>
    value === undefined ? null : `${parameters.add(readOne('date', value, `${path}.${name}`))}::date`;
  return boughtWithin({
    products: ids('product_ids', products),
    categories: ids('category_ids', categories),
    from: day('from', from),
    to: day('to', to),
  });
}
