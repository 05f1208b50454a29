import { bahtSql } from '../database/bahtSql.ts';
import type { Field } from '../resource/defineResource.ts';
import { computed } from '../resource/fields.ts';

/** Returned only on request: a list of a thousand people does not need a thousand sums. */
const onRequest = (sql: string): Field => ({ ...computed('json', sql), addon: true });

/**
 * A member's favourite category of all time, from the rollup; without voided sales and without products that have no
 * category.
 */
const favourite = (figure: string, sum: string, displayed = sum) => `(
  select json_build_object('id', c.id, 'name', c.name, '${figure}', ${displayed})
  from member_products b join product_categories c on c.id = b.category_id
  where b.realm_id = t.realm_id and b.member_id = t.id
  group by c.id, c.name having ${sum} > 0 order by ${sum} desc, c.name, c.id limit 1)`;

/** The category with most of the money of the last valid sale. */
const LAST_CATEGORY = `(
  select json_build_object('id', c.id, 'name', c.name)
  from (
    select s.id from transactions s where s.member_id = t.id and s.status = 'Complete' and s.returns_id is null
      and s.returned_qty < s.total_qty
    order by s.create_local_time desc, s.id desc limit 1) last
  join transaction_items i on i.transaction_id = last.id join product_categories c on c.id = i.category_id
  group by c.id, c.name order by sum(i.paid_amount) desc, c.name, c.id limit 1)`;

/**
 * OP-22 Thresholds of the two badges that the documents name; any other badge depends on the variable of its first
 * condition.
 */
const BADGES = `(
  select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name) order by b.name, b.id), '[]')
  from member_badges b left join conditions c on c.id::text = b.conditions #>> '{0,condition_id}'
  where (b.conditions #>> '{0,value}')::numeric <= case
    when b.name = 'Big Spender' then t.total_payment / 100.0
    when b.name = 'Frequent Member' or c.type = 'transaction' then t.total_transaction
    when c.type = 'ltv' then t.total_revenue / 100.0 end)`;

/** CUST-69 A member's badges and favourites, in figures. */
export const memberSummary: Readonly<Record<string, Field>> = {
  badges: onRequest(BADGES),
  'lifetime_value.top_frequent_category': onRequest(favourite('frequent', 'sum(b.category_transactions)')),
  'lifetime_value.top_expense_category': onRequest(favourite('price', 'sum(b.amount)', bahtSql('sum(b.amount)'))),
  'lifetime_value.last_expense_category': onRequest(LAST_CATEGORY),
};
