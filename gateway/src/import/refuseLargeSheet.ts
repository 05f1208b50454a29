import { refuseFileSize } from './refuseFileSize.ts';

/** Empty rows count too, as each takes time to read. */
const MAX_ROWS = 200_000;
/** Counted up to the furthest cell, including empty ones: the reader allocates memory for all of them. */
const MAX_CELLS = 5_000_000;

const AT_ONCE = 64_000;
const TAG = '<'.charCodeAt(0);
const ELEMENT = /<(?:\w+:)?(row|c|dimension)(?=[\s/>])([^>]*)/g;
const REFERENCE = /\s(?:r|ref)\s*=\s*["'](?:[A-Z]+\d+:)?([A-Z]*)(\d*)["']/;

/** Checks how many rows and cells a part of a workbook declares, before any are built; any part may be a sheet. */
export function refuseLargeSheet(bytes: Uint8Array): void {
  let [rows, lastRow, lastColumn] = [0, 0, 0];
  for (const text of pieces(bytes)) {
    for (const [, element, attributes = ''] of text.matchAll(ELEMENT)) {
      const [, letters = '', number = ''] = REFERENCE.exec(attributes) ?? [];
      if (element === 'row') rows += 1;
      lastRow = Math.max(lastRow, rows, Number(number));
      lastColumn = Math.max(lastColumn, columnOf(letters));
      if (lastRow > MAX_ROWS || lastRow * lastColumn > MAX_CELLS) throw refuseFileSize();
    }
  }
}

/** Returns the number of a column: A is 1, Z is 26, AA is 27. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** Yields the text in pieces, each ending before a tag. */
export function* pieces(bytes: Uint8Array): Generator<string> {
  for (let from = 0; from < bytes.byteLength; ) {
    const end = from + AT_ONCE;
    const next = end < bytes.byteLength ? bytes.indexOf(TAG, end) : -1;
    const to = next < 0 ? bytes.byteLength : next;
    yield Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1');
    from = to;
  }
}
