import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { computed } from '../../resource/fields.ts';
import { figuresOf } from '../../rollups/figuresOf.ts';
import { defineStatistic } from '../defineStatistic.ts';
import { productFields } from '../productFields.ts';

/** null for a product whose stock is not counted. */
const PIECES = 'case when not t.skip_stock then coalesce(t.qty, 0) end';

/** Active products without buyers in the period, with their stock on the shelf. */
export const unsoldProducts = defineStatistic({
  path: 'unsold-products',
  rows: ({ period, parameters, selects }) => {
    const branches = period.branchIds === null ? null : `any(${parameters.add(period.branchIds)}::uuid[])`;
    const sold = figuresOf('products', 'product_id, transactions', period, parameters);
    // A day whose only sale was voided does not count as a day of sale.
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
    // Hidden from users who may not read stock.
    stock_qty: { ...computed('integer', PIECES), personalTo: [PAGE.stock] },
    // Valued at the shelf price, which readers of stock may see; cost needs another right. Stock below zero has no value.
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
