import { inLanguage } from '@taem/domain/transactions/saleColumns.ts';
import type { Language } from '../../app/language.ts';
import type { Answer, AnySource, Column, ReportQuery } from './report.ts';
import { heading } from './words.ts';

interface FileWords {
  readonly above: readonly (readonly string[])[];
  readonly total: string;
  readonly word: (key: string) => string;
}

/**
 * Returns the parameters that a file adds to the query of a report's list: its columns, its description, and the word before
 * sums.
 */
export function fileQuery(
  columns: readonly Column<unknown>[],
  language: Language,
  { above, total, word }: FileWords,
  format: 'xlsx' | 'csv',
): URLSearchParams {
  const named = columns.map((column) => [column.wire, heading(column, language), ...(column.sums ? ['sum'] : [])]);
  const query = new URLSearchParams({ format, columns: JSON.stringify(named), above: JSON.stringify(above), total });
  const said = columns.flatMap(({ wire, codes = {}, reasons = {} }) => {
    const words = Object.entries(codes).map(([code, key]) => [code, word(key)] as const);
    const all = { ...Object.fromEntries(words), ...inLanguage(reasons, language) };
    return Object.keys(all).length > 0 ? [[wire, all]] : [];
  });
  if (said.length > 0) query.set('words', JSON.stringify(Object.fromEntries(said)));
  return query;
}

/** Returns the address of a complete statistic as a file: for the days on the page, with its filter and order. */
export function statisticAddress(
  { file }: AnySource,
  reportQuery: ReportQuery,
  { range }: Pick<Answer<unknown>, 'range'>,
  query: URLSearchParams,
): string {
  const { order, branchId } = reportQuery;
  query.set('from', range.from);
  query.set('to', range.to);
  if (branchId) query.set('branch_id', branchId);
  if (order?.wire) query.set('sort', JSON.stringify({ [order.wire]: order.direction === 'DESC' ? -1 : 1 }));
  const filter = file.filter?.(reportQuery) ?? {};
  if (Object.keys(filter).length > 0) query.set('filter', JSON.stringify(filter));
  return `/export/stat/${file.path}?${query}`;
}
