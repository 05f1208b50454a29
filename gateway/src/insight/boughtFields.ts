import type { Field } from '../resource/defineResource.ts';
import { computed } from '../resource/fields.ts';

/** SQL sums of rows of products by buyer; `transactions` is the column that counts the sales. */
export function boughtBy(transactions: string): string {
  return ['Member', 'Guest']
    .flatMap((type) =>
      [
        ['transactions', transactions],
        ['qty', 'qty'],
        ['amount', 'amount'],
      ].map(
        ([name, column]) =>
          `coalesce(sum(${column}) filter (where customer_type = '${type}'), 0)::bigint as ${type.toLowerCase()}_${name}`,
      ),
    )
    .join(', ');
}

/** SQL of whether anything of a row of these sums was bought or brought back, also where both come to as many pieces. */
export const ANY_BOUGHT = ['member', 'guest']
  .flatMap((who) => ['transactions', 'qty', 'amount'].map((name) => `f.${who}_${name} <> 0`))
  .join(' or ');

const of = (who: string): Record<string, Field> => ({
  [`life_time.${who}.total_transaction`]: computed('integer', `t.${who}_transactions`),
  [`life_time.${who}.total_qty`]: computed('integer', `t.${who}_qty`),
  [`life_time.${who}.total_revenue`]: computed('money', `t.${who}_amount`),
});

/** What was bought by members and by guests, as the documents have it, and by both. */
export const boughtFields: Readonly<Record<string, Field>> = {
  ...of('member'),
  ...of('guest'),
  total_transaction: computed('integer', '(t.member_transactions + t.guest_transactions)'),
  total_qty: computed('integer', '(t.member_qty + t.guest_qty)'),
  total_revenue: computed('money', '(t.member_amount + t.guest_amount)'),
};

/** What adds up over products and over categories; a sale of two of them is one of each, so sales do not. */
export const boughtSums = Object.keys(boughtFields).filter((path) => !path.endsWith('total_transaction'));
