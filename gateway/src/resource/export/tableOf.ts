import { type Cell, type ExportColumn, PLACE } from './ExportTable.ts';
import type { FileRequest } from './fileRequest.ts';

/** Returns the first line of a file, and everything below it: its title, its headings, its rows and its sums. */
export function tableOf(
  { columns, above, total }: Pick<FileRequest, 'columns' | 'above' | 'total'>,
  rows: AsyncIterable<Cell[][]>,
): { heading: readonly string[]; batches: AsyncIterable<Cell[][]> } {
  const headings = columns.map(({ label }) => label);
  const [first = headings, ...more] = [...above, ...(above.length > 0 ? [[], headings] : [])];
  return { heading: first, batches: below(more as Cell[][], columns, total, rows) };
}

async function* below(
  above: Cell[][],
  columns: readonly ExportColumn[],
  total: string | null,
  rows: AsyncIterable<Cell[][]>,
): AsyncGenerator<Cell[][]> {
  if (above.length > 0) yield above;
  const sums = columns.map(() => 0);
  const places = columns.flatMap(({ path }, index) => (path === PLACE ? [index] : []));
  let written = 0;
  for await (const batch of rows) {
    for (const row of batch) {
      written += 1;
      for (const index of places) row[index] = written;
      addTo(sums, row);
    }
    yield batch;
  }
  if (total !== null) yield [totals(columns, sums, total)];
}

/** Adds in whole hundredths: ten times ten satang must be exactly one baht. */
function addTo(sums: number[], row: readonly Cell[]): void {
  for (const [index, cell] of row.entries()) {
    if (typeof cell === 'number') sums[index] = (sums[index] ?? 0) + Math.round(cell * 100);
  }
}

function totals(columns: readonly ExportColumn[], sums: readonly number[], label: string): Cell[] {
  const place = Math.max(
    0,
    columns.findIndex(({ isSummed }) => !isSummed),
  );
  return columns.map(({ isSummed }, index) => (isSummed ? (sums[index] ?? 0) / 100 : index === place ? label : null));
}
