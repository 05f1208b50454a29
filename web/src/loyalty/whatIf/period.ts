import { addDays, isDay } from '@taem/domain/time/calendar.ts';
import type { DayRangeInput } from '../../gql/contract.ts';

export const PERIODS = ['LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_MONTH', 'CUSTOM'] as const;

/** The days whose sales are looked at, as chosen. */
export interface Period {
  choice: (typeof PERIODS)[number];
  from: string;
  to: string;
}

/** The days that the choice begins with. */
export function usualPeriod(today: string): Period {
  return { choice: 'LAST_30_DAYS', from: addDays(today, -30), to: today };
}

/** The days as the contract takes them; null where they are invalid. */
export function rangeOf({ choice, from, to }: Period): DayRangeInput | null {
  if (choice !== 'CUSTOM') return { last: choice };
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}
