import type { Comparison } from '@taem/domain/insight/compareDays.ts';
import {
  DEFAULT_PERIOD,
  PERIOD_MODES,
  type Period,
  type PeriodMode,
  type PeriodProblem,
  refusePeriod,
} from '@taem/domain/insight/period.ts';
import type { Day } from '@taem/domain/time/calendar.ts';

const COMPARED = { period: 'PREVIOUS_PERIOD', year: 'PREVIOUS_YEAR', week: 'PREVIOUS_WEEK' } as const;

/** What an address says of days and of what they are compared with. */
export interface ReadPeriod {
  readonly period: Period;
  readonly compare: Comparison;
  /** The days it names cannot be looked at; those of the default stand in their place. */
  readonly problem: PeriodProblem | null;
}

/** Reads an address that a person may have typed: what makes no sense, or is no mode of this page, is as if it were not there. */
export function readPeriodAddress(address: URLSearchParams, today: Day, modes: readonly PeriodMode[]): ReadPeriod {
  const compare = COMPARED[address.get('compare') as keyof typeof COMPARED] ?? 'PREVIOUS_PERIOD';
  const mode = PERIOD_MODES.find((each) => each === address.get('period') && modes.includes(each)) ?? DEFAULT_PERIOD;
  if (mode !== 'custom') return { period: { mode }, compare, problem: null };
  const range = { from: address.get('from') ?? '', to: address.get('to') ?? '' };
  const problem = refusePeriod(range, today);
  if (problem) return { period: { mode: DEFAULT_PERIOD as 'day' }, compare, problem };
  return { period: { mode, range }, compare, problem: null };
}

/** The address with these days and this comparison, all else in it as it was; what is the default is left out. */
export function writePeriodAddress(address: URLSearchParams, period: Period, compare: Comparison): URLSearchParams {
  const written = new URLSearchParams(address);
  for (const name of ['period', 'from', 'to', 'compare']) written.delete(name);
  if (period.mode !== DEFAULT_PERIOD) written.set('period', period.mode);
  if (period.mode === 'custom') {
    written.set('from', period.range.from);
    written.set('to', period.range.to);
  }
  if (compare !== 'PREVIOUS_PERIOD') written.set('compare', compare === 'PREVIOUS_YEAR' ? 'year' : 'week');
  return written;
}
