import type { NumberRange } from '../../form/filterCodecs.ts';
import { NON_ACTIVE_START } from '../../limits.ts';
import { DEFAULT_TIME_ZONE, localDate, toInstant } from '../../merchant/businessDay.ts';
import { addDays, addMonths, type Day } from '../../time/calendar.ts';
import { birthdaysWithin } from './birthdaysWithin.ts';
import type { BoughtFilter, MemberFilter, PotentialFilter } from './memberFilter.ts';

/** A filter in the names of the wire. */
export interface CustomerQuery {
  filter: Record<string, unknown>;
  branch_id?: string;
}

/** Filters with genders and statuses as on the wire, and with resolved days: only their ends. */
type MemberCriteria = MemberFilter<string, string>;
type PotentialCriteria = PotentialFilter<string, string>;
type Condition = Record<string, unknown>;
interface Ends {
  from?: unknown;
  to?: unknown;
}

const LAST_SALE = 'last_transaction_time';

/** CUST-05, CUST-09, OP-50 Converts the filter of members to the wire. */
export function memberQuery(criteria: MemberCriteria, now: Date): CustomerQuery {
  const { tierIds, birthdayWithinDays, bought, buyers } = criteria;
  const today = localDate(now, DEFAULT_TIME_ZONE);
  const conditions = [
    ...(criteria.tiersNot ?? []).map((tier) => ({ tier_id: { $ne: tier } })),
    ...boughtWithin(criteria.activeMonths, today),
    ...notBoughtWithin(criteria.nonActiveMonths, today),
    ...daySpan(LAST_SALE, criteria.lastTransaction),
    ...span('accum.payment.total_transaction', criteria.totalTransactions),
    ...span('accum.payment.total_revenue', criteria.totalRevenue),
    ...span('lifetime_value.remaining_reward', criteria.remainingPoints),
    ...daySpan('time', criteria.created),
  ];
  return customerQuery(criteria, today, conditions, {
    ...(tierIds && { tier_id: { $in: tierIds } }),
    ...(typeof birthdayWithinDays === 'number' && { birthday: birthdaysWithin(today, birthdayWithinDays) }),
    ...(bought && boughtCondition(bought, criteria.branchId)),
    ...(buyers && { buyers: { group: buyers.group, on: buyers.on ?? today } }),
  });
}

/** Converts the filter of potentials to the wire. */
export function potentialQuery(criteria: PotentialCriteria, now: Date): CustomerQuery {
  const today = localDate(now, DEFAULT_TIME_ZONE);
  return customerQuery(criteria, today, daySpan('last_activity_time', criteria.lastActivity), {});
}

function customerQuery(
  criteria: Omit<MemberCriteria, 'bought' | 'buyers'>,
  today: Day,
  own: readonly Condition[],
  fields: Condition,
): CustomerQuery {
  const { genders, tag, tagsAny, tagsAll, tagsNone, status, ids, branchId } = criteria;
  const conditions = [
    ...(tagsAny ? [{ tags: { $in: tagsAny } }] : []),
    ...(tagsAll ?? []).map((each) => ({ tags: each })),
    ...(tagsNone ?? []).map((each) => ({ tags: { $ne: each } })),
    ...bornFor(criteria.age, today),
    ...span('birthdate', criteria.birthdate),
    ...own,
  ];
  return {
    filter: {
      ...fields,
      ...(genders && { gender: { $in: genders } }),
      ...(tag && { tags: tag }),
      ...(status && { status }),
      ...(ids && { id: { $in: ids } }),
      ...(conditions.length > 0 && { $and: conditions }),
    },
    ...(branchId && { branch_id: branchId }),
  };
}

/** Returns the condition on purchases; none without products or categories. With a branch, only purchases there count. */
function boughtCondition(
  { productIds, categoryIds, days }: BoughtFilter,
  branchId: string | null | undefined,
): Condition {
  if (!productIds?.length && !categoryIds?.length) return {};
  const bought = {
    ...(productIds?.length && { product_ids: productIds }),
    ...(categoryIds?.length && { category_ids: categoryIds }),
    ...(days?.from && { from: days.from }),
    ...(days?.to && { to: days.to }),
    ...(branchId && { branch_id: branchId }),
  };
  return { bought };
}

/** Returns the birthdates for a range of ages: a person aged 30 was born at least 30 and less than 31 years ago. */
function bornFor(age: NumberRange | null | undefined, today: Day): Condition[] {
  const { from, to } = age ?? {};
  const yearsAgo = (years: number) => addMonths(today, -12 * years);
  return [
    ...end('birthdate', '$lte', typeof from === 'number' ? yearsAgo(from) : null),
    ...end('birthdate', '$gt', typeof to === 'number' ? yearsAgo(to + 1) : null),
  ];
}

function boughtWithin(months: number | null | undefined, today: Day): Condition[] {
  return typeof months === 'number' ? end(LAST_SALE, '$gte', startOfDay(addMonths(today, -months))) : [];
}

function notBoughtWithin(months: number | null | undefined, today: Day): Condition[] {
  if (typeof months !== 'number') return [];
  return [
    ...end(LAST_SALE, '$gte', startOfDay(NON_ACTIVE_START)),
    ...end(LAST_SALE, '$lt', startOfDay(addMonths(today, -months))),
  ];
}

/** Returns a condition for each end that is not open. */
function span(field: string, range: Ends | null | undefined): Condition[] {
  return [...end(field, '$gte', range?.from), ...end(field, '$lte', range?.to)];
}

/** Returns conditions on a moment for days of the shop. */
function daySpan(field: string, range: { from?: Day | null; to?: Day | null } | null | undefined): Condition[] {
  const { from, to } = range ?? {};
  return [
    ...end(field, '$gte', from ? startOfDay(from) : null),
    ...end(field, '$lt', to ? startOfDay(addDays(to, 1)) : null),
  ];
}

function end(field: string, operator: '$gte' | '$gt' | '$lte' | '$lt', value: unknown): Condition[] {
  return value === null || value === undefined ? [] : [{ [field]: { [operator]: value } }];
}

/** Returns the moment at which a day of the shop begins, in the format of the wire. */
function startOfDay(day: Day): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return toInstant({ year, month, day: date, hour: 0, minute: 0, second: 0 }, DEFAULT_TIME_ZONE).toISOString();
}
