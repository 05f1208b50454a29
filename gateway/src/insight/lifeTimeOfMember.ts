import { bahtOrZeroSql } from '../database/bahtSql.ts';

const top = (list: string, order: string) => `(
  select json_build_object('id', id, 'name', name, 'frequent', frequent, 'qty', qty, 'amount', ${bahtOrZeroSql('amount')})
  from ${list} order by ${order}, name, id limit 1)`;

/**
 * SQL of everything that a member `t`, joined as `person`, ever bought, by product, by category and by tender, as one
 * object (BI-49).
 */
export const lifeTimeOfMember = `(
  with bought as (
    select b.product_id, p.name, b.category_id, b.transactions, b.category_transactions, b.qty, b.amount
    from member_products b left join products p on p.id = b.product_id
    where b.member_id = t.id and b.transactions > 0
  ), by_product as (
    select product_id as id, name, sum(transactions)::bigint as frequent, sum(qty)::bigint as qty, sum(amount)::bigint as amount
    from bought group by product_id, name
  ), by_category as (
    select category_id as id, c.name, sum(category_transactions)::bigint as frequent, sum(qty)::bigint as qty,
      sum(amount)::bigint as amount
    from bought left join product_categories c on c.id = category_id group by category_id, c.name
  ), tenders as (
    select sum(cash) as cash, sum(card) as card, sum(transfer) as transfer, sum(other) as other from (
      select cash, card, transfer, other from monthly_members where member_id = t.id
      union all
      select cash, card, transfer, other from daily_members where member_id = t.id and slot > 0) d
  )
  select json_build_object(
    'top_frequent_category', ${top('by_category', 'frequent desc')},
    'top_expense_category', ${top('by_category', 'amount desc')},
    'top_frequent_product', ${top('by_product', 'frequent desc')},
    'top_expense_product', ${top('by_product', 'amount desc')},
    'member', json_build_object('total_transaction', person.total_transaction, 'total_qty', person.total_qty, 'total_revenue', ${bahtOrZeroSql('t.ltv')}),
    'total_payment_method', (select json_build_object(
      'Cash', json_build_object('total_amount', ${bahtOrZeroSql('cash')}),
      'Transfer', json_build_object('total_amount', ${bahtOrZeroSql('transfer')}),
      'Credit-Debit', json_build_object('total_amount', ${bahtOrZeroSql('card')}),
      'Other', json_build_object('total_amount', ${bahtOrZeroSql('other')})) from tenders),
    'total_product', (select coalesce(json_agg(json_build_object('product_id', id, 'name', name, 'frequent', frequent,
      'qty', qty, 'amount', ${bahtOrZeroSql('amount')}) order by amount desc, name, id), '[]') from by_product)))`;
