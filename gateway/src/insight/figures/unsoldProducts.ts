import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { computed } from '../../resource/fields.ts';
import { figuresOf } from '../../rollups/figuresOf.ts';
import { defineStatistic } from '../defineStatistic.ts';
import { productFields } from '../productFields.ts';

/** A product that is sold without counting has no stock. */
const PIECES = 'case when not t.skip_stock then coalesce(t.qty, 0) end';

/** Products that are on sale now without buyers in the period, with their stock on the shelf. */
export const unsoldProducts = defineStatistic({
  path: 'unsold-products',
  rows: ({ period, parameters, selects }) => {
    const branches = period.branchIds === null ? null : `any(${parameters.add(period.branchIds)}::uuid[])`;
    const sold = figuresOf('products', 'product_id, transactions', period, parameters);
    // A day whose only sale was voided is no day it was sold on.
    const last = () => `select product_id, max(business_date) as day from (
        select product_id, business_date from daily_products where business_date <= ${parameters.add(period.to)}::date
          ${branches ? `and branch_id = ${branches}` : ''}
        group by product_id, business_date having sum(transactions) > 0) d group by product_id`;
    return `
      select p.id, p.code, p.name, p.category_id, c.name as category_name, p.retail_price, p.skip_stock, s.qty
        ${selects('last_sold') ? ', last.day as last_sold' : ''}
      from products p left join product_categories c on c.id = p.category_id
        left join (select product_id, sum(qty)::bigint as qty from stock
          ${branches ? `where branch_id = ${branches}` : ''} group by product_id) s on s.product_id = p.id
        ${selects('last_sold') ? `left join (${last()}) last on last.product_id = p.id` : ''}
      where p.status = 'Active' and p.id not in (
        select product_id from (${sold}) f group by product_id having sum(transactions) > 0)`;
  },
  fields: {
    ...productFields,
    retail_price: computed('money', 't.retail_price'),
    // Users who may not read stock do not see it here either.
    stock_qty: { ...computed('integer', PIECES), personalTo: [PAGE.stock] },
    // At the shelf price, as readers of stock may see it; what goods cost is another right. Below zero nothing is tied up.
    stock_value: {
      ...computed('money', 'case when not t.skip_stock then greatest(coalesce(t.qty, 0), 0) * t.retail_price end'),
      personalTo: [PAGE.stock],
    },
    last_sold: computed('date', 't.last_sold'),
  },
  costly: ['last_sold'],
  sums: ['stock_qty', 'stock_value'],
  defaultSort: ['name', 1],
});
