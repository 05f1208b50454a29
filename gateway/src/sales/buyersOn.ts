import { BUYER_DAYS, LOYAL_PURCHASES } from '@taem/domain/customers/find/buyerGroups.ts';
import { FIRST_DAY } from '@taem/domain/time/dayRange.ts';
import type { Parameters } from '../resource/Parameters.ts';
import { figuresOf } from '../rollups/figuresOf.ts';

/** Returns, as SQL, the group of buyers of a member with `purchases`, the last of them `days` ago. */
export const BUYER_GROUP = `case
  when purchases is null or purchases = 0 then 'NEVER'
  when days > ${BUYER_DAYS.atRisk} then 'LOST'
  when days > ${BUYER_DAYS.cooling} then 'AT_RISK'
  when days > ${BUYER_DAYS.active} then 'COOLING'
  when purchases >= ${LOYAL_PURCHASES} then 'LOYAL'
  when purchases = 1 then 'NEW'
  else 'ACTIVE' end`;

interface BuyersRequest {
  /** The last day whose sales count. */
  on: string;
  /** SQL of the day from which `days` is counted back; never in the future. */
  day: string;
}

/**
 * Returns SQL of the members that existed on a day (neither merged into another account nor erased) with what each had
 * bought until then: `id`, `branch_id`, `purchases`, `revenue` and `days` since the last purchase. Members who joined
 * later are left out, unless an earlier sale belongs to them by now. Both the figures and the list of these members are
 * read from here, so that they agree.
 */
export function buyersOn({ on, day }: BuyersRequest, parameters: Parameters): string {
  const to = `${parameters.add(on)}::date`;
  const ever = { from: FIRST_DAY, to: on, branchIds: null };
  // Figures of months contain no days; the last day of each member comes from the daily figures.
  return `
    with at as materialized (
      select day, business_day_start(day + 1, day_ends(current_setting('app.realm_id')::uuid)) as ends from (select ${day} as day) d
    ), bought as (
      select member_id, sum(transactions)::bigint as purchases, sum(revenue)::bigint as revenue
      from (${figuresOf('members', 'member_id, transactions, revenue', ever, parameters)}) f group by member_id
    ), lately as (
      select member_id, max(day) as day from (
        select member_id, business_date as day from daily_members where business_date <= ${to}
        group by member_id, business_date having sum(transactions) > 0) d group by member_id
    )
    select m.id, m.branch_id, b.purchases, coalesce(b.revenue, 0) as revenue, at.day - l.day as days
    from members m cross join at join realms r on r.id = m.realm_id left join merchant_branches branch on branch.id = m.branch_id
      left join bought b on b.member_id = m.id left join lately l on l.member_id = m.id
    where m.merged_into_id is null and m.erased_at is null
      and (m.created_at at time zone coalesce(branch.time_zone, r.time_zone) < at.ends or b.purchases > 0)`;
}
