import type { ListSource } from '../resource/compileQuery.ts';
import type { Field, Join } from '../resource/defineResource.ts';
import { computed } from '../resource/fields.ts';
import type { Parameters } from '../resource/Parameters.ts';
import { figuresOf } from '../rollups/figuresOf.ts';
import type { InsightPeriod } from './readPeriod.ts';

const FIGURES = ['transactions', 'qty', 'payment', 'discount', 'revenue', 'earn_points', 'redeem_points'] as const;
const each = (write: (figure: string) => string) => FIGURES.map(write).join(', ');

/**
 * SQL of what each member bought in a period, with their lifetime value: `member_id`, the figures and `ltv`. Where its days are kept (docs/adr/0078) a
 * row for each member is read, and beside it what is not folded yet; otherwise it is made once from months and days.
 * PostgreSQL adds bigint up as numeric, most of the time of 200,000 sums; float8 is as exact up to 2^53, in satang more than anyone pays.
 */
export function paidByMember(
  period: InsightPeriod,
  parameters: Parameters,
  prefix = '',
): Required<Pick<ListSource, 'sql' | 'before'>> {
  const [span, unfolded, all] = ['span', 'unfolded', 'made'].map((name) => `${prefix}${name}`);
  const [from, to] = [`${parameters.add(period.from)}::date`, `${parameters.add(period.to)}::date`];
  const branches = `${parameters.add(period.branchIds?.toSorted() ?? [])}::uuid[]`;
  const inside = `business_date between ${from} and ${to}${period.branchIds === null ? '' : ` and branch_id = any(${branches})`}`;
  const figures = figuresOf('members', `member_id, ${FIGURES.join(', ')}`, period, parameters);
  const before = `${span} as materialized (
      select id from member_spans where ${period.soFar ? 'false and ' : ''}first_day = ${from} and branch_ids = ${branches} and (last_day = ${to}
        or last_day = 'infinity' and not exists (select from daily_sales where business_date > ${to})) limit 1
    ), ${unfolded} as materialized (
      select u.*, m.total_revenue as ltv from (
        select member_id, ${each((figure) => `coalesce(sum(${figure}) filter (where ${inside}), 0)::bigint as ${figure}`)}
        from daily_members where slot > 0 and (select exists (select from ${span})) group by member_id) u
        join members m on m.id = u.member_id
    ), ${all} as materialized (
      select p.*, m.total_revenue as ltv from (
        select member_id, ${each((figure) => `sum(${figure}::float8)::bigint as ${figure}`)}
        from (${figures}) f where not (select exists (select from ${span})) group by member_id) p
        join members m on m.id = p.member_id where p.transactions > 0
    )`;
  const sql = `
    select k.member_id, ${each((figure) => `k.${figure}`)}, k.ltv from span_members k
      where k.span_id = (select id from ${span}) and k.transactions > 0
        and not exists (select from ${unfolded} u where u.member_id = k.member_id)
    union all
    select u.member_id, ${each((figure) => `u.${figure} + coalesce(k.${figure}, 0)`)}, u.ltv
      from ${unfolded} u left join span_members k on k.span_id = (select id from ${span}) and k.member_id = u.member_id
      where u.transactions + coalesce(k.transactions, 0) > 0
    union all
    select member_id, ${FIGURES.join(', ')}, ltv from ${all}`;
  return { before, sql };
}

/** SQL of the members who bought in a period, with what they bought. */
export function membersWho(period: InsightPeriod, parameters: Parameters): Pick<ListSource, 'sql' | 'before'> {
  const { before, sql } = paidByMember(period, parameters);
  return { before, sql: `select member_id as id, ${FIGURES.join(', ')}, ltv from (${sql}) p` };
}

/** STAT-13 Who reaches a threshold is counted from the first of these days. */
const LISTED_FROM = '2020-01-01';

/** The days that decide who is on the list of a threshold: all up to the last requested one, whatever the first. */
export const listedDays = (period: InsightPeriod): InsightPeriod =>
  period.from <= LISTED_FROM ? period : { ...period, from: LISTED_FROM };

/** SQL of the members whose figures of all days up to the last meet a condition, with what they bought in the period, which may be nothing. */
export function listedMembers(
  period: InsightPeriod,
  parameters: Parameters,
  condition: string,
): Required<Pick<ListSource, 'sql' | 'before'>> {
  const listed = paidByMember(listedDays(period), parameters, 'listed_');
  const paid = paidByMember(period, parameters);
  return {
    before: `${listed.before}, ${paid.before}`,
    sql: `select l.member_id as id, ${each((figure) => `coalesce(p.${figure}, 0) as ${figure}`)}, l.ltv
      from (select member_id, ltv from (${listed.sql}) every_day where ${condition}) l
        left join (${paid.sql}) p on p.member_id = l.member_id`,
  };
}

/** Who they are is looked up of those alone that are shown, unless they are chosen or ordered by it. */
export const personJoins: Readonly<Record<string, Join>> = {
  person: { table: 'members', on: 'person.id = t.id' },
  tier: { table: 'member_tiers', on: 'tier.id = person.tier_id', behind: 'person' },
};

/** The person and what they bought in the period (BI-49). */
export const paidFields: Readonly<Record<string, Field>> = {
  id: computed('id', 't.id'),
  member_id: computed('id', 't.id'),
  code: computed('text', 'person.code', 'person'),
  name: computed('text', "trim(person.firstname || ' ' || person.lastname)", 'person'),
  firstname: computed('text', 'person.firstname', 'person'),
  lastname: computed('text', 'person.lastname', 'person'),
  phone: computed('text', 'person.phone', 'person'),
  time: computed('timestamp', 'person.created_at', 'person'),
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
