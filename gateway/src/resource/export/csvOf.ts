import { guarded } from '../formulaGuard.ts';
import type { Cell } from './ExportTable.ts';
import { LocalTime } from './LocalTime.ts';

/** Excel takes a file without it for the code page of the computer, and shows Thai as signs. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows as a CSV file, as they come. */
export async function* csvOf(
  heading: readonly string[],
  batches: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + rowOf(heading);
  for await (const rows of batches) yield rows.map(rowOf).join('');
}

const rowOf = (cells: readonly Cell[]) => `${cells.map(textOf).join(',')}\r\n`;

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof LocalTime) return cell.text;
  const text = guarded(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
