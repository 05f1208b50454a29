import { businessDateOf, formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { type SaleClock, saleTimeBounds, saleTimeFault, saleTimeWords } from '@taem/domain/merchant/saleTime.ts';
import type { PaymentState } from './PaymentState.ts';
import { invalid, type SaleProblem } from './SaleProblem.ts';

/** When a sale took place by the branch's clock, and the business date it counts for. */
export interface SaleTime {
  localTime: string;
  businessDate: string;
}

/** Returns why a sale cannot have the given date. */
export function timeProblems(given: string | null, state: PaymentState, now: Date): SaleProblem[] {
  if (given === null || !state.branch) return [];
  const clock = clockOf(state, now);
  const fault = saleTimeFault(given, clock);
  if (!fault) return [];
  const problem = invalid('create_local_time', saleTimeWords(fault, clock.backdatingDays));
  return [fault === 'monthClosed' ? { ...problem, code: 'MONTH_CLOSED' } : problem];
}

/** Returns the given time, or the current time of the branch's clock. */
export function saleTimeOf(given: string | null, state: PaymentState, now: Date): SaleTime {
  const { timeZone, dayEnds } = clockOf(state, now);
  const localTime = given ?? formatLocalTime(toLocalTime(now, timeZone));
  return { localTime, businessDate: businessDateOf(localTime, dayEnds) };
}

/** Whether the sale is dated to a business day before today, by the clock of the branch. */
export function isBackDated(given: string | null, state: PaymentState, now: Date): boolean {
  return given !== null && given < saleTimeBounds({ ...clockOf(state, now), backdatingDays: 0 }).earliest;
}

function clockOf({ branch, rates }: PaymentState, now: Date): SaleClock {
  return {
    now,
    timeZone: branch?.time_zone ?? '',
    backdatingDays: rates?.backdating_days ?? 0,
    dayEnds: rates?.day_ends ?? [],
    closedThrough: rates?.closed_through ?? null,
  };
}
