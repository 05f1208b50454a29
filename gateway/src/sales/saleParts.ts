import { boundsOf, compileFilter, type FilterBounds } from '../resource/compileFilter.ts';
import type { Field } from '../resource/defineResource.ts';
import { computed } from '../resource/fields.ts';
import type { Parameters } from '../resource/Parameters.ts';

/** Rows of a sale, called `p` in their SQL, with the fields by which a filter can select them. */
export interface SalePart {
  rows: string;
  fieldByPath: ReadonlyMap<string, Field>;
}

const part = (rows: string, fields: Readonly<Record<string, Field>>): SalePart => ({
  rows: `${rows} p where p.transaction_id = t.id`,
  fieldByPath: new Map(Object.entries(fields)),
});

/** SQL of an option `o` chosen for a line, by its names at the time: it has no reference to the option's record. */
export const OPTION_GROUP = "(o.value ->> 'group')";
export const OPTION = `(${OPTION_GROUP} || ': ' || (o.value ->> 'name'))`;

/** An option chosen for a line `p`. */
const option: SalePart = {
  rows: 'jsonb_array_elements(p.options) o(value) where true',
  fieldByPath: new Map([
    ['name', computed('text', OPTION)],
    ['group', computed('text', OPTION_GROUP)],
  ]),
};

/** The product lines of the bill, each with the category that the product had when it was sold. */
const item = part('transaction_items', {
  product_id: computed('id', 'p.product_id'),
  category_id: computed('id', 'p.category_id'),
  sub_category_id: computed('id', 'p.sub_category_id'),
  option: withPart(option, '{"group":{"$in":[]},"name":{"$in":[]}}: a single option of the line must match all of it'),
});
item.rows += ' and p.product_id is not null';

/** Discounts and special offers on the bill; the privileges of a tier are not included. */
const offer = part('transaction_items', { id: computed('id', 'p.offer_id') });
offer.rows += " and p.item_type in ('discount', 'offer')";

const tender = part('transaction_channels', {
  type: computed('text', 'p.type'),
  institute_id: computed('id', 'p.institute_id'),
  card_id: computed('id', 'p.card_id'),
});

export const saleParts = { item, option, offer, tender };
export type SalePartName = keyof typeof saleParts;

function fits(of: SalePart, given: unknown, parameters: Parameters, path: string, bounds: FilterBounds): string {
  return compileFilter(of, given, parameters, path, bounds).sql;
}

/** Extension: sales with a single row that matches a whole condition; null: sales without any such row. */
export function withPart(of: SalePart, like: string): Field {
  return {
    type: 'id',
    sql: 't.id',
    isBeside: true,
    matches: {
      like,
      sql: (given, parameters, path, bounds) =>
        given === null
          ? `not exists (select from ${of.rows})`
          : `exists (select from ${of.rows} and ${fits(of, given, parameters, path, bounds)})`,
    },
  };
}

/**
 * Returns SQL conditions, each after an `and`, that keep only those rows of a sale that its filter is about: figures of
 * lines then cover these lines, not everything on the same bill. Conditions among alternatives select sales, not rows.
 */
export function matchingRows(name: SalePartName, filter: unknown, parameters: Parameters): string {
  const bounds = boundsOf();
  return conditionsFor(name, filter)
    .map((given) => ` and ${fits(saleParts[name], given, parameters, 'filter', bounds)}`)
    .join('');
}

function conditionsFor(name: SalePartName, filter: unknown): unknown[] {
  if (typeof filter !== 'object' || filter === null) return [];
  return Object.entries(filter).flatMap(([field, given]) => {
    if (field === '$and' && Array.isArray(given)) return given.flatMap((one) => conditionsFor(name, one));
    // Conditions on options are nested in those on their line.
    if (name === 'option' && field === 'item') return conditionsFor(name, given);
    if (name === 'tender' && field === 'payment_channels.type' && typeof given === 'string') return [{ type: given }];
    return field === name && given !== null ? [given] : [];
  });
}
