import { computed } from '../resource/fields.ts';
import { figuresOf, NO_ID } from '../rollups/figuresOf.ts';
import { ANY_BOUGHT, boughtBy, boughtFields, boughtSums } from './boughtFields.ts';
import { buyersOf } from './buyersOf.ts';
import { COST_COLUMNS, COST_SUMS, costFields, costSums } from './costFields.ts';
import { defineStatistic, type StatisticRequest } from './defineStatistic.ts';

/** Returns SQL of sales by the category that a product had when it was sold. */
function rowsBy(column: 'category_id' | 'sub_category_id', request: StatisticRequest): string {
  const { period, parameters, selects } = request;
  const counted = column === 'category_id' ? 'category_transactions' : 'sub_category_transactions';
  const figures = figuresOf(
    'products',
    `${column}, customer_type, ${counted}, qty, amount, ${COST_COLUMNS}`,
    period,
    parameters,
  );
  const buyers = selects('totalMember') ? buyersOf(request, column) : null;
  return `
    select nullif(f.${column}, '${NO_ID}') as id, f.*${buyers ? ', coalesce(b.buyers, 0) as buyers' : ''}
    from (select ${column}, ${boughtBy(counted)}, ${costSums} from (${figures}) f group by ${column}) f
      ${buyers ? `left join (${buyers}) b on b.id = f.${column}` : ''}
    where ${ANY_BOUGHT}`;
}

export const productCategories = defineStatistic({
  path: 'product-categories',
  rows: (request) => rowsBy('category_id', request),
  joins: { category: { table: 'product_categories', on: 'category.id = t.id' } },
  fields: {
    id: computed('id', 't.id'),
    product_category_id: computed('id', 't.id'),
    name: computed('text', 'category.name', 'category'),
    categoryName: computed('text', 'category.name', 'category'),
    ...boughtFields,
    ...costFields,
    totalMember: computed('integer', 't.buyers'),
  },
  costly: ['totalMember'],
  sums: [...boughtSums, ...COST_SUMS],
  defaultSort: ['total_revenue', -1],
});

export const productSubCategories = defineStatistic({
  path: 'product-sub-categories',
  rows: (request) => rowsBy('sub_category_id', request),
  joins: {
    sub: { table: 'product_sub_categories', on: 'sub.id = t.id' },
    category: {
      table: 'product_categories',
      on: 'category.id = (select s.category_id from product_sub_categories s where s.id = t.id)',
    },
  },
  fields: {
    id: computed('id', 't.id'),
    product_sub_category_id: computed('id', 't.id'),
    name: computed('text', 'sub.name', 'sub'),
    product_category_id: computed('id', 'category.id', 'category'),
    categoryName: computed('text', 'category.name', 'category'),
    ...boughtFields,
    ...costFields,
    totalMember: computed('integer', 't.buyers'),
  },
  costly: ['totalMember'],
  sums: [...boughtSums, ...COST_SUMS],
  defaultSort: ['total_revenue', -1],
});
