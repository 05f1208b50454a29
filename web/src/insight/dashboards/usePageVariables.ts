import { useMemo } from 'react';
import { useSession } from '../../app/session.ts';
import { type PeriodChoice, usePeriod } from '../period/usePeriod.ts';

/** The days, comparison and branch of the page, as the variables of its document. */
export function usePageVariables(): { period: PeriodChoice; page: Readonly<Record<string, unknown>>; key: string } {
  const period = usePeriod();
  const { branchId } = useSession();
  const { range, compare, chart } = period;
  const key = JSON.stringify({ range, compare, branchId });
  const page = useMemo(
    () => ({ range, by: null, compare, branchId, unit: chart.by }),
    [range, compare, branchId, chart.by],
  );
  return { period, page, key };
}
