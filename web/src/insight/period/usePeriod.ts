import type { Comparison } from '@taem/domain/insight/compareDays.ts';
import {
  chartOfPeriod,
  comparisonsOf,
  figuresOfPeriod,
  PERIOD_MODES,
  type Period,
  type PeriodMode,
  type PeriodProblem,
  togglePeriod,
} from '@taem/domain/insight/period.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import type { DayRange, RequestedDays, TimeUnit } from '@taem/domain/time/dayRange.ts';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { businessToday } from '../../app/shopDay.ts';
import { OPENING, type OpeningPeriod, readPeriodAddress, writePeriodAddress } from './periodAddress.ts';

export interface PeriodChoice {
  readonly mode: PeriodMode;
  /** Modes of this page. */
  readonly modes: readonly PeriodMode[];
  /** Days of figures, for `statistics(range: $range, compare: $compare)`; the answer's own `range` says which they are. */
  readonly range: RequestedDays;
  /** Days of a chart along time and its unit (BI-27), for a second `statistics(range: $chart, by: $by)`. */
  readonly chart: { readonly range: DayRange; readonly by: TimeUnit };
  readonly compare: Comparison;
  /** What these days can be compared with. */
  readonly comparisons: readonly Comparison[];
  /** As it is chosen, to be kept with what is saved. */
  readonly chosen: Period;
  /** Of custom days, else null. */
  readonly custom: DayRange | null;
  readonly today: Day;
  /** Why the days of the address were not taken. */
  readonly refused: PeriodProblem | null;
  readonly toggle: (mode: Exclude<PeriodMode, 'custom'>) => void;
  readonly setCustom: (range: DayRange) => void;
  readonly setCompare: (compare: Comparison) => void;
}

/**
 * BI-23..27 The days that a page of insight is looked at by; all of it stands in the address (`period`, `from`, `to`,
 * `compare`), and an address that cannot be meant is mended. `opening`: what the page opens with; null while that is not known.
 *
 *     const period = usePeriod();                     // or usePeriod(['all', 'day', 'month', 'year'])
 *     const { data } = useXQuery({ variables: { range: period.range, compare: period.compare, branchId } });
 *     <PeriodBar period={period} onPrint={print} />
 *     <WindowLine range={data.statistics.range} previous={data.statistics.previous?.range} branch={branchName} />
 */
export function usePeriod(
  modes: readonly PeriodMode[] = PERIOD_MODES,
  opening: OpeningPeriod | null = OPENING,
): PeriodChoice {
  const [address, setAddress] = useSearchParams();
  const [today] = useState(() => businessToday());
  const [refused, setRefused] = useState<PeriodProblem | null>(null);
  const { period, compare, problem } = readPeriodAddress(address, today, modes, opening ?? OPENING);
  const mended = writePeriodAddress(address, period, compare, opening ?? OPENING).toString();
  // Until it is known what the page opens with, nothing in its address is too much.
  const isBroken = opening !== null && mended !== address.toString();

  useEffect(() => {
    if (problem) setRefused(problem);
    if (isBroken) setAddress(new URLSearchParams(mended), { replace: true });
  }, [problem, isBroken, mended, setAddress]);

  const go = (next: Period, against: Comparison = compare) => {
    setRefused(null);
    setAddress((now) => writePeriodAddress(now, next, against, opening ?? OPENING));
  };
  // Each read of the address creates new objects: the request stays identical as long as the address does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its text says all of the period.
  const requested = useMemo(
    () => ({ range: figuresOfPeriod(period), chart: chartOfPeriod(period, today) }),
    [JSON.stringify(period), today],
  );
  return {
    mode: period.mode,
    modes,
    ...requested,
    compare,
    comparisons: comparisonsOf(period),
    chosen: period,
    custom: period.mode === 'custom' ? period.range : null,
    today,
    refused: problem ?? refused,
    toggle: (chosen) => {
      const mode = togglePeriod(period.mode, chosen);
      if (mode !== 'custom') go({ mode });
    },
    setCustom: (range) => go({ mode: 'custom', range }),
    setCompare: (against) => go(period, against),
  };
}
