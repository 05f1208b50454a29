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
  /** Days of the figures, for `statistics(range: $range, compare: $compare)`; the answer's `range` states the actual days. */
  readonly range: RequestedDays;
  /** Days of a chart along time and its unit (BI-27), for a second `statistics(range: $chart, by: $by)`. */
  readonly chart: { readonly range: DayRange; readonly by: TimeUnit };
  readonly compare: Comparison;
  /** The comparisons that these days allow. */
  readonly comparisons: readonly Comparison[];
  /** The period as chosen, to be saved with other data. */
  readonly chosen: Period;
  /** The custom days; null in other modes. */
  readonly custom: DayRange | null;
  readonly today: Day;
  /** Why the days of the address were refused. */
  readonly refused: PeriodProblem | null;
  readonly toggle: (mode: Exclude<PeriodMode, 'custom'>) => void;
  readonly setCustom: (range: DayRange) => void;
  readonly setCompare: (compare: Comparison) => void;
}

/**
 * BI-23..27 Holds the days of a page of insight. All of it is in the address (`period`, `from`, `to`, `compare`); an invalid
 * address is corrected. `opening`: the defaults of the page; null until they are loaded.
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
  // Until the page's defaults are loaded, nothing in the address can be redundant.
  const isBroken = opening !== null && mended !== address.toString();

  useEffect(() => {
    if (problem) setRefused(problem);
    if (isBroken) setAddress(new URLSearchParams(mended), { replace: true });
  }, [problem, isBroken, mended, setAddress]);

  const go = (next: Period, against: Comparison = compare) => {
    setRefused(null);
    setAddress((now) => writePeriodAddress(now, next, against, opening ?? OPENING));
  };
  // Each read of the address creates new objects; the request must stay identical as long as the address does.
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
