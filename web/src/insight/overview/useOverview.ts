import type { PeriodMode } from '@taem/domain/insight/period.ts';
import type { DayRange, TimeUnit } from '@taem/domain/time/dayRange.ts';
import { useMemo } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import type { CardState } from '../charts/chartData.ts';
import type { OverviewQuery } from '../gql/graphql.ts';
import { useOverviewQuery } from '../gql/hooks.ts';
import type { PeriodChoice } from '../period/usePeriod.ts';

type Statistics = OverviewQuery['statistics'];
/** Each part fails independently (ADR 0033): then it is null; it is undefined until it is loaded. */
type Parts<All> = { readonly [Name in keyof All]?: All[Name] | null };
export type OverviewFigures = Parts<Statistics>;
export type RevenuePoint = NonNullable<OverviewQuery['along']['totalRevenue']>['points'][number];

/** Loads all figures of the overview in one operation. */
export function useOverview(period: PeriodChoice, branchId: string | null) {
  const language = useLanguage();
  const { range: along, by } = period.chart;
  const variables = {
    range: period.range,
    compare: period.compare,
    along,
    by,
    branchId,
    language: language === 'th' ? ('TH' as const) : ('EN' as const),
    // Notes belong to days, so only charts by day have them.
    hasNotes: by === 'DAY',
    // A chart with one bar would show no more than the figure above it.
    isOneDay: along.from === along.to,
  };
  const { data, error, loading, refetch } = useOverviewQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const key = JSON.stringify(variables);
  // The same object as long as nothing changes, so that cards which are drawn later are not drawn twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variables are new objects at each read; their text says them.
  return useMemo(
    () => overviewOf({ key, variables, mode: period.mode, data, error, loading, refetch }),
    [key, period.mode, data, error, loading, refetch],
  );
}

type Read = Pick<ReturnType<typeof useOverviewQuery>, 'data' | 'error' | 'loading' | 'refetch'>;

interface OverviewVariables {
  readonly along: DayRange;
  readonly by: TimeUnit;
  readonly branchId: string | null;
}

function overviewOf<Variables extends OverviewVariables>({
  key,
  variables,
  mode,
  data,
  error,
  loading,
  refetch,
}: Read & { key: string; variables: Variables; mode: PeriodMode }) {
  const answer: Parts<OverviewQuery> = data ?? {};
  const figures: OverviewFigures = answer.statistics ?? {};
  const revenue = answer.along as Parts<OverviewQuery['along']> | null | undefined;
  const isThere = Boolean(answer.statistics);
  return {
    /** Identifies the request. */
    key,
    variables,
    /** The days, unit and branch of its revenue along time. */
    chart: { range: variables.along, by: variables.by, branchId: variables.branchId, isAll: mode === 'all' },
    /** The days and branch of its figures; null until its days are loaded. */
    scope: figures.range ? { range: figures.range, branchId: variables.branchId, filter: {} } : null,
    figures,
    before: figures.previous as Parts<NonNullable<Statistics['previous']>> | null | undefined,
    /** Revenue along time by buyer. */
    points: revenue?.totalRevenue?.points,
    /** Revenue of a single day by the hour of the branch's clock. */
    hours: revenue?.hours?.rows ?? null,
    notes: revenue?.notes ?? [],
    isThere,
    /** Whether its answer is still loading; figures of an earlier one may be displayed. */
    isLoading: loading,
    /** Whether nothing could be read at all. */
    failed: !loading && !isThere,
    /** Whether some of it could not be read. */
    failedPart: !loading && isThere && error !== undefined,
    /** Returns the state of a card that shows these parts. */
    stateOf: (...parts: readonly unknown[]): CardState => {
      if (parts.every((part) => part != null)) return 'ready';
      return loading ? 'loading' : 'failed';
    },
    refetch: () => void refetch(),
  };
}

export type Overview = ReturnType<typeof useOverview>;
