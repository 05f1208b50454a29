import type { ListSource } from '../resource/compileQuery.ts';
import type { Field, Join } from '../resource/defineResource.ts';
import { computed } from '../resource/fields.ts';
import type { Parameters } from '../resource/Parameters.ts';
import { figuresOf } from '../rollups/figuresOf.ts';
import type { InsightPeriod } from './readPeriod.ts';

const FIGURES = ['transactions', 'qty', 'payment', 'discount', 'revenue', 'earn_points', 'redeem_points'] as const;
const each = (write: (figure: string) => string) => FIGURES.map(write).join(', ');

/**
 * Returns SQL of what each member bought in a period, with the lifetime value: `member_id`, the figures and `ltv`. If
 * the period's span is stored (docs/adr/0078), it reads one row for each member, and adds what is not folded yet;
 * otherwise it sums once over months and days. PostgreSQL adds bigint as numeric, which takes most of the time of
 * 200,000 sums; float8 is exact up to 2^53, in satang more than anyone pays.
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

/** Returns SQL of the members who bought in a period, with what they bought. */
export function membersWho(period: InsightPeriod, parameters: Parameters): Pick<ListSource, 'sql' | 'before'> {
  const { before, sql } = paidByMember(period, parameters);
  return { before, sql: `select member_id as id, ${FIGURES.join(', ')}, ltv from (${sql}) p` };
}

/** STAT-13 The first of the days that count for reaching a threshold. */
const LISTED_FROM = '2020-01-01';

/**
 * Returns the days that decide who is on the list of a threshold: all up to the last requested one, regardless of the
 * first.
 */
export const listedDays = (period: InsightPeriod): InsightPeriod =>
  period.from <= LISTED_FROM ? period : { ...period, from: LISTED_FROM };

/**
 * Returns SQL of the members whose figures of all days up to the last meet a condition, with what they bought in the
 * period, which may be nothing.
 */
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

/** Details of members are only looked up for those on the page, unless the list is filtered or sorted by them. */
export const personJoins: Readonly<Record<string, Join>> = {
  person: { table: 'members', on: 'person.id = t.id' },
  tier: { table: 'member_tiers', on: 'tier.id = person.tier_id', behind: 'person' },
};

/** The member, and what they bought in the period (BI-49). */
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

/** Fields that add up over members, as each sale has at most one member. */
export const paidSums = Object.keys(paidFields).filter((path) => path === 'ltv' || path.startsWith('payment.'));
