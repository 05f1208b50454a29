import type { OpeningDays } from '@taem/domain/insight/dashboards/openingDays.ts';
import { PERIOD_MODES } from '@taem/domain/insight/period.ts';
import { useMemo } from 'react';
import { useSession } from '../../app/session.ts';
import { type PeriodChoice, usePeriod } from '../period/usePeriod.ts';

/**
 * Returns the days, comparison and branch of the page as variables of its document. `opening`: null until the document is
 * loaded.
 */
export function usePageVariables(opening: OpeningDays | null): {
  period: PeriodChoice;
  page: Readonly<Record<string, unknown>>;
  key: string;
} {
  const period = usePeriod(PERIOD_MODES, opening);
  const { branchId } = useSession();
  const { range, compare, chart } = period;
  const key = JSON.stringify({ range, compare, branchId });
  const page = useMemo(
    () => ({ range, by: null, compare, branchId, unit: chart.by }),
    [range, compare, branchId, chart.by],
  );
  return { period, page, key };
}
