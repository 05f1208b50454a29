import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell } from './ExportTable.ts';
import { LocalTime } from './LocalTime.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** One sheet of a workbook. */
export interface Sheet {
  name: string;
  heading: readonly string[];
  batches: AsyncIterable<readonly Cell[][]>;
}

/** Returns all parts of a workbook except the sheets themselves. */
function partsOf(names: readonly string[]): Record<string, string> {
  const each = (text: (name: string, number: number) => string) => names.map((name, at) => text(name, at + 1)).join('');
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((name, number) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rIdStyles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
  };
}

/** Positions in the list of styles below. */
const DAY_STYLE = 1;
const MOMENT_STYLE = 2;
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Wide columns, as a moment that is wider than its column appears as `####`. */
const COLUMNS = '<sheetFormatPr defaultColWidth="20" defaultRowHeight="15"/>';

/** Returns rows as an XLSX workbook while they are read, without keeping them. A text stays text, never a formula. */
export const xlsxOf = (heading: readonly string[], batches: AsyncIterable<readonly Cell[][]>): Readable =>
  workbookOf([{ name: 'Sheet1', heading, batches }]);

/** Returns a workbook of several sheets, one after the other. */
export function workbookOf(sheets: readonly Sheet[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const parts = Object.entries(partsOf(sheetNames(sheets.map(({ name }) => name))));
  for (const [name, part] of parts) zip.addBuffer(Buffer.from(HEAD + part), name);
  for (const [at, { heading, batches }] of sheets.entries()) {
    const sheet = Readable.from(sheetOf(heading, batches));
    sheet.once('error', (error) => output.destroy(error));
    output.once('close', () => sheet.destroy());
    zip.addReadStream(sheet, `xl/worksheets/sheet${at + 1}.xml`);
  }
  zip.end();
  return output;
}

const MAX_NAME_LENGTH = 31;

/** Returns names that spreadsheets accept: short, without characters that have a meaning in formulas, and unique. */
function sheetNames(titles: readonly string[]): string[] {
  // Spreadsheets reserve this name and would refuse the file.
  const taken = new Set<string>(['history']);
  return titles.map((text) => {
    const plain =
      text
        .replace(/[\\/?*:[\]]/g, ' ')
        .replace(/^'+|'+$/g, '')
        .trim() || 'Sheet';
    for (let number = 1; ; number += 1) {
      const tail = number === 1 ? '' : ` (${number})`;
      const name = plain.slice(0, MAX_NAME_LENGTH - tail.length).replace(/'+$/, '') + tail;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}

async function* sheetOf(heading: readonly string[], batches: AsyncIterable<readonly Cell[][]>): AsyncGenerator<string> {
  let number = 1;
  yield `${HEAD}<worksheet xmlns="${MAIN}">${COLUMNS}<sheetData>${rowOf(heading, number)}`;
  for await (const rows of batches) {
    const before = number;
    number += rows.length;
    yield rows.map((cells, index) => rowOf(cells, before + index + 1)).join('');
  }
  yield '</sheetData></worksheet>';
}

const rowOf = (cells: readonly Cell[], number: number) =>
  `<row r="${number}">${cells.map((cell, index) => cellOf(cell, columnName(index) + number)).join('')}</row>`;

/** Returns A, B ... Z, AA, AB ... */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

function cellOf(cell: Cell, at: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (cell instanceof LocalTime)
    return `<c r="${at}" s="${cell.isDay ? DAY_STYLE : MOMENT_STYLE}"><v>${cell.serial}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

// Characters that XML does not allow are removed: no program would open a file that contains one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string) =>
  text
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
