import type { Day } from '@taem/domain/time/calendar.ts';
import { Parameters } from '../resource/Parameters.ts';
import type { Statement } from '../resource/Statement.ts';
import { type BranchDays, figuresOf } from '../rollups/figuresOf.ts';

/** A list whose length and positions follow from the sales counted by day. */
export interface CountedList extends BranchDays {
  /** null for sales of any status. */
  status: 'Complete' | 'Void' | null;
  /** null for sales of both members and guests. */
  customerType: 'Member' | 'Guest' | null;
  /** If false, the oldest come first. */
  newestFirst: boolean;
  /** Whether its days are calendar days: figures counted by business day fit them only where days end at midnight. */
  isByClock: boolean;
}

export interface PagePlace {
  total: number;
  /** The day on which the page begins, null beyond the last one; and how many of that day's sales come before the page. */
  day: Day | null;
  before: number;
}

const COUNTS = { Complete: 'documents - voided', Void: 'voided', any: 'documents' };

/**
 * Returns SQL that finds the day on which a page of sales begins, from months and days that were counted as sales were
 * written: walking there sale by sale would take longer the further back the page is.
 */
export function locatePage(list: CountedList, skip: number): Statement {
  const parameters = new Parameters();
  const counted = `${COUNTS[list.status ?? 'any']} as sales, customer_type`;
  const branches = list.branchIds === null ? '' : ` and branch_id = any(${parameters.add(list.branchIds)}::uuid[])`;
  const buyers = list.customerType === null ? '' : ` and customer_type = ${parameters.add(list.customerType)}`;
  const [from, to, place] = [
    `${parameters.add(list.from)}::date`,
    `${parameters.add(list.to)}::date`,
    `${parameters.add(skip)}::bigint`,
  ];
  const direction = list.newestFirst ? 'desc' : 'asc';
  const text = `
    with months as materialized (
      select date_trunc('month', day)::date as month, sum(sales)::bigint as sales
      from (${figuresOf('sales', counted, list, parameters)}) f where true${buyers} group by 1
    ), month as materialized (
      select month, before from (
        select month, sales, sum(sales) over (order by month ${direction}) - sales as before from months) m
      where before <= ${place} and ${place} < before + sales limit 1
    ), day as (
      select day, before from (
        select day, sales, (select before from month) + sum(sales) over (order by day ${direction}) - sales as before from (
          select business_date as day, sum(${COUNTS[list.status ?? 'any']})::bigint as sales from daily_sales
          where business_date >= greatest(${from}, (select month from month))
            and business_date < least(${to} + 1, ((select month from month) + interval '1 month')::date)${branches}${buyers}
          group by business_date) d) r
      where before <= ${place} and ${place} < before + sales limit 1
    )
    select coalesce((select sum(sales) from months), 0)::bigint as total, (select day::text from day) as day,
      coalesce(${place} - (select before from day), 0)::bigint as before`;
  return { text, values: parameters.values };
}
