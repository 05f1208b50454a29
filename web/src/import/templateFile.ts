import type { ImportTemplate } from '@taem/domain/import/importTemplate.ts';

type Rows = readonly (readonly string[])[];

/** Returns a CSV file that a spreadsheet reads as Thai. */
export const templateCsv = ({ rows }: ImportTemplate): Blob =>
  new Blob([`\ufeff${rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`], {
    type: 'text/csv;charset=utf-8',
  });

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Indices in the list of formats: a heading, and text, which a spreadsheet leaves as typed. */
const BOLD = 1;
const TEXT = 2;
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1" numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Returns a workbook of the rows, with a description of its columns on a second sheet. */
export async function templateXlsx(template: ImportTemplate, names: readonly [string, string]): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const texts = new Set(template.texts);
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${names.map((_, place) => `<Override PartName="/xl/worksheets/sheet${place + 1}.xml" ContentType="${TYPES}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map((name, place) => `<sheet name="${escaped(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${names.map((_, place) => `<Relationship Id="rId${place + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`).join('')}<Relationship Id="rId9" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheetOf(template.rows, (place) => texts.has(place)),
    'xl/worksheets/sheet2.xml': sheetOf(template.about, () => true),
  };
  const archive = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(HEAD + xml)])));
  return new Blob([archive], { type: `${TYPES}.sheet` });
}

/** Returns a sheet with columns as wide as their longest text, formatted down to the last row. */
function sheetOf(rows: Rows, isText: (place: number) => boolean): string {
  const widths = (rows[0] ?? []).map((_, place) => Math.max(...rows.map((cells) => [...(cells[place] ?? '')].length)));
  const columns = widths.map(
    (width, place) =>
      `<col min="${place + 1}" max="${place + 1}" width="${Math.min(80, width + 4)}" customWidth="1" style="${isText(place) ? TEXT : 0}"/>`,
  );
  return `<worksheet xmlns="${MAIN}"><cols>${columns.join('')}</cols><sheetData>${rows.map((cells, row) => rowOf(cells, row, isText)).join('')}</sheetData></worksheet>`;
}

const rowOf = (cells: readonly string[], row: number, isText: (place: number) => boolean) =>
  `<row r="${row + 1}">${cells.map((text, place) => cellOf(text, `${String.fromCharCode(65 + place)}${row + 1}`, row === 0 ? BOLD : isText(place) ? TEXT : 0)).join('')}</row>`;

const cellOf = (text: string, at: string, style: number) =>
  style === 0
    ? `<c r="${at}"><v>${Number(text)}</v></c>`
    : `<c r="${at}" s="${style}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
