import { PERSONAL_READERS } from '@taem/domain/accounts/permissions.ts';
import type { Field, Join } from '../resource/defineResource.ts';
import { computed } from '../resource/fields.ts';
import type { Parameters } from '../resource/Parameters.ts';
import { figuresOf } from '../rollups/figuresOf.ts';
import type { InsightPeriod } from './readPeriod.ts';

const FIGURES = ['transactions', 'qty', 'payment', 'discount', 'revenue', 'earn_points', 'redeem_points'] as const;

/**
 * SQL of the sum of a figure of one member. PostgreSQL adds bigint up as numeric, most of the time of 200,000 sums; float8 is as
 * exact up to 2^53, in satang more than anybody pays.
 */
export const sumOfMember = (figure: (typeof FIGURES)[number]) => `sum(${figure}::float8)`;

/** SQL of what each member bought in a period. */
export function paidByMember(
  period: InsightPeriod,
  parameters: Parameters,
  having = `${sumOfMember('transactions')} > 0`,
): string {
  return `select member_id, ${FIGURES.map((figure) => `${sumOfMember(figure)}::bigint as ${figure}`).join(', ')}
    from (${figuresOf('members', `member_id, ${FIGURES.join(', ')}`, period, parameters)}) f
    group by member_id having ${having}`;
}

/** SQL of members with those figures. */
export function membersWho(paid: string): string {
  return `select m.id, m.code, m.firstname, m.lastname, m.phone, m.tier_id, m.created_at, m.total_revenue as ltv,
      m.total_transaction as ltv_transactions, m.total_qty as ltv_qty, p.*
    from (${paid}) p join members m on m.id = p.member_id`;
}

export const tierJoin: Readonly<Record<string, Join>> = {
  tier: { table: 'member_tiers', on: 'tier.id = t.tier_id' },
};

/** The person and what they bought in the period (BI-49). */
export const paidFields: Readonly<Record<string, Field>> = {
  id: computed('id', 't.id'),
  member_id: computed('id', 't.id'),
  code: computed('text', 't.code'),
  firstname: computed('text', 't.firstname'),
  lastname: computed('text', 't.lastname'),
  phone: { ...computed('text', 't.phone'), personalTo: PERSONAL_READERS },
  time: computed('timestamp', 't.created_at'),
  'tier.id': computed('id', 'tier.id', 'tier'),
  'tier.name': computed('text', 'tier.name', 'tier'),
  'tier.level': computed('integer', 'tier.level', 'tier'),
  ltv: computed('money', 't.ltv'),
  'payment.total_transaction': computed('integer', 't.transactions'),
  'payment.total_qty': computed('integer', 't.qty'),
  'payment.total_revenue': computed('money', 't.revenue'),
  'payment.total_payment': computed('money', 't.payment'),
  'payment.total_discount': computed('money', 't.discount'),
  'payment.total_earn.reward': computed('integer', 't.earn_points'),
  'payment.total_redeem.reward': computed('integer', 't.redeem_points'),
};

/** What adds up over members: each sale has one of them. */
export const paidSums = Object.keys(paidFields).filter((path) => path === 'ltv' || path.startsWith('payment.'));
