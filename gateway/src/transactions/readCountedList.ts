import { isObject } from '@taem/domain/reading/isObject.ts';
import { type Day, isDay } from '@taem/domain/time/calendar.ts';
import { FIRST_DAY, LAST_DAY } from '@taem/domain/time/dayRange.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { Days } from '../resource/days.ts';
import type { ListQuery } from '../resource/listQuery.ts';
import { isUuid } from '../resource/readValue.ts';
import type { CountedList } from './locatePage.ts';

type Conditions = Record<string, unknown>;

/**
 * Returns the list as one that is counted as sales are written: of whole days, branches, a status, and members or
 * guests. Returns null for any other list, which then has to be searched among the sales themselves. `filter` is the
 * caller's own.
 */
export function readCountedList(query: ListQuery, days: Days, session: GatewaySession): CountedList | null {
  if (query.limit === null || query.limit === 0 || query.keyword || !isObject(query.filter)) return null;
  const list: CountedList = {
    ...requestedDays(days),
    branchIds: session.branchIds.length > 0 ? session.branchIds : null,
    status: null,
    customerType: null,
    newestFirst: timeOrder(query.sort) !== 'oldest',
    isByClock: false,
  };
  if (query.branchId) narrowBranch(list, query.branchId);
  const isCountable = Object.entries(query.filter).every(([name, value]) => narrow(list, name, value));
  return isCountable ? list : null;
}

function narrow(list: CountedList, name: string, value: unknown): boolean {
  if (name === 'bill_detail') return isNotNull(value);
  if (name === 'member_id' && (value === null || isNotNull(value))) {
    list.customerType = value === null ? 'Guest' : 'Member';
    return true;
  }
  if (name === 'status' && (value === 'Complete' || value === 'Void')) {
    list.status = value;
    return true;
  }
  if (name === 'branch_id' && isUuid(value)) {
    narrowBranch(list, value);
    return true;
  }
  if (name !== 'create_local_time' || !isObject(value)) return false;
  list.isByClock = true;
  return narrowTime(list, value);
}

function narrowBranch(list: CountedList, requested: string): void {
  const branchId = requested.toLowerCase();
  list.branchIds = list.branchIds === null || list.branchIds.includes(branchId) ? [branchId] : [];
}

/** Accepts times at the beginning and at the end of a day, as the report pages send them (CALL-41). */
function narrowTime(list: CountedList, range: Conditions): boolean {
  return Object.entries(range).every(([operator, value]) => {
    const [, day, clock = '00:00:00'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?$/.exec(String(value)) ?? [];
    if (!day || dayOf(day) === null) return false;
    if (operator === '$gte' && clock === '00:00:00') list.from = later(day, list.from);
    else if (operator === '$lte' && clock === '23:59:59') list.to = later(day, list.to) === day ? list.to : day;
    else return false;
    return true;
  });
}

/** Days sort correctly as text. */
const later = (a: Day, b: Day): Day => [a, b].sort()[1] ?? a;

/** Returns the direction of a list ordered by time; null for any other order. */
export function timeOrder(sort: ListQuery['sort']): 'newest' | 'oldest' | null {
  const [first, ...more] = sort;
  if (!first) return 'newest';
  if (first[0] !== 'create_local_time' || more.length > 0) return null;
  return first[1] === -1 ? 'newest' : 'oldest';
}

/** Returns the days of a list, limited to the days that can have sales. */
export const requestedDays = ({ from, to }: Days): { from: Day; to: Day } => ({
  from: dayOf(from) ?? FIRST_DAY,
  to: dayOf(to) ?? LAST_DAY,
});

function dayOf(value: unknown): Day | null {
  if (typeof value !== 'string' || !isDay(value)) return null;
  if (value < FIRST_DAY) return FIRST_DAY;
  return value > LAST_DAY ? LAST_DAY : value;
}

function isNotNull(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 1 && value.$ne === null;
}
