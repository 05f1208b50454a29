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

/** The days and comparison of a page whose address has none. */
export interface OpeningPeriod {
  readonly period: Period;
  readonly compare: Comparison;
}
export const OPENING: OpeningPeriod = { period: { mode: DEFAULT_PERIOD as 'day' }, compare: 'PREVIOUS_PERIOD' };

/** The days and the comparison of an address. */
export interface ReadPeriod extends OpeningPeriod {
  /** Why its days are not possible; those of the default then replace them. */
  readonly problem: PeriodProblem | null;
}

/** Reads an address, which a person may have typed: invalid parts, and modes that this page lacks, are ignored. */
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

/** Returns the address with these days and this comparison, without defaults of the page; all else in it is unchanged. */
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
  // A comparison that these days do not allow cannot be the default either.
  const opened = comparisonsOf(period).includes(opening.compare) ? opening.compare : 'PREVIOUS_PERIOD';
  if (named && compare !== opened) written.set('compare', named);
  return written;
}

const isSame = (one: Period, other: Period): boolean =>
  one.mode === other.mode &&
  (one.mode !== 'custom' ||
    other.mode !== 'custom' ||
    (one.range.from === other.range.from && one.range.to === other.range.to));
