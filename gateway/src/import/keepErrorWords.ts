const ERROR_CELL = /(<(?:\w+:)?c(?=\s)[^>]*?\st=)(["'])e\2/g;

/**
 * A sheet whose cells of errors, such as `#REF!`, are texts. The reader of sheets has nothing in them, so that what a
 * record has in such a field would be emptied without a word.
 */
export function keepErrorWords(sheet: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength);
  if (!bytes.includes(' t="e"') && !bytes.includes(" t='e'")) return sheet;
  return Buffer.from(bytes.toString('latin1').replace(ERROR_CELL, '$1$2str$2'), 'latin1');
}
