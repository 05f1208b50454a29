import type { Field } from '../resource/defineResource.ts';
import { computed } from '../resource/fields.ts';

/** Returns SQL sums of rows of products by kind of buyer; `transactions` is the column that counts the sales. */
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

/** SQL of whether anything in a row of these sums was bought or returned, even if both are equal numbers of pieces. */
export const ANY_BOUGHT = ['member', 'guest']
  .flatMap((who) => ['transactions', 'qty', 'amount'].map((name) => `f.${who}_${name} <> 0`))
  .join(' or ');

const of = (who: string): Record<string, Field> => ({
  [`life_time.${who}.total_transaction`]: computed('integer', `t.${who}_transactions`),
  [`life_time.${who}.total_qty`]: computed('integer', `t.${who}_qty`),
  [`life_time.${who}.total_revenue`]: computed('money', `t.${who}_amount`),
});

/** What members and guests bought, separately, as in the documents, and together. */
export const boughtFields: Readonly<Record<string, Field>> = {
  ...of('member'),
  ...of('guest'),
  total_transaction: computed('integer', '(t.member_transactions + t.guest_transactions)'),
  total_qty: computed('integer', '(t.member_qty + t.guest_qty)'),
  total_revenue: computed('money', '(t.member_amount + t.guest_amount)'),
};

/** Fields that add up over products and over categories. Sales do not: a sale of two products counts for each of them. */
export const boughtSums = Object.keys(boughtFields).filter((path) => !path.endsWith('total_transaction'));
