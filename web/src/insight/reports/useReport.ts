import { useQuery } from '@apollo/client/react';
import { reportDays } from '@taem/domain/insight/period.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../app/session.ts';
import type { ListState } from '../../list/listAddress.ts';
import { type ListRows, listRows, pageOf } from '../../list/listRows.ts';
import { type ListHandle, useList } from '../../list/useList.ts';
import { type PeriodChoice, usePeriod } from '../period/usePeriod.ts';
import { ALL, type Answer, type AnySource, type FilterName, type Report, type ReportQuery } from './report.ts';
import { reportShape } from './reportShape.ts';
import { type Choice, useChoices, useChosen } from './useChoices.ts';

const BEST_SOLD: ReadonlySet<FilterName> = new Set(['category', 'subCategory', 'product']);

/** A row in the form of lists. */
export interface ReportRow {
  readonly id: string;
  /** null in a row that only fills up a ranking. */
  readonly row: unknown;
}

export interface LoadedReport {
  readonly report: Report;
  readonly period: PeriodChoice;
  readonly list: ListHandle;
  readonly source: AnySource;
  readonly query: ReportQuery;
  readonly choices: readonly Choice[] | null;
  readonly choicesFailed: boolean;
  /** What its filter is set to, with its name; null for everything. */
  readonly chosen: Choice | null | undefined;
  readonly rows: ListRows<ReportRow>;
  /** null: not loaded yet. */
  readonly answer: Answer<unknown> | null;
}

/** Loads the report of the address, which has all of its state. */
export function useReport(report: Report): LoadedReport {
  const { branchId } = useSession();
  const [address] = useSearchParams();
  const period = usePeriod(report.modes);
  const range = useMemo(() => reportDays({ mode: period.mode }, period.range), [period.mode, period.range]);
  const [filterName] = report.filters;
  const { choices, failed: choicesFailed } = useChoices(filterName, { range, branchId });
  // BI-40 The one that sold most until another is chosen; if nothing was sold, all.
  const isBest = filterName !== undefined && BEST_SOLD.has(filterName) && !address.get(filterName);
  const list = useList(reportShape(report), {
    opened: (read) => ({
      ...read,
      ...(report.top && { page: 1, perPage: report.top }),
      filter: { ...read.filter, ...(isBest && { [filterName]: choices?.[0]?.id ?? ALL }) },
    }),
    // Its days are parameters of the same address.
    beside: () => true,
  });
  const { state } = list;
  const filter = { ...state.filter, ...report.fixed };
  const chosen = useChosen(filterName, filterName && filter[filterName], choices);
  const source = (filterName && filter[filterName] === ALL && report.sourceOfAll) || report.source;
  const order = report.source.orders[list.order?.field ?? ''] ?? null;
  const { page, perPage } = state;
  const query: ReportQuery = { range, branchId, page, perPage, order, filter };
  const isWaiting = isBest && choices === null && !choicesFailed;
  const loaded = useQuery(source.document, {
    variables: source.variables(query),
    fetchPolicy: 'cache-and-network',
    skip: isWaiting,
  });
  const current = loaded.data ?? (loaded.loading ? loaded.previousData : undefined);
  const answer = current ? source.read(current, query) : null;
  const found = listRows(loaded, () => answer && pageOfAnswer(answer, source, report, state));
  return {
    ...{ report, period, list, source, query, choices, choicesFailed, chosen, answer },
    rows: {
      ...found,
      isLoading: found.isLoading || isWaiting,
      // An answer without the part that has the rows cannot be displayed.
      isFailed: found.isFailed || (loaded.data !== undefined && answer === null),
    },
  };
}

/** Splits rows that are loaded at once into pages; BI-22 fills up a ranking with too few rows. */
function pageOfAnswer({ rows, total }: Answer<unknown>, source: AnySource, { top = 0 }: Report, state: ListState) {
  const wrapped = rows.map((row): ReportRow => ({ id: source.keyOf(row), row }));
  const { items } = source.isWhole ? pageOf(wrapped, state) : { items: wrapped };
  const missing = total === 0 ? 0 : Math.max(0, top - items.length);
  const none = Array.from({ length: missing }, (_, index): ReportRow => ({ id: `none ${index}`, row: null }));
  return { items: [...items, ...none], total };
}
