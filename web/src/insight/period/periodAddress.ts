import type { Comparison } from '@taem/domain/insight/compareDays.ts';
import {
  comparisonsOf,
  DEFAULT_PERIOD,
  PERIOD_MODES,
  type Period,
  type PeriodMode,
  type PeriodProblem,
  refusePeriod,
} from '@taem/domain/insight/period.ts';
import type { Day } from '@taem/domain/time/calendar.ts';

const COMPARED = { period: 'PREVIOUS_PERIOD', year: 'PREVIOUS_YEAR', week: 'PREVIOUS_WEEK' } as const;

/** What a page is looked at by where its address says nothing of it. */
export interface OpeningPeriod {
  readonly period: Period;
  readonly compare: Comparison;
}
export const OPENING: OpeningPeriod = { period: { mode: DEFAULT_PERIOD as 'day' }, compare: 'PREVIOUS_PERIOD' };

/** What an address says of days and of what they are compared with. */
export interface ReadPeriod extends OpeningPeriod {
  /** The days it names cannot be looked at; those of the default stand in their place. */
  readonly problem: PeriodProblem | null;
}

/** Reads an address that a person may have typed: what makes no sense, or is no mode of this page, is as if it were not there. */
export function readPeriodAddress(
  address: URLSearchParams,
  today: Day,
  modes: readonly PeriodMode[],
  opening: OpeningPeriod = OPENING,
): ReadPeriod {
  const mode = PERIOD_MODES.find((each) => each === address.get('period') && modes.includes(each));
  const range = { from: address.get('from') ?? '', to: address.get('to') ?? '' };
  const problem = mode === 'custom' ? refusePeriod(range, today) : null;
  const period = periodOf(problem ? DEFAULT_PERIOD : mode, range) ?? opening.period;
  const compare = COMPARED[address.get('compare') as keyof typeof COMPARED] ?? opening.compare;
  return { period, compare: comparisonsOf(period).includes(compare) ? compare : 'PREVIOUS_PERIOD', problem };
}

function periodOf(mode: PeriodMode | undefined, range: { from: Day; to: Day }): Period | null {
  if (!mode) return null;
  return mode === 'custom' ? { mode, range } : { mode };
}

/** The address with these days and this comparison, all else in it as it was; what the page opens with is left out. */
export function writePeriodAddress(
  address: URLSearchParams,
  period: Period,
  compare: Comparison,
  opening: OpeningPeriod = OPENING,
): URLSearchParams {
  const written = new URLSearchParams(address);
  for (const name of ['period', 'from', 'to', 'compare']) written.delete(name);
  if (!isSame(period, opening.period)) {
    written.set('period', period.mode);
    if (period.mode === 'custom') {
      written.set('from', period.range.from);
      written.set('to', period.range.to);
    }
  }
  const named = Object.entries(COMPARED).find(([, comparison]) => comparison === compare)?.[0];
  // What cannot be chosen for these days is not what the page opens with either.
  const opened = comparisonsOf(period).includes(opening.compare) ? opening.compare : 'PREVIOUS_PERIOD';
  if (named && compare !== opened) written.set('compare', named);
  return written;
}

const isSame = (one: Period, other: Period): boolean =>
  one.mode === other.mode &&
  (one.mode !== 'custom' ||
    other.mode !== 'custom' ||
    (one.range.from === other.range.from && one.range.to === other.range.to));
