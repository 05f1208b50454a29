import {
  daysOfMonth,
  NO_RATE,
  OUTPUT_TAX_COLUMNS,
  OUTPUT_TAX_MARK_WORDS,
  RETAIL,
  TAX_KIND_WORDS,
} from '@taem/domain/till/outputTax.ts';
import { inLanguage } from '@taem/domain/transactions/saleColumns.ts';
import type { Language } from '../app/language.ts';
import type { ExportFormat } from '../list/download.ts';

interface Report {
  readonly month: string;
  readonly branchId: string | null;
  readonly keyword: string;
  /** Rows above its headings. */
  readonly above: readonly (readonly string[])[];
  /** The text before its sums. */
  readonly total: string;
}

const SUMMED: ReadonlySet<string> = new Set(['value', 'vat', 'exempt', 'total']);

/** Returns the address of the report of a month as a file, with all its columns. */
export function outputTaxAddress(
  { month, branchId, keyword, above, total }: Report,
  format: ExportFormat,
  language: Language,
): string {
  const days = daysOfMonth(month);
  const filter = {
    ...(days && { document_date: { $gte: days.from, $lt: days.before } }),
    ...(branchId && { branch_id: branchId }),
  };
  const columns = Object.entries(OUTPUT_TAX_COLUMNS).map(([name, words]) => [
    ...[name, words[language]],
    ...(SUMMED.has(name) ? ['sum'] : []),
  ]);
  const words = {
    kind: inLanguage(TAX_KIND_WORDS, language),
    buyer_name: { '': RETAIL[language] },
    rate: { NO: NO_RATE[language] },
    mark: inLanguage(OUTPUT_TAX_MARK_WORDS, language),
  };
  const query = new URLSearchParams({
    ...{ format, columns: JSON.stringify(columns), words: JSON.stringify(words), above: JSON.stringify(above), total },
    ...{ filter: JSON.stringify(filter), sort: JSON.stringify({ document_date: 1, document_no: 1 }) },
    ...(keyword && { keyword }),
  });
  return `/export/tax-documents?${query}`;
}
