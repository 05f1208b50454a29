import { LINE_FIELDS, type LineField } from './Line.ts';

/** A row of a sheet: the code of a product, and what was typed beside it. */
export interface PastedLine {
  readonly code: string;
  readonly typed: Partial<Record<LineField, string>>;
  /** Nothing stands where its row has the pieces. */
  readonly isBlank: boolean;
}

/**
 * Rows copied from a sheet: the code, then the fields of a line in their order, parted by tabs. A first row of headings
 * has no number where the pieces stand, and is left out. null for a text that is no rows, such as a single code.
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

/** A sheet shows thousands with commas, which a count of pieces has not. */
const numberOf = (field: LineField, cell: string) => (field === 'qty' ? cell.replaceAll(',', '') : cell);

/** `12*CODE`: this many pieces of a product, at least `least` of them; one without a number. */
export function readEntry(text: string, least = 1): { code: string; pieces: number } {
  const [, pieces, code] = /^(\d{1,7})\s*[*x×]\s*(.+)$/i.exec(text.trim()) ?? [];
  return code ? { code, pieces: Math.max(least, Number(pieces)) } : { code: text.trim(), pieces: 1 };
}
