import { computed, sharedName } from '../resource/fields.ts';
import { figuresOf } from '../rollups/figuresOf.ts';
import { defineStatistic } from './defineStatistic.ts';
import { PAYMENT_METHOD_NAME } from './paymentMethodName.ts';

/**
 * BI-46 Tenders by bank and card, with the number of sales that used each and the amount paid with it, including
 * delivery and added VAT.
 */
export const paymentMethods = defineStatistic({
  path: 'payment-methods',
  rows: ({ period, parameters }) => `
    select type || ' ' || institute_id || ' ' || card_id as id, m.*,
      dense_rank() over (order by of_method desc, type) as rank,
      row_number() over (order by of_method desc, type, amount desc, institute_id, card_id) as place
    from (select s.*, sum(amount) over (partition by type) as of_method from (
      select type, institute_id, card_id, sum(uses)::bigint as uses, sum(amount)::bigint as amount
      from (${figuresOf('channels', 'type, institute_id, card_id, uses, amount', period, parameters)}) f
      group by type, institute_id, card_id) s
    where uses > 0 or amount <> 0) m`,
  joins: {
    institute: { table: 'institutes', on: 'institute.id = t.institute_id' },
    card: { table: 'cards', on: 'card.id = t.card_id' },
  },
  fields: {
    payment_method: computed('text', PAYMENT_METHOD_NAME),
    institute_id: computed('id', 'institute.id', 'institute'),
    institute_name: sharedName('institute'),
    card_id: computed('id', 'card.id', 'card'),
    card_name: computed('text', 'card.name', 'card'),
    total_transaction: computed('integer', 't.uses'),
    total_revenue: computed('money', 't.amount'),
    rank: computed('integer', 't.rank'),
    place: computed('integer', 't.place'),
  },
  // The method with the highest amount first, followed by each of its banks and cards, then the next method.
  defaultSort: ['place', 1],
});
