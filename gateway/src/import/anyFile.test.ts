/** @module-tag slow */

import { PRODUCT_COLUMNS } from '@taem/domain/import/productColumns.ts';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';
import { thaiBytes, workbookWith } from '../testing/workbook.ts';

const gateway = testGateway();
let owner: string;
beforeAll(async () => {
  owner = await gateway.signIn('owner');
});

const FILES = IS_DEEP ? 150 : 25;

async function send(file: Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(file)]), 'rows');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const body = new Response(form);
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/v3.0/products/import',
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { authorization: `Bearer ${owner}`, 'content-type': body.headers.get('content-type') ?? '' },
  });
  return { status: response.statusCode, ...response.json() };
}

const EXPORTED = ['code', 'name', 'retail_price', 'category.name', 'desc'];

async function exported(codes: readonly string[]): Promise<string[][]> {
  const query = new URLSearchParams({
    format: 'csv',
    columns: JSON.stringify(EXPORTED.map((path) => [path, path])),
    filter: JSON.stringify({ code: { $in: codes } }),
    sort: '{"code":1}',
  });
  const headers = { authorization: `Bearer ${owner}` };
  const answer = await gateway.app.inject({ method: 'GET', url: `/v3.0/products/export?${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return parse(answer.body, { bom: true, from_line: 2 });
}

interface Good {
  name: string;
  price: number;
  desc: string;
}

/** Words as in names: Thai with marks, Latin letters, quotes, and characters that separate cells. */
const WORDS = [
  'ชาเย็น',
  'น้ำปั่น',
  'กาแฟ',
  'Latte',
  '24"',
  'a,b',
  'c;d',
  'e|f',
  '"ใหญ่"',
  'เก๊กฮวย',
  '(เล็ก)',
  "O'Brien",
  '50%',
];
const words = (least: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: least, maxLength: 5 }).map((some) => some.join(' '));
const good = fc.record<Good>({
  name: words(1),
  price: fc.integer({ min: 0, max: 10_000_000 }).map((satang) => satang / 100),
  desc: words(0),
});

/** Returns ways to spell the heading of a column. */
const headOf = (path: string) => {
  const field = PRODUCT_COLUMNS.find((each) => each.path === path);
  const heads = [path, field?.label.th ?? '', field?.label.en ?? '', ...(field?.aliases ?? [])];
  const spelling = fc.constantFrom<(head: string) => string>(
    (head) => head,
    (head) => head.toUpperCase(),
    (head) => ` ${head.replaceAll(' ', '_')} `,
    (head) => `${head} *`,
  );
  return fc.tuple(fc.constantFrom(...heads), spelling).map(([head, spell]) => spell(head));
};

const PATHS = ['code', 'name', 'retail_price', 'category', 'desc'];
const shape = fc.record({
  heads: fc.tuple(...PATHS.map(headOf)),
  /** The order of the columns, including some of no field. */
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
  above: fc.array(fc.constantFrom<string[]>([], ['รายการสินค้า'], ['พิมพ์เมื่อ', '1/2/2569']), { maxLength: 3 }),
  between: fc.boolean(),
});

/** How the rows are written. */
const writing = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    separator: fc.constantFrom(',', ';', '\t', '|'),
    end: fc.constantFrom('\r\n', '\n', '\r'),
    encoding: fc.constantFrom('utf-8', 'utf-8 with a mark', 'utf-16le', 'utf-16be', 'windows-874'),
    names: fc.boolean(),
    quotes: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('workbook' as const), isSecond: fc.boolean() }),
);
type Writing = typeof writing extends fc.Arbitrary<infer Value> ? Value : never;

function write(rows: readonly string[][], how: Writing): Uint8Array {
  if (how.kind === 'workbook') {
    const xml = rows.map((cells) => cells.map((cell) => cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')));
    return workbookWith({ ...(how.isSecond && { โปรดอ่าน: [['กรอกตามหัวตาราง']] }), Sheet1: xml });
  }
  const { separator, end, encoding, names, quotes } = how;
  const cellOf = (cell: string) =>
    quotes || cell.startsWith('"') || cell.includes(separator) || /[\r\n]/.test(cell)
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  const body = rows.map((cells) => cells.map(cellOf).join(separator)).join(end);
  return encoded((names ? `sep=${separator}${end}` : '') + body, encoding);
}

function encoded(text: string, encoding: string): Uint8Array {
  if (encoding === 'windows-874') return thaiBytes(text);
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-8 with a mark') return Buffer.from(`\ufeff${text}`);
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return encoding === 'utf-16be' ? bytes.swap16() : bytes;
}

let files = 0;

test('what goes in comes out equal, whatever wrote the file and however its columns are called', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(good, { minLength: 1, maxLength: 6 }),
      shape,
      writing,
      async (goods, { heads, order, above, between }, how) => {
        files += 1;
        const codes = goods.map((_, row) => `ANY-${String(files).padStart(4, '0')}-${row}`);
        const cells = [
          [...heads, 'Supplier note', ''],
          ...goods.map(({ name, price, desc }, row) => [
            codes[row] ?? '',
            name,
            price.toFixed(2),
            'อาหาร',
            desc,
            'x',
            '',
          ]),
        ].map((row) => order.map((place) => row[place] ?? ''));
        const rows = [...above, ...cells.slice(0, 1), ...(between ? [[]] : []), ...cells.slice(1)];
        const file = write(rows, how);
        const answer = await send(file);
        expect([answer.status, answer.payload ?? answer.message]).toEqual([
          200,
          expect.objectContaining({ inserted: goods.length, bad: 0, doubtful: 0 }),
        ]);
        expect(await exported(codes)).toEqual(
          goods.map(({ name, price, desc }, row) => [codes[row], name, String(price), 'อาหาร', desc]),
        );
        expect((await send(file)).payload).toMatchObject({ same: goods.length });
      },
    ),
    { numRuns: FILES },
  );
}, 600_000);

test('PR-02 of a text that lost a byte the row is bad or doubtful, and every other row is as it was', async () => {
  const rows = Array.from({ length: 8 }, (_, row) => [`LOST-${row}`, `น้ำชาเย็น แก้วที่ ${row}`, '45', 'อาหาร']);
  const text = Buffer.from(`code,name,price,category\n${rows.map((cells) => cells.join()).join('\n')}\n`);
  const high = [...text.keys()].filter((at) => (text[at] ?? 0) >= 0x80);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...high), async (at) => {
      const damaged = Buffer.concat([text.subarray(0, at), text.subarray(at + 1)]);
      const row = text.subarray(0, at).filter((byte) => byte === 10).length + 1;
      const { payload } = await send(damaged, { action: 'test' });
      const named = [...payload.problems, ...payload.doubts].map(({ path }: { path: string }) => path.split('.')[0]);
      expect([new Set(named), payload.sheet.encoding]).toEqual([new Set([`row ${row}`]), 'utf-8']);
      expect(payload.sheet.first_rows).toEqual(
        rows.slice(0, 5).map((cells, place) => (place === row - 2 ? expect.anything() : cells)),
      );
    }),
    { numRuns: FILES },
  );
}, 600_000);
