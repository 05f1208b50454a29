import { unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';
import { thaiBytes, workbook, workbookOf, workbookWith } from '../testing/workbook.ts';

const gateway = testGateway();
let owner: string;
beforeAll(async () => {
  owner = await gateway.signIn('owner');
});

async function send(file: string | Uint8Array, fields: Record<string, string> = {}, path = 'products') {
  const form = new FormData();
  form.append('image', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'rows');
  for (const [name, value] of Object.entries({ action: 'test', ...fields })) form.append(name, value);
  const body = new Response(form);
  const response = await gateway.app.inject({
    method: 'POST',
    url: `/v3.0/${path}/import`,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { authorization: `Bearer ${owner}`, 'content-type': body.headers.get('content-type') ?? '' },
  });
  return { status: response.statusCode, ...response.json() };
}

const HEADS = ['รหัสสินค้า', 'ชื่อ', 'ราคา', 'หมวดหมู่'];
const ROWS = [
  ['S-1', 'ชาเย็นแก้วใหญ่', '45', 'อาหาร'],
  ['S-2', 'น้ำปั่น', '50', 'อาหาร'],
];
const textOf = (separator: string, rows: readonly (readonly string[])[] = [HEADS, ...ROWS]) =>
  rows.map((cells) => cells.join(separator)).join('\r\n');
const wide = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
describe('a text is read whatever wrote it', () => {
  test.each<[string, () => string | Uint8Array, object]>([
    ['with commas', () => textOf(','), { encoding: 'utf-8', separator: ',' }],
    ['with semicolons', () => textOf(';'), { encoding: 'utf-8', separator: ';' }],
    ['with tabs', () => textOf('\t'), { encoding: 'utf-8', separator: '\t' }],
    ['with bars', () => textOf('|'), { encoding: 'utf-8', separator: '|' }],
    ['with a line that names the separator', () => `\ufeffsep=;\r\n${textOf(';')}`, { separator: ';', heading_row: 1 }],
    ['in UTF-16 with a mark', () => wide(`\ufeff${textOf('\t')}`, false), { encoding: 'utf-16le', separator: '\t' }],
    ['in UTF-16 without a mark', () => wide(textOf('\t'), false), { encoding: 'utf-16le' }],
    ['in UTF-16 big endian with a mark', () => wide(`\ufeff${textOf(',')}`, true), { encoding: 'utf-16be' }],
    ['in UTF-16 big endian without a mark', () => wide(textOf(','), true), { encoding: 'utf-16be' }],
    ['in Windows-874', () => thaiBytes(textOf(',')), { encoding: 'windows-874' }],
    ['below empty rows', () => `\r\n,,,\r\n${textOf(',')}`, { heading_row: 3, rows_above: [] }],
    ['below a title', () => `รายการสินค้า\r\n\r\n${textOf(',')}`, { heading_row: 3, rows_above: ['รายการสินค้า'] }],
    [
      'with texts that are written as formulas',
      () => textOf(',').replace('S-1', '="S-1"').replace('45', '"=""45"""'),
      { encoding: 'utf-8' },
    ],
    ['with lone line feeds in some rows', () => textOf(',').replace('\r\n', '\n'), { heading_row: 1 }],
  ])('%s', async (_, file, sheet) => {
    const { status, payload } = await send(file());
    expect([status, payload.problems, payload.inserted]).toEqual([200, [], 2]);
    expect(payload.sheet).toMatchObject({ name: null, first_rows: ROWS, ...sheet });
    expect(payload.sheet.columns.map(({ field, by }: { field: string; by: string }) => [field, by])).toEqual([
      ['code', 'label'],
      ['name', 'label'],
      ['retail_price', 'label'],
      ['category', 'label'],
    ]);
  });

  test('PR-02 a text with a damaged letter stays UTF-8, and no other row is touched', async () => {
    const file = Buffer.concat([
      Buffer.from(`${textOf(',')}\r\nS-3,ชาเย็น`),
      Buffer.from([0xe0, 0xb8]),
      Buffer.from(',45,อาหาร'),
    ]);
    const { payload } = await send(file);
    expect(payload.sheet).toMatchObject({
      encoding: 'utf-8',
      first_rows: [...ROWS, ['S-3', 'ชาเย็น\ufffd', '45', 'อาหาร']],
    });
  });

  test('PR-02 a text of western letters is not read as Thai', async () => {
    const file = Buffer.from('code,name,price,category\r\nS-3,Café Latté,45,Déjà vu', 'latin1');
    expect((await send(file)).payload.sheet).toMatchObject({
      encoding: 'windows-1252',
      first_rows: [['S-3', 'Café Latté', '45', 'Déjà vu']],
    });
    const cold = Buffer.from('code,name,price,category\r\nS-4,5°C,45,Cold', 'latin1');
    expect((await send(cold)).payload.sheet).toMatchObject({ first_rows: [['S-4', '5°C', '45', 'Cold']] });
  });
});

describe('rows are numbered as a spreadsheet numbers them', () => {
  test('PR-12 a quote within a cell is a letter, and a line break does not count', async () => {
    const file =
      'code,name,price,category\nQ-1,"จอ 24"" LED\nใหม่",1,อาหาร\n\nQ-2,จอ 24" LED,1,อาหาร\nQ-3,"จอ" 24,1,อาหาร\nQ-4,จอ,ถูก,อาหาร';
    const { payload } = await send(file);
    expect(payload.problems.map(({ path }: { path: string }) => path)).toEqual(['row 6.retail_price']);
    expect(payload.sheet.first_rows.map(([, name]: string[]) => name)).toEqual([
      'จอ 24" LED\nใหม่',
      'จอ 24" LED',
      '"จอ" 24',
      'จอ',
    ]);
  });

  test('PR-12 a quote that is never closed names its row, behind rows of several lines too', async () => {
    const file = `code,name,price,category\nA,"a\nb",1,อาหาร\n${'B,b,1,อาหาร\n'.repeat(50)}C,"c,1,อาหาร\nD,d,1,อาหาร`;
    expect(await send(file)).toMatchObject({
      status: 400,
      message: [{ path: 'row 53', message: 'has a quote that is never closed' }],
    });
  });

  test('PR-12 rows that a quote has swallowed are reported, and a total is not a product', async () => {
    const swallowed = 'code,name,price,category\nA1,"24 inch screen,100\nA2,foo,50\nA3,"bar",60,อาหาร\nA4,baz,70,อาหาร';
    const { payload } = await send(swallowed);
    expect(payload.doubts.map(({ path }: { path: string }) => path)).toContain('row 2.cells');
    const total = await send(`${textOf(',')}\n,รวม,95,`);
    expect(total.payload.problems.map(({ path }: { path: string }) => path)).toContain('row 4.name');
  });

  test('PR-04 a first row that names no field is not lost without a word', async () => {
    const { payload } = await send('S-1,ชาเย็น,45\nS-2,น้ำปั่น,50', { columns: '["code","name","retail_price"]' });
    expect(payload.doubts.map(({ path }: { path: string }) => path)).toContain('row 1.heading');
    // One cell contains a word that might be a heading.
    const person = await send('สมชาย,ใจดี,0812345678,สมาชิก\nสมหญิง,ใจงาม,0812345679,สมาชิก', {}, 'members');
    expect(person.payload.doubts.map(({ path }: { path: string }) => path)).toContain('row 1.heading');
  });

  test('PR-03 a dash alone is no value, except in a name or a note', async () => {
    const file = 'code,name,price,category,desc,picture,stock\n-,ชา,45,อาหาร,-,-,–\nS-2,-,-,อาหาร,,,';
    const { payload } = await send(file);
    expect(payload).toMatchObject({ inserted: 1, doubts: [] });
    expect(payload.problems).toEqual([{ path: 'row 3.retail_price', message: 'Required' }]);
  });

  test('PR-03 cells that are merged downwards say the same in each of their rows', async () => {
    const rows = [HEADS, ['M-1', 'ชา', '45', 'อาหาร'], ['M-2', 'กาแฟ', '50', ''], ['M-3', 'นม', '30', '']];
    const cellOf = (text: string, at: string) => (text ? `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>` : '');
    const xml = rows.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((text, place) => cellOf(text, `${'ABCD'[place]}${row + 1}`)).join('')}</row>`,
    );
    const { payload } = await send(workbookOf(xml.join(''), [], '<mergeCells><mergeCell ref="D2:D4"/></mergeCells>'));
    expect([payload.problems, payload.inserted, payload.doubtful]).toEqual([[], 3, 2]);
    expect(payload.sheet.first_rows.map((cells: string[]) => cells[3])).toEqual(['อาหาร', 'อาหาร', 'อาหาร']);
  });

  test('PR-03 a formula without its value and zeros of a format are read as they are seen', async () => {
    const rows = [
      HEADS.map((head, place) => `<c r="${'ABCD'[place]}1" t="inlineStr"><is><t>${head}</t></is></c>`).join(''),
      '<c r="A2" s="1"><v>123</v></c><c r="B2" t="str"><f>x</f><v>ชา</v></c><c r="C2"><f>1+1</f></c><c r="D2" t="str"><v>อาหาร</v></c>',
    ];
    const sheet = rows.map((cells, place) => `<row r="${place + 1}">${cells}</row>`).join('');
    const { payload } = await send(workbookOf(sheet, ['00000']));
    expect(payload.sheet.first_rows[0].slice(0, 3)).toEqual(['00123', 'ชา', '#CALC!']);
    expect(payload.problems.map(({ path }: { path: string }) => path)).toContain('row 2.retail_price');
  });

  test('in a workbook: below empty and hidden rows', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = [
      `<row r="3">${HEADS.map((head, place) => cell(`${'ABCD'[place]}3`, head)).join('')}</row>`,
      `<row r="5" hidden="1">${['W-1', 'ชา', 'ถูก', 'อาหาร'].map((text, place) => cell(`${'ABCD'[place]}5`, text)).join('')}</row>`,
    ];
    const { payload } = await send(workbookOf(rows.join('')));
    expect([payload.sheet.heading_row, payload.problems[0].path]).toEqual([3, 'row 5.retail_price']);
    const visible = await send(workbookOf(rows.join('').replace('ถูก', '45')));
    expect(visible.payload.doubts.map(({ message }: { message: string }) => message)).toEqual([
      'are in a row that the spreadsheet hides',
    ]);
  });
});

describe('a workbook', () => {
  test('PR-05 the sheet that has the heading is taken, and named', async () => {
    const file = workbookWith({
      โปรดอ่าน: [
        ['วิธีใช้', 'ชื่อ'],
        ['1', 'กรอกทุกช่อง'],
      ],
      สินค้า: [HEADS, ...ROWS],
    });
    const { payload } = await send(file);
    expect(payload.sheet).toMatchObject({ name: 'สินค้า', encoding: null, separator: null, first_rows: ROWS });
    expect(payload.inserted).toBe(2);
  });

  test('its first sheet is taken where none has a heading that is recognised', async () => {
    const file = workbookWith({
      A: [
        ['Viite', 'Tuote'],
        ['1', 'Tee'],
      ],
      B: [['x'], ['y']],
    });
    expect((await send(file)).payload).toMatchObject({ inserted: 0, sheet: { name: 'A', first_rows: [['1', 'Tee']] } });
  });

  test('a sheet that the spreadsheet hides is named and not taken, unless by its name; rows of other sheets are counted', async () => {
    const sheets = {
      'ปี & ก่อน': [HEADS, ['OLD-1', 'เก่า', '5', 'อาหาร']],
      สินค้า: [HEADS, ...ROWS],
      สาขา2: [HEADS, ['BR-1', 'สาขา', '5', 'อาหาร']],
      ว่าง: [],
    };
    for (const state of ['hidden', 'veryHidden']) {
      const file = workbookWith(sheets, { 'ปี & ก่อน': state });
      const found = (await send(file)).payload;
      expect([found.inserted, found.sheet.name]).toEqual([2, 'สินค้า']);
      expect(found.other_sheets).toEqual([
        { name: 'สาขา2', rows: 2, is_hidden: false },
        { name: 'ปี & ก่อน', rows: 2, is_hidden: true },
      ]);
      const given = (await send(file, { sheet: 'ปี & ก่อน' })).payload;
      expect(given.sheet).toMatchObject({ name: 'ปี & ก่อน', first_rows: [['OLD-1', 'เก่า', '5', 'อาหาร']] });
      expect(given.other_sheets.map(({ name }: { name: string }) => name)).toEqual(['สินค้า', 'สาขา2']);
      expect((await send(file, { sheet: 'สาขา2' })).payload).toMatchObject({ inserted: 1, sheet: { name: 'สาขา2' } });
      expect((await send(file, { sheet: 'ไม่มี' })).message).toEqual([
        { path: 'sheet', message: 'is not a sheet of this file' },
      ]);
    }
    const taken = await send(workbookWith(sheets), { sheet: 'สาขา2', action: 'import' });
    expect([taken.payload.inserted, taken.payload.other_sheets.length]).toEqual([1, 2]);
    expect((await send(textOf(','))).payload.other_sheets).toEqual([]);
  });

  test('whose file has macros, which are not run and not kept', async () => {
    const parts = unzipSync(workbook([HEADS, ...ROWS]));
    const withMacros = zipSync({ ...parts, 'xl/vbaProject.bin': Buffer.from('Sub Auto_Open()') });
    const { payload } = await send(withMacros);
    expect([payload.problems, payload.inserted, payload.sheet.first_rows]).toEqual([[], 2, ROWS]);
  });

  test('an error of a formula is read as it stands, and empties nothing', async () => {
    const cells = HEADS.map((head, place) => `<c r="${'ABCD'[place]}1" t="inlineStr"><is><t>${head}</t></is></c>`);
    const error = '<row r="2"><c r="B2" t="e"><f>A9</f><v>#REF!</v></c><c r="C2"><f>1+1</f><v>2</v></c></row>';
    const { payload } = await send(workbookOf(`<row r="1">${cells.join('')}</row>${error}`));
    expect(payload.sheet.first_rows).toEqual([['', '#REF!', '2', '']]);
  });
});

describe('anything that is not a table of rows is refused with what to do', () => {
  const compound = (text: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(text, 'utf16le')]);
  test.each<[string, () => string | Uint8Array, RegExp]>([
    ['a workbook with a password', () => compound('EncryptedPackage'), /password/],
    ['a workbook of an old Excel', () => compound('Workbook'), /old Excel/],
    ['a web page', () => '<html><table><tr><td>code</td></tr></table>', /web page/],
    ['an OpenDocument sheet', () => zipSync({ 'content.xml': Buffer.from('<a/>') }), /OpenDocument/],
    ['a binary workbook', () => zipSync({ 'xl/workbook.bin': Buffer.from('a') }), /XLSB/],
    ['nothing', () => '', /no rows/],
    ['empty lines', () => '\n\n,,\n', /no rows/],
    ['a heading alone', () => textOf(',', [HEADS]), /no rows/],
    ['a cell of a megabyte', () => `${textOf(',')}\nA,${'x'.repeat(1_000_000)},1,อาหาร`, /too long/],
  ])('%s', async (_, file, message) => {
    const answer = await send(file());
    expect([answer.status, answer.message[0].message]).toEqual([400, expect.stringMatching(message)]);
  });

  test('three hundred columns are no obstacle', async () => {
    const more = Array.from({ length: 296 }, (_, place) => `x${place}`);
    const { payload } = await send(
      [
        [...HEADS, ...more],
        [...(ROWS[0] ?? []), ...more],
      ]
        .map((cells) => cells.join())
        .join('\n'),
    );
    expect([payload.inserted, payload.left_out]).toEqual([1, more]);
  });
});

describe('PR-04 columns', () => {
  const FINNISH = 'Viite,Tuote,Hinta,Ryhmä,Huomio\nFI-1,Tee,45,อาหาร,x';

  test('a field that all need and that has no column is named, with the columns that there are', async () => {
    const { status, payload } = await send('code,ชื่อ,colour\nA,ชา,red');
    expect([status, payload.problems, payload.left_out]).toEqual([
      200,
      [{ path: 'row 1.retail_price', message: 'has no column in this file' }],
      ['colour'],
    ]);
    expect(payload.sheet.columns[2]).toEqual({ head: 'colour', field: null, by: null, samples: ['red'] });
  });

  test('are as the sender gives them, also where none is recognised', async () => {
    const columns = JSON.stringify(['code', 'name', 'retail_price', 'category', null]);
    expect((await send(FINNISH)).payload.problems).toHaveLength(2);
    const { payload } = await send(FINNISH, { columns });
    expect(payload).toMatchObject({ inserted: 1, bad: 0, left_out: ['Huomio'] });
    expect(payload.sheet.columns.map(({ by }: { by: string }) => by)).toEqual([
      'given',
      'given',
      'given',
      'given',
      null,
    ]);
    expect((await send(FINNISH, { columns, action: 'import' })).payload).toMatchObject({ inserted: 1 });
    expect((await send(FINNISH, { columns, action: 'import' })).payload).toMatchObject({ same: 1 });
  });

  test('PR-08 what is not taken in is named, and of two for one field which one is', async () => {
    const { payload } = await send('code,name,Title,price,category,colour\nTWO-1,ก,ข,1,อาหาร,2');
    expect([payload.inserted, payload.left_out]).toEqual([1, ['Title', 'colour']]);
    expect(payload.doubts).toEqual([{ path: 'row 1.Title', message: 'is left out, as "name" is taken for the same' }]);
  });
});

test('numbers of a workbook are read as they are', async () => {
  const { payload } = await send(workbook([HEADS, [8850001234567, 'ชา', 0.1 + 0.2, 'อาหาร']]));
  expect(payload.sheet.first_rows[0][0]).toBe('8850001234567');
});
