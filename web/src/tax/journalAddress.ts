import { daysOfMonth } from '@taem/domain/till/outputTax.ts';
import { JOURNAL_COLUMNS } from '@taem/domain/till/salesJournal.ts';
import type { Language } from '../app/language.ts';
import type { ExportFormat } from '../list/download.ts';

interface Journal {
  readonly month: string;
  readonly branchId: string | null;
  /** Rows above its headings. */
  readonly above: readonly (readonly string[])[];
  /** The text before its sums. */
  readonly total: string;
}

const NAMES: ReadonlySet<string> = new Set(['calendar_date', 'branch.name']);

/** Returns the address of the journal of a month as a file, with all its columns. */
export function journalAddress(
  { month, branchId, above, total }: Journal,
  format: ExportFormat,
  language: Language,
): string {
  const days = daysOfMonth(month);
  const filter = {
    ...(days && { calendar_date: { $gte: days.from, $lt: days.before } }),
    ...(branchId && { branch_id: branchId }),
  };
  const columns = Object.entries(JOURNAL_COLUMNS).map(([name, words]) => [
    ...[name, words[language]],
    ...(NAMES.has(name) ? [] : ['sum']),
  ]);
  const query = new URLSearchParams({
    ...{ format, columns: JSON.stringify(columns), above: JSON.stringify(above), total },
    ...{ filter: JSON.stringify(filter), sort: JSON.stringify({ calendar_date: 1, 'branch.name': 1 }) },
  });
  return `/export/sales-journal?${query}`;
}
