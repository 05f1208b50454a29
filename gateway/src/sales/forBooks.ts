import type { Field } from '../resource/defineResource.ts';
import { computed, joined } from '../resource/fields.ts';
import { amountDue } from './amountDue.ts';

const addon = (field: Field): Field => ({ ...field, addon: true });
/** By the clock of the branch, like the time of the sale. */
const VOIDED_AT = '(select t.void_time at time zone b.time_zone from merchant_branches b where b.id = t.branch_id)';
const due = amountDue('t');
const when = (status: 'Complete' | 'Void', figure: string) => `case when t.status = '${status}' then ${figure} end`;
const paidBy = (type: string) => {
  const sum = `(select sum(c.amount)::bigint from transaction_channels c where c.transaction_id = t.id and c.type = '${type}')`;
  return addon(computed('money', when('Complete', sum)));
};

/**
 * Extension: a sale as a row for bookkeeping, returned when requested by name. Every amount counts once when a column
 * is summed: a voided sale has only its `void_amount`, so that the columns add up to the totals of the list.
 */
export const forBooks: Readonly<Record<string, Field>> = {
  branch_code: addon(joined('text', 'branch', 'code')),
  member_code: addon(computed('text', '(select m.code from members m where m.id = t.member_id)')),
  member_name: addon(
    computed('text', "(select trim(m.firstname || ' ' || m.lastname) from members m where m.id = t.member_id)"),
  ),
  customer: addon(
    computed(
      'text',
      "(select trim(m.firstname || ' ' || m.lastname) || ' · ' || m.code from members m where m.id = t.member_id)",
    ),
  ),
  // Everything that reduced the bill, as in `Transaction.discountCodes`.
  discount_codes: addon(
    computed(
      'text',
      `(select string_agg(i.item_ref, ', ' order by i.position) from transaction_items i
        where i.transaction_id = t.id and i.item_type in ('privilege', 'discount', 'offer') and i.discount_amount < 0)`,
    ),
  ),
  cashier_name: addon(
    computed(
      'text',
      "(select trim(u.firstname || ' ' || u.lastname) from merchant_users u where u.id = t.create_by_id)",
    ),
  ),
  approved_by_name: addon(
    computed(
      'text',
      `(select string_agg(trim(u.firstname || ' ' || u.lastname), ', ' order by a.used_at)
        from approvals a join merchant_users u on u.id = a.approved_by_id where a.transaction_id in (t.id, t.exchange_id))`,
    ),
  ),
  void_by_name: addon(
    computed('text', "(select trim(u.firstname || ' ' || u.lastname) from merchant_users u where u.id = t.void_by_id)"),
  ),
  void_local_time: addon({
    ...computed('text', `to_char(${VOIDED_AT}, 'YYYY-MM-DD HH24:MI:SS')`),
    isLocalTime: true,
  }),
  net_amount: addon(computed('money', when('Complete', due))),
  void_amount: addon(computed('money', when('Void', due))),
  net_rounding: addon(computed('money', when('Complete', 't.cash_rounding'))),
  net_earn: addon(computed('integer', when('Complete', 't.earn_points'))),
  net_redeem: addon(computed('integer', when('Complete', 't.redeem_points'))),
  'paid.cash': paidBy('Cash'),
  'paid.credit_debit': paidBy('Credit-Debit'),
  'paid.transfer': paidBy('Transfer'),
  'paid.other': paidBy('Other'),
};
