const ERROR_CELL = /(<(?:\w+:)?c(?=\s)[^>]*?\st=)(["'])e\2/g;
/** A formula whose value was not stored by the program that wrote the file. */
const WITHOUT_VALUE =
  /<((?:\w+:)?)c((?:\s[^<>]*)?)>(<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>))(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v><\/(?:\w+:)?v>)?<\/(?:\w+:)?c>/g;
const NUMBER_CELL =
  /<((?:\w+:)?)c(\s[^<>]*)>((?:<(?:\w+:)?f(?:\s[^<>]*)?>[^<]*<\/(?:\w+:)?f>)?<(?:\w+:)?v>)(\d{1,15})(<\/(?:\w+:)?v>)/g;
const TYPE = /\st=/;

/**
 * Returns a sheet with the cells as people see them, where the sheet reader would give something else: errors such as
 * `#REF!`, and formulas without a stored value, which it leaves out, so that the field of a record would be emptied
 * without notice; and numbers that a format displays with leading zeros, such as codes.
 */
export function asDisplayed(
  sheet: Uint8Array<ArrayBuffer>,
  zeros: ReadonlyMap<string, number>,
): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength);
  const hasErrors = bytes.includes(' t="e"') || bytes.includes(" t='e'");
  const hasFormulas = bytes.includes('f>') || bytes.includes('<f');
  if (!hasErrors && !hasFormulas && zeros.size === 0) return sheet;
  let text = bytes.toString('latin1');
  if (hasErrors) text = text.replace(ERROR_CELL, '$1$2str$2');
  if (hasFormulas)
    text = text.replace(WITHOUT_VALUE, (cell, prefix: string, attributes: string, formula: string) =>
      TYPE.test(attributes)
        ? cell
        : `<${prefix}c${attributes} t="str">${formula}<${prefix}v>#CALC!</${prefix}v></${prefix}c>`,
    );
  if (zeros.size > 0)
    text = text.replace(
      NUMBER_CELL,
      (cell, prefix: string, attributes: string, before: string, digits: string, end: string) => {
        const width = zeros.get(/\ss=["'](\d+)["']/.exec(attributes)?.[1] ?? '');
        if (width === undefined || TYPE.test(attributes)) return cell;
        return `<${prefix}c${attributes} t="str">${before}${digits.padStart(width, '0')}${end}`;
      },
    );
  return Buffer.from(text, 'latin1');
}

/**
 * Returns the minimum number of digits with which a style displays a number, by number of the style: for formats such
 * as `00000`.
 */
export function stylesOfZeros(styles: Uint8Array | undefined): ReadonlyMap<string, number> {
  const xml = Buffer.from(styles ?? []).toString('latin1');
  const widths = new Map<string, number>();
  for (const [tag] of xml.matchAll(/<(?:\w+:)?numFmt\s[^<>]*>/g)) {
    const id = /\snumFmtId=["'](\d+)["']/.exec(tag)?.[1];
    const code = /\sformatCode=["'](0{2,20})["']/.exec(tag)?.[1];
    if (id && code) widths.set(id, code.length);
  }
  const [, cells = ''] = xml.split(/<(?:\w+:)?cellXfs[\s>]/, 2);
  const [formats = ''] = cells.split('cellXfs>', 1);
  const found = [...formats.matchAll(/<(?:\w+:)?xf(\s[^<>]*)>/g)].map(([, attributes = '']) =>
    widths.get(/\snumFmtId=["'](\d+)["']/.exec(attributes)?.[1] ?? ''),
  );
  return new Map(found.flatMap((width, place) => (width === undefined ? [] : [[String(place), width] as const])));
}
