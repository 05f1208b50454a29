import { isObject } from '@taem/domain/reading/isObject.ts';
import { refuseField } from '../../http/errors.ts';
import type { FilterBounds } from '../../resource/compileFilter.ts';
import type { Field } from '../../resource/defineResource.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { boughtWithin } from './boughtWithin.ts';
import { readAll, readOne } from './readAll.ts';

/**
 * `{"product_ids": [...], "category_ids": [...], "from": "2026-01-01", "to": "2026-01-31"}`: members who bought one of
 * the products, or something of one of the categories as it was sold then, in valid sales; on these business days, or
 * ever; in the branch `branch_id`, or in any in which the caller works.
 */
export const bought: Field = {
  type: 'id',
  sql: 't.id',
  matches: {
    like: '{"product_ids":[],"category_ids":[],"from":"2026-01-01","to":"2026-01-31","branch_id":"..."}',
    sql: boughtBy,
  },
};

const NAMES = ['product_ids', 'category_ids', 'from', 'to', 'branch_id'];

function boughtBy(given: unknown, parameters: Parameters, path: string, { branchIds }: FilterBounds): string {
  if (!isObject(given)) throw refuseField(path, 'must be a JSON object');
  const { product_ids: products, category_ids: categories, from, to, branch_id: branch } = given;
  const unsupported = Object.keys(given).find((name) => !NAMES.includes(name));
  if (unsupported) throw refuseField(`${path}.${unsupported.slice(0, 50)}`, 'is not a known condition here');
  if (products === undefined && categories === undefined)
    throw refuseField(path, 'must name product_ids or category_ids');
  const ids = (name: string, value: unknown) =>
    value === undefined ? null : `${parameters.add(readAll('id', value, `${path}.${name}`))}::uuid[]`;
  const day = (name: string, value: unknown) =>
    value === undefined ? null : `${parameters.add(readOne('date', value, `${path}.${name}`))}::date`;
  const branches = readBranch(branch, branchIds, `${path}.branch_id`);
  return boughtWithin({
    products: ids('product_ids', products),
    categories: ids('category_ids', categories),
    from: day('from', from),
    to: day('to', to),
    branches: branches.length > 0 ? `${parameters.add(branches)}::uuid[]` : null,
  });
}

/** The caller may not learn of sales in other branches. */
function readBranch(given: unknown, own: readonly string[], path: string): readonly string[] {
  if (given === undefined) return own;
  const branch = String(readOne('id', given, path)).toLowerCase();
  if (own.length > 0 && !own.includes(branch)) throw refuseField(path, 'is not one of your branches');
  return [branch];
}
