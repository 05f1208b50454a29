import { ALL_TIME_START } from '@taem/domain/time/dayRange.ts';
import { andInBranches } from '../resource/andInBranches.ts';
import { onlySoFar } from '../rollups/soFar.ts';
import type { StatisticRequest } from './defineStatistic.ts';

/**
 * Returns SQL of how many different members bought each product or category. Distinct people cannot be added up from
 * days, so a period is counted from its sales; all time, in all branches, from what each member ever bought.
 */
export function buyersOf(
  { period, parameters }: StatisticRequest,
  column: 'product_id' | 'category_id' | 'sub_category_id',
): string {
  const ever = period.from <= ALL_TIME_START && period.to >= tomorrow() && period.branchIds === null && !period.soFar;
  if (ever && column !== 'sub_category_id') {
    return `select ${column} as id, count(distinct member_id) as buyers from member_products where transactions > 0 group by ${column}`;
  }
  const branches = andInBranches('branch_id', period.branchIds, parameters);
  const soFar = onlySoFar(period, { day: 'business_date', id: 'transaction_id' }, parameters);
  return `select ${column} as id, count(distinct member_id) as buyers from products_figures
    where member_id is not null and business_date >= ${parameters.add(period.from)}::date
      and business_date <= ${parameters.add(period.to)}::date${branches}${soFar} group by ${column}`;
}

/** On that date, today has ended in every branch of the world. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
