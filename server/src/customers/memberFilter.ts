import { businessDate, DEFAULT_TIME_ZONE } from '@taem/domain/merchant/businessDay.ts';
import { addMonths } from '@taem/domain/time/calendar.ts';
import type { ListQuery } from '../gateway/GatewayCalls.ts';
import type { IntRange, MemberFilter } from '../generated/schema.ts';
import { customerFilter } from './customerFilter.ts';
import { daySpan, end, span } from './spans.ts';
import { startOfDay } from './startOfDay.ts';

/** CUST-06 */
const FIRST_DAY = '2021-01-01';
const LAST_SALE = 'last_transaction_time';

/** CUST-05, CUST-09, OP-50 The member search. */
export function memberFilter(asked: MemberFilter, now = new Date()): ListQuery {
  const { tierIds } = asked;
  const today = businessDate(now, DEFAULT_TIME_ZONE);
  const spans = [
    ...bornFor(asked.age, today),
    ...span('birthdate', asked.birthdate),
    ...boughtWithin(asked.activeMonths, today),
    ...notBoughtWithin(asked.nonActiveMonths, today),
    ...daySpan(LAST_SALE, asked.lastTransaction),
    ...span('accum.payment.total_transaction', asked.totalTransactions),
    ...span('accum.payment.total_revenue', asked.totalRevenue),
    ...span('lifetime_value.remaining_reward', asked.remainingPoints),
    ...daySpan('time', asked.created),
  ];
  return customerFilter(asked, spans, tierIds ? { tier_id: { $in: tierIds } } : {});
}

/** Who is 30 was born at most 30 years ago, and not yet 31 years. */
function bornFor(age: IntRange | null | undefined, today: string) {
  const { from, to } = age ?? {};
  const yearsAgo = (years: number) => addMonths(today, -12 * years);
  return [
    ...end('birthdate', '$lte', typeof from === 'number' ? yearsAgo(from) : null),
    ...end('birthdate', '$gt', typeof to === 'number' ? yearsAgo(to + 1) : null),
  ];
}

function boughtWithin(months: number | null | undefined, today: string) {
  return typeof months === 'number' ? end(LAST_SALE, '$gte', startOfDay(addMonths(today, -months))) : [];
}

function notBoughtWithin(months: number | null | undefined, today: string) {
  if (typeof months !== 'number') return [];
  return [
    ...end(LAST_SALE, '$gte', startOfDay(FIRST_DAY)),
    ...end(LAST_SALE, '$lt', startOfDay(addMonths(today, -months))),
  ];
}
