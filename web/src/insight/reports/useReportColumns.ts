import type { ListColumn } from '../../list/ListDeclaration.ts';
import { columnsOf, orderOf } from './reportColumns.ts';
import type { LoadedReport, ReportRow } from './useReport.ts';
import { useSay } from './useSay.ts';
import { heading } from './words.ts';

const KINDS = { text: 'text', count: 'figure', money: 'money' } as const;

/** BI-19 Returns the columns of a report; one of them links to what a row stands for. */
export function useReportColumns({ report, source }: LoadedReport): readonly ListColumn<ReportRow>[] {
  const { say, language } = useSay();
  return columnsOf(report, source).map((column) => {
    const sort = orderOf(report, source, column);
    return {
      name: column.name,
      label: heading(column, language),
      kind: KINDS[column.kind],
      ...(sort && { sort }),
      ...(column.name === source.opens && { isLink: true, width: 184 }),
      value: ({ row }, place) => (row === null ? null : column.value(row, say, place)),
    };
  });
}
