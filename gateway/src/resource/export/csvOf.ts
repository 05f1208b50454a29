import type { FileLayout } from '@taem/domain/reading/fileLayout.ts';
import { guarded } from '../formulaGuard.ts';
import type { Cell } from './ExportTable.ts';
import { LocalTime } from './LocalTime.ts';

/** Without it, Excel reads a file in the computer's code page and garbles Thai. */
const BYTE_ORDER_MARK = '\ufeff';

type Layout = Pick<FileLayout, 'decimals' | 'encoding' | 'separator'>;
const FOR_PEOPLE: Layout = { decimals: null, encoding: 'UTF-8', separator: ',' };

/** Yields rows as a CSV file while they are read. */
export async function* csvOf(
  heading: readonly string[],
  batches: AsyncIterable<readonly Cell[][]>,
  layout: Layout = FOR_PEOPLE,
): AsyncGenerator<string> {
  const rowOf = (cells: readonly Cell[]) => `${cells.map((cell) => textOf(cell, layout)).join(layout.separator)}\r\n`;
  yield (layout.encoding === 'UTF-8' ? BYTE_ORDER_MARK : '') + rowOf(heading);
  for await (const rows of batches) yield rows.map(rowOf).join('');
}

function textOf(cell: Cell, { decimals, separator }: Layout): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return decimals === null ? String(cell) : cell.toFixed(decimals);
  if (cell instanceof LocalTime) return cell.text;
  const text = guarded(cell);
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
