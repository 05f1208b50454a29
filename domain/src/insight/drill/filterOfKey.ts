import type { Day } from '../../time/calendar.ts';
import { type DayRange, lastOf, TIME_UNITS, type TimeUnit } from '../../time/dayRange.ts';
import type { ContractWords, SalesFilter } from '../../transactions/salesFilter.ts';

/** The sales behind the figures of a page: its days, its branch (null: all of the user's) and its filter. */
export interface SalesScope {
  range: DayRange;
  branchId: string | null;
  filter: SalesFilter;
}

/** The keys of a mark, named as in a row of a breakdown; null if its sales have no such value. */
export interface MarkKeys {
  hour?: number | null;
  weekday?: ContractWords['weekday'] | null;
  /** First day of the unit. */
  day?: Day | null;
  week?: Day | null;
  month?: Day | null;
  quarter?: Day | null;
  year?: Day | null;
  branchId?: string | null;
  tierId?: string | null;
  customerType?: ContractWords['customerType'] | null;
  memberId?: string | null;
  gender?: ContractWords['gender'] | null;
  ageRange?: ContractWords['ageRange'] | null;
  productId?: string | null;
  categoryId?: string | null;
  subCategoryId?: string | null;
  option?: string | null;
  optionGroup?: string | null;
  paymentMethod?: ContractWords['paymentMethod'] | null;
  instituteId?: string | null;
  cardId?: string | null;
  createById?: string | null;
  tillId?: string | null;
  shiftId?: string | null;
  offerId?: string | null;
  newOrReturning?: ContractWords['newOrReturning'] | null;
}

/**
 * Returns the sales behind a mark: those of the page, narrowed by the keys of the mark. A key replaces the page's
 * condition on the same field, because a mark is always within that condition. The keys must be exactly those by which
 * its figure is broken down.
 */
export function filterOfKey(page: SalesScope, keys: MarkKeys): SalesScope {
  return {
    range: TIME_UNITS.reduce((range, unit) => within(range, unit, keys), page.range),
    branchId: keys.branchId ?? page.branchId,
    filter: { ...page.filter, status: 'COMPLETE', ...conditions(keys) },
  };
}

function within(range: DayRange, unit: TimeUnit, keys: MarkKeys): DayRange {
  const first = keys[UNIT_KEYS[unit]];
  if (!first) return range;
  // Days sort as texts.
  const [, from = first] = [first, range.from].sort();
  const [to = range.to] = [lastOf(unit, first), range.to].sort();
  return { from, to };
}

/** The key of a mark along time, by unit. */
export const UNIT_KEYS = { DAY: 'day', WEEK: 'week', MONTH: 'month', QUARTER: 'quarter', YEAR: 'year' } as const;

function conditions(keys: MarkKeys): SalesFilter {
  const { hour, weekday, productId, customerType, memberId, paymentMethod, createById, newOrReturning } = keys;
  return {
    ...(hour != null && { hours: [hour] }),
    ...(weekday && { weekdays: [weekday] }),
    ...(productId && { productIds: [productId] }),
    ...(keys.categoryId !== undefined && { categoryIds: [keys.categoryId] }),
    ...(keys.subCategoryId !== undefined && { subCategoryIds: [keys.subCategoryId] }),
    ...(keys.option && { options: [keys.option] }),
    ...(keys.optionGroup && { optionGroups: [keys.optionGroup] }),
    ...(keys.tillId !== undefined && { tillIds: [keys.tillId] }),
    ...(keys.shiftId !== undefined && { shiftIds: [keys.shiftId] }),
    ...(keys.tierId !== undefined && { tierIds: [keys.tierId] }),
    ...(keys.offerId !== undefined && { offerIds: [keys.offerId] }),
    ...(keys.gender !== undefined && { genders: [keys.gender] }),
    ...(keys.ageRange !== undefined && { ageRanges: [keys.ageRange] }),
    ...(keys.instituteId !== undefined && { instituteIds: [keys.instituteId] }),
    ...(keys.cardId !== undefined && { cardIds: [keys.cardId] }),
    ...(customerType && { customerType }),
    ...(memberId && { memberId }),
    ...(paymentMethod && { paymentMethod }),
    ...(createById && { createById }),
    ...(newOrReturning && { newOrReturning }),
    // Sales that are neither new nor returning are those of guests.
    ...(newOrReturning === null && { customerType: 'GUEST' as const }),
  };
}
