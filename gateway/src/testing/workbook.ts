import { zipSync } from 'fflate';

type Cell = string | number | boolean;

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns a minimal XLSX file that a spreadsheet would open, with these rows in its sheet. */
export const workbook = (rows: readonly (readonly Cell[])[]): Uint8Array => workbookOf(rows.map(rowXml).join(''));

/** Returns the same file with any XML between the tags of its sheet, and with styles of these formats, from the second on. */
export const workbookOf = (sheetData: string, formats: readonly string[] = [], below = ''): Uint8Array =>
  workbookParts({ Sheet1: sheetData }, formats, below);

/** The same with several sheets, by name, some of them not visible. */
export const workbookWith = (
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  states: Readonly<Record<string, string>> = {},
): Uint8Array =>
  workbookParts(
    Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, rows.map(rowXml).join('')])),
    [],
    '',
    states,
  );

function workbookParts(
  sheets: Readonly<Record<string, string>>,
  formats: readonly string[] = [],
  below = '',
  states: Readonly<Record<string, string>> = {},
): Uint8Array {
  const each = (xml: (name: string, number: number) => string) =>
    Object.keys(sheets)
      .map((name, place) => xml(name, place + 1))
      .join('');
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${each((name, number) => `<sheet name="${name.replaceAll('&', '&amp;')}" state="${states[name] ?? 'visible'}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rIdStyles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ...(formats.length > 0 && { 'xl/styles.xml': stylesOf(formats) }),
    ...Object.fromEntries(
      Object.values(sheets).map((sheetData, place) => [
        `xl/worksheets/sheet${place + 1}.xml`,
        `<worksheet ${MAIN}><sheetData>${sheetData}</sheetData>${below}</worksheet>`,
      ]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
}

const stylesOf = (formats: readonly string[]) =>
  `<styleSheet ${MAIN}><numFmts>${formats.map((code, place) => `<numFmt numFmtId="${164 + place}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, place) => `<xf numFmtId="${164 + place}"/>`).join('')}</cellXfs></styleSheet>`;

/** Returns a text in Windows-874, where a Thai letter is its Unicode code point less U+0D60. */
export const thaiBytes = (text: string): Uint8Array =>
  Buffer.from([...text].map((letter) => letter.charCodeAt(0) - (letter.charCodeAt(0) < 0x80 ? 0 : 0xd60)));

/** Returns the archive with another unpacked size of its sheet in both of its lists. */
export function claiming(archive: Uint8Array, bytes: number): Uint8Array {
  const lying = Buffer.from(archive);
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  for (let at = lying.indexOf(name); at >= 0; at = lying.indexOf(name, at + 1)) {
    // The name follows 30 bytes of a local header, or 46 of a central one; the size is 8 or 22 bytes before it.
    const isLocal = lying.readUInt32LE(Math.max(0, at - 30)) === 0x04034b50;
    lying.writeUInt32LE(bytes, isLocal ? at - 8 : at - 22);
  }
  return lying;
}

function rowXml(cells: readonly Cell[], index: number): string {
  const row = index + 1;
  const xml = cells.map((value, column) => cellXml(`${String.fromCharCode(65 + column)}${row}`, value));
  return `<row r="${row}">${xml.join('')}</row>`;
}

function cellXml(at: string, value: Cell): string {
  if (typeof value === 'string') return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  return typeof value === 'number'
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
}
