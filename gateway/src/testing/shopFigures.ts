import type { ReversalTests } from './startReversalTests.ts';
import type { TestShop } from './testShop.ts';

export const MEMBER = `select points, total_payment, total_revenue, total_transaction, total_qty, tier_id,
  first_transaction_time, last_transaction_time from members`;

/**
 * Returns everything that a sale changes and its void or whole return must restore; only `voided` and `documents` show
 * that it existed.
 */
export async function figuresOf(tests: ReversalTests, shop: TestShop) {
  const sums = (table: string, keys: string, figures: string) => {
    const names = figures.split(' ');
    const summed = names.map((name) => `sum(${name})::int as ${name}`).join(', ');
    const moved = names.map((name) => `sum(${name}) <> 0`).join(' or ');
    return tests.rows(
      shop,
      `select ${keys}, ${summed} from ${table} group by ${keys} having ${moved} order by ${keys}`,
    );
  };
  return {
    members: await tests.rows(shop, `${MEMBER} order by id`),
    stock: await tests.rows(shop, 'select product_id, qty from stock where qty <> 0'),
    sales: await sums(
      'daily_sales',
      'branch_id, customer_type',
      'transactions qty payment discount revenue earn_points',
    ),
    channels: await sums('daily_channels', 'branch_id, type', 'transactions uses amount'),
    products: await sums('daily_products', 'product_id, customer_type', 'transactions qty amount'),
    buyers: await sums('daily_members', 'member_id', 'transactions revenue earn_points redeem_points cash'),
    guests: await sums('daily_guests', 'gender, age', 'transactions revenue'),
    ever: await sums('member_products', 'member_id, product_id', 'transactions qty amount'),
  };
}
