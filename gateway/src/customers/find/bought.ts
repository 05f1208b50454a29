import { refuseField } from '../../http/errors.ts';
import type { Field } from '../../resource/defineResource.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { readAll, readOne } from './readAll.ts';

/**
 * `{"product_ids": [...], "category_ids": [...], "from": "2026-01-01", "to": "2026-01-31"}`: who bought one of the products,
 * or something of one of the categories as it was sold then, in sales that stand; on these business days, or ever.
 */
export const bought: Field = {
  type: 'id',
  sql: 't.id',
  matches: {
    isDear: true,
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
  const list = (column: string, ids: unknown) =>
    ids === undefined ? [] : [`${column} = any(${parameters.add(readAll('id', ids, `${path}.${column}s`))}::uuid[])`];
  const day = (name: 'from' | 'to', value: unknown, operator: string) =>
    value === undefined
      ? []
      : [`s.business_date ${operator} ${parameters.add(readOne('date', value, `${path}.${name}`))}::date`];
  const goods = [...list('product_id', products), ...list('category_id', categories)].join(' or ');
  const days = [...day('from', from, '>='), ...day('to', to, '<=')];
  // What was ever bought is known without a look at any sale.
  if (days.length === 0)
    return `t.id in (select b.member_id from member_products b where b.transactions > 0 and (${goods}))`;
  return `t.id in (select s.member_id from transactions s join transaction_items i on i.transaction_id = s.id
    where s.status = 'Complete' and s.member_id is not null and ${days.join(' and ')} and (${goods}))`;
}
