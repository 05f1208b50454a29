import type { AnySource, Column, Report } from './report.ts';

export const columnsOf = (report: Report, source: AnySource): readonly Column<unknown>[] =>
  report.columns.flatMap((name) => source.columns.find((column) => column.name === name) ?? []);

/** Returns the order of the report that sorts by the column, or null if there is none, or only one. */
export function orderOf(report: Report, source: AnySource, column: Column<unknown>): string | null {
  const name = report.orders.find((each) => source.orders[each]?.wire === column.wire);
  return report.orders.length < 2 || !name ? null : name;
}
