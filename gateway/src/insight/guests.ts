import { computed } from '../resource/fields.ts';
import { anyMoved, figuresOf } from '../rollups/figuresOf.ts';
import { defineStatistic } from './defineStatistic.ts';

const FIGURES = ['transactions', 'qty', 'payment', 'discount', 'revenue'];

/** Walk-in guests, by what the cashiers recorded; null where they recorded nothing. */
export const guests = defineStatistic({
  path: 'guests',
  rows: ({ period, parameters }) => `
    select gender || ' ' || age as id, nullif(gender, '') as gender, nullif(age, '') as age, ${FIGURES.join(', ')} from (
      select gender, age, ${FIGURES.map((figure) => `sum(${figure})::bigint as ${figure}`).join(', ')}
      from (${figuresOf('guests', `gender, age, ${FIGURES.join(', ')}`, period, parameters)}) f
      group by gender, age having ${anyMoved(FIGURES)}) s`,
  fields: {
    gender: computed('text', 't.gender'),
    age: computed('text', 't.age'),
    'payment.total_transaction': computed('integer', 't.transactions'),
    'payment.total_qty': computed('integer', 't.qty'),
    'payment.total_payment': computed('money', 't.payment'),
    'payment.total_discount': computed('money', 't.discount'),
    'payment.total_revenue': computed('money', 't.revenue'),
  },
  defaultSort: ['payment.total_revenue', -1],
});
