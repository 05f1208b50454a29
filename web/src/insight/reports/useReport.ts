import { useQuery } from '@apollo/client/react';
import { reportDays } from '@taem/domain/insight/period.ts';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../app/session.ts';
import { type PeriodChoice, usePeriod } from '../period/usePeriod.ts';
import { ALL, type Answer, type AnySource, type FilterName, type Report, type ReportQuery } from './report.ts';
import { changeReportAddress, type ReportState, readReportAddress } from './reportAddress.ts';
import { type Choice, useChoices } from './useChoices.ts';

const BEST_SOLD: ReadonlySet<FilterName> = new Set(['category', 'subCategory', 'product']);

export interface LoadedReport {
  readonly report: Report;
  readonly period: PeriodChoice;
  readonly state: ReportState;
  readonly source: AnySource;
  readonly query: ReportQuery;
  readonly choices: readonly Choice[] | null;
  readonly choicesFailed: boolean;
  /** null: not known yet. */
  readonly answer: Answer<unknown> | null;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly refetch: () => void;
  readonly change: (changes: Readonly<Record<string, string | number>>) => void;
}

/** A report as its address asks for it; all of its state stands there. */
export function useReport(report: Report): LoadedReport {
  const { branchId } = useSession();
  const [address, setAddress] = useSearchParams();
  const period = usePeriod(report.modes);
  const range = useMemo(() => reportDays({ mode: period.mode }, period.range), [period.mode, period.range]);
  const read = readReportAddress(report, address);
  const [filterName] = report.filters;
  const { choices, failed: choicesFailed } = useChoices(filterName, { range, branchId });
  // BI-40 The one that sold most, until another is chosen; where nothing was sold, all of nothing.
  const isBest = filterName !== undefined && BEST_SOLD.has(filterName) && !read.filter[filterName];
  const filter = isBest ? { ...read.filter, [filterName]: choices?.[0]?.id ?? ALL } : read.filter;
  const state = { ...read, filter };
  const source = (filterName && filter[filterName] === ALL && report.sourceOfAll) || report.source;
  const { page, perPage, order } = report.top ? { ...state, page: 1, perPage: report.top } : state;
  const query: ReportQuery = { range, branchId, page, perPage, order, filter };
  const isWaiting = isBest && choices === null && !choicesFailed;
  const { data, previousData, error, loading, refetch } = useQuery(source.document, {
    variables: source.variables(query),
    fetchPolicy: 'cache-and-network',
    skip: isWaiting,
  });
  const current = data ?? (loading ? previousData : undefined);
  const answer = current ? source.read(current, query) : null;

  const change = (changes: Readonly<Record<string, string | number>>) =>
    setAddress((now) => changeReportAddress(now, changes));
  const last = answer ? Math.max(1, Math.ceil(answer.total / perPage)) : null;
  // Days with fewer rows, or rows that were removed, leave no page behind the last.
  const isBehind = !loading && last !== null && page > last;
  useEffect(() => {
    if (isBehind && last) setAddress((now) => changeReportAddress(now, { page: last }), { replace: true });
  }, [isBehind, last, setAddress]);

  return {
    report,
    period,
    state,
    source,
    query,
    choices,
    choicesFailed,
    answer: answer && source.isWhole ? pageOf(answer, page, perPage) : answer,
    failed: !loading && (Boolean(error) || (data !== undefined && answer === null)),
    loading: loading || isWaiting,
    refetch: () => void refetch(),
    change,
  };
}

const pageOf = (answer: Answer<unknown>, page: number, perPage: number): Answer<unknown> => ({
  ...answer,
  rows: answer.rows.slice((page - 1) * perPage, page * perPage),
});
