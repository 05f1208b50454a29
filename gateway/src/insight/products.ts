import { computed } from '../resource/fields.ts';
import { figuresOf } from '../rollups/figuresOf.ts';
import { ANY_BOUGHT, boughtBy, boughtFields, boughtSums } from './boughtFields.ts';
import { buyersOf } from './buyersOf.ts';
import { COST_COLUMNS, COST_SUMS, costFields, costSums } from './costFields.ts';
import { defineStatistic } from './defineStatistic.ts';
import { productFields } from './productFields.ts';

export const products = defineStatistic({
  path: 'products',
  rows: (request) => {
    const { period, parameters, selects } = request;
    const figures = figuresOf(
      'products',
      `product_id, customer_type, transactions, qty, amount, ${COST_COLUMNS}`,
      period,
      parameters,
    );
    const buyers = selects('totalMember') ? buyersOf(request, 'product_id') : null;
    return `
      select p.id, p.code, p.name, p.category_id, c.name as category_name, p.sub_category_id, s.name as sub_category_name, f.*
        ${buyers ? ', coalesce(b.buyers, 0) as buyers' : ''}
      from (select product_id, ${boughtBy('transactions')}, ${costSums} from (${figures}) f group by product_id) f
        join products p on p.id = f.product_id
        left join product_categories c on c.id = p.category_id
        left join product_sub_categories s on s.id = p.sub_category_id
        ${buyers ? `left join (${buyers}) b on b.id = f.product_id` : ''}
      where ${ANY_BOUGHT}`;
  },
  fields: {
    ...productFields,
    categoryName: computed('text', 't.category_name'),
    product_category_id: computed('id', 't.category_id'),
    sub_category_id: computed('id', 't.sub_category_id'),
    'sub_category.id': computed('id', 't.sub_category_id'),
    'sub_category.name': computed('text', 't.sub_category_name'),
    product_sub_category_id: computed('id', 't.sub_category_id'),
    ...boughtFields,
    ...costFields,
    totalMember: computed('integer', 't.buyers'),
  },
  costly: ['totalMember'],
  sums: [...boughtSums, ...COST_SUMS],
  defaultSort: ['total_revenue', -1],
});
