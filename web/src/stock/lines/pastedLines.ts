import { LINE_FIELDS, type LineField } from './Line.ts';

/** A row of a sheet: the code of a product, and the cells beside it. */
export interface PastedLine {
  readonly code: string;
  readonly typed: Partial<Record<LineField, string>>;
  /** Whether its cell for the pieces is empty. */
  readonly isBlank: boolean;
}

/**
 * Returns the rows copied from a sheet: the code, then the fields of a line in their order, separated by tabs. A first row of
 * headings has no number in the cell for the pieces, and is left out. null for text that is not rows, such as a single code.
 */
export function pastedLines(text: string): PastedLine[] | null {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells[0]);
  if (rows.length < 2 && !text.includes('\t')) return null;
  const hasHeading = rows.length > 1 && rows[0]?.[1] !== undefined && !/\d/.test(rows[0][1]);
  return rows.slice(hasHeading ? 1 : 0).map(([code = '', ...cells]) => {
    const typed = LINE_FIELDS.flatMap((field, index) => (cells[index] ? [[field, numberOf(field, cells[index])]] : []));
    return { code, typed: { qty: '1', ...Object.fromEntries(typed) }, isBlank: cells[0] === '' };
  });
}

/** Removes thousands separators, which a sheet may have in a number of pieces. */
const numberOf = (field: LineField, cell: string) => (field === 'qty' ? cell.replaceAll(',', '') : cell);

/** Reads `12*CODE` as a number of pieces (at least `least`) of a product; one piece without a number. */
export function readEntry(text: string, least = 1): { code: string; pieces: number } {
  const [, pieces, code] = /^(\d{1,7})\s*[*x×]\s*(.+)$/i.exec(text.trim()) ?? [];
  return code ? { code, pieces: Math.max(least, Number(pieces)) } : { code: text.trim(), pieces: 1 };
}
