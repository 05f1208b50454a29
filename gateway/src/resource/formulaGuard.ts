/**
 * Texts that a spreadsheet would run as a formula when it opens a file; some treat the full-width signs like the normal
 * ones. A single sign, such as the dash of an erased person, is text.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]./s;

/** Returns a text for a file whose cells have no type: a quote keeps it text. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the text of a cell of such a file, without the quote. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
