/**
 * What a spreadsheet would run as a formula when it opens a file; some take the wide signs for the narrow ones. One sign alone, as
 * the dash of a person who was erased, is text.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]./s;

/** A text for a file of cells that say nothing of their kind: a quote keeps it a text. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell of such a file: the quote is no part of it. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
