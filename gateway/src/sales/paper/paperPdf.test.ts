import { inflateSync } from 'node:zlib';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTaxedShop } from '../../testing/openTaxedShop.ts';
import { readPdf, readXml, textAt } from '../../testing/readPdf.ts';
import { BUYER, startPaperTests } from '../../testing/startPaperTests.ts';
import type { TestShop } from '../../testing/testShop.ts';
import { drawPdf } from './drawPdf.ts';

const at = openForTests(startPaperTests);

test('issue 36 a file is the same bytes each time, and its name is its number', async () => {
  const shop = await at.openShop('taxed');
  for (const { id, document_no } of await at.drawn(shop)) {
    const path = `tax-documents/${id}/pdf`;
    const [first, again] = [await at.fetchFile(shop, path), await at.fetchFile(shop, path)];
    expect(first.bytes.equals(again.bytes)).toBe(true);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${document_no}.pdf"`,
      'cache-control': 'no-store',
    });
  }
});

test('issue 36 a file has what PDF/A-3b asks for', async () => {
  const shop = await at.openShop('taxed');
  const logo = await sharp({ create: { width: 400, height: 200, channels: 4, background: '#0a05' } })
    .webp()
    .toBuffer();
  await at.tests.context.files.put('images/logo.webp', logo);
  await at.tests.rows(shop, "update merchant_settings set logo_url = '/files/images/logo.webp'");
  const full = (await at.drawn(shop)).find(({ kind }) => kind === 'FULL');
  const raw = (await at.pdf(shop, `tax-documents/${full?.id}/pdf`)).toString('latin1');
  expect(raw).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B<\/pdfaid:conformance>/);
  expect(raw).toMatch(/\/Type \/OutputIntent[^>]*\/S \/GTS_PDFA1/s);
  expect(raw).toMatch(/\/N 3\b/);
  expect(raw).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
  expect(raw).toMatch(/\/AF \[\d+ 0 R\]/);
  expect(raw).toMatch(/\/AFRelationship \/Alternative/);
  expect(raw).toMatch(/\/Type \/EmbeddedFile.{0,200}\/Subtype \/text#2Fxml/s);
  expect(raw).toContain('<rsm:DocumentFileName>ETDA-invoice.xml</rsm:DocumentFileName>');
  const fonts = raw.match(/\/Type \/FontDescriptor.*?>>/gs) ?? [];
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect(font).toMatch(/\/FontFile2 \d+ 0 R/);
  expect(raw.match(/\/CIDToGIDMap \/Identity/g)).toHaveLength(2);
  expect(raw.match(/\/ToUnicode/g)).toHaveLength(2);
  // A mask would make a picture transparent; standard fonts are not embedded.
  expect(raw).toMatch(/\/Subtype \/Image/);
  expect(raw).not.toMatch(/\/Encrypt|\/JavaScript|\/SMask|\/LZWDecode|\/Subtype \/Type1\b|\/Launch|\/ca 0?\.\d/);
});

test('issue 36 a logo that is no picture is left out, and the paper is made', async () => {
  const shop = await openTaxedShop(at.tests);
  await at.tests.context.files.put('images/broken.webp', Buffer.from('no picture'));
  await at.tests.rows(shop, "update merchant_settings set logo_url = '/files/images/broken.webp'");
  const sale = await at.tests.sell(shop, { coffee: 1 });
  expect((await readPdf(await at.pdf(shop, `transactions/${sale.id}/pdf`))).text).toContain(sale.transaction_no);
});

test('issue 36 what is copied out of a file is what it says, also sara am and what the font cannot draw', async () => {
  const shop = await openTaxedShop(at.tests);
  await at.tests.rows(shop, "update products set name = 'น้ำกล้วยปั่น ทำสด 🍌' where name = 'coffee'");
  const sale = await at.tests.sell(shop, { coffee: 1 });
  const bytes = await at.pdf(shop, `transactions/${sale.id}/pdf`);
  const { text } = await readPdf(bytes);
  // For a reader that ignores replacement text: both halves of sara am, each once.
  expect(text).toContain('น้ํากล้วยปั่น ทําสด ?');
  const said = Buffer.from('น้ำกล้วยปั่น ทำสด 🍌', 'utf16le').swap16();
  expect(unpacked(bytes).includes(said.toString('latin1').replace(/[()\\]/g, '\\$&'))).toBe(true);
});

/** Returns all compressed content of a file. */
const unpacked = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)]
    .map(([, packed = '']) => {
      try {
        return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('');

test('issue 36 a name in letters that the font lacks stands whole in the data, and in question marks on the paper', async () => {
  const shop = await openTaxedShop(at.tests);
  const name = `${'龍'.repeat(30)} 😀 บริษัท`;
  const sale = await at.tests.sell(shop, { coffee: 1 });
  await at.call(shop, 'tax-documents', { transaction_id: sale.id, buyer: { ...BUYER, name } });
  await at.tests.rows(shop, "update products set name = repeat('😀', 300) where name = 'tea'");
  const other = await at.tests.sell(shop, { tea: 1 });
  const documents = await at.drawn(shop);
  const read = async (id: string | undefined) => {
    const { text, files } = await readPdf(await at.pdf(shop, `tax-documents/${id}/pdf`));
    return { text: text.replace(/\s+/g, ''), data: readXml(files[0]?.text ?? '') };
  };
  const full = await read(documents.find(({ kind }) => kind === 'FULL')?.id);
  expect(full.text).toContain(`${'?'.repeat(31)}บริษัท`);
  const buyer = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/Name';
  expect(textAt(full.data, buyer)).toBe(name);
  const long = await read(documents.find(({ transaction_id }) => transaction_id === other.id)?.id);
  const line = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/Name';
  expect(textAt(long.data, line)).toBe('😀'.repeat(256));
});

test('issue 36 a long invoice goes on to further pages, each with its number and the heads of its columns, and loses nothing', async () => {
  const rows = Array.from(
    { length: 120 },
    (_, nth) => [`สินค้าลำดับที่ ${nth + 1} ของบิล`, String(nth), `${nth}.00`] as const,
  );
  const bytes = await drawPdf({
    ...{ number: 'B01-F-000007', logo: null, date: new Date('2026-11-29T10:00:00Z'), attachment: null },
    blocks: [
      { type: 'TITLE', text: 'ใบกำกับภาษี', english: null },
      { type: 'RULE' },
      { type: 'GOODS', head: ['รายละเอียด', 'จำนวน', 'มูลค่า'], rows },
      { type: 'RULE' },
      { type: 'ROW', row: { label: 'รวมทั้งสิ้น', value: '7,140.00', isStrong: true } },
      { type: 'SIGNATURE', text: 'ผู้รับมอบอำนาจ' },
    ],
  });
  const { text, pages } = await readPdf(bytes);
  expect(pages).toBe(3);
  for (const page of [1, 2, 3]) expect(text).toContain(`B01-F-000007 · ${page}/3`);
  expect(text.match(/รายละเอียด/g)).toHaveLength(3);
  for (const [, , value] of rows) expect(text).toContain(value);
  expect(text).toContain('7,140.00');
});

test('issue 36 a number is not broken, beside its label or below it', async () => {
  const numbers = ['NIMMAN-T1-F-000001', 'NIMMANHAEMIN1-COUNTER10-F-000001'];
  const rows = numbers.map((value) => ({ label: 'ใบกำกับภาษี', value }));
  const bytes = await drawPdf({
    ...{ number: 'B01-F-000007', logo: null, date: new Date('2026-11-29T10:00:00Z'), attachment: null },
    blocks: [{ type: 'PARTIES', seller: ['บริษัท แต้ม จำกัด'], rows, buyer: null }, { type: 'RULE' }],
  });
  const { text } = await readPdf(bytes);
  for (const number of numbers) expect(text).toContain(number);
});

test('issue 36 a file is for users who may print it, in a branch in which they work', async () => {
  const shop = await at.openShop('taxed');
  const other = await openTaxedShop(at.tests);
  const [document] = await at.drawn(shop);
  const statusOf = async (from: TestShop, path: string) => (await at.fetchFile(from, path)).status;
  expect(await statusOf(other, `tax-documents/${document?.id}/pdf`)).toBe(404);
  expect(await statusOf(other, `transactions/${document?.transaction_id}/pdf`)).toBe(404);
  expect(await statusOf(shop, 'tax-documents/nonsense/pdf')).toBe(404);
  expect(await statusOf(shop, `tax-documents/${document?.id}/pdf?language=de`)).toBe(400);
  await at.tests.rows(shop, 'update merchant_users set branch_ids = $1', [[shop.otherBranchId]]);
  expect(await statusOf(shop, `tax-documents/${document?.id}/pdf`)).toBe(404);
  expect(await statusOf(shop, `transactions/${document?.transaction_id}/pdf`)).toBe(404);
});

test('issue 36 a user who may not know customers has a paper without its buyer or its member, and no data that name them', async () => {
  const shop = await at.openShop('taxed');
  const rights = JSON.stringify([{ object_code: PAGE.outputTax, action_codes: ['Read'] }]);
  await at.tests.rows(shop, 'update merchant_roles set authorizes = $1', [rights]);
  for (const { id, kind, document_no, transaction_id } of await at.drawn(shop)) {
    const bytes = await at.pdf(shop, `tax-documents/${id}/pdf`);
    const { text, files } = await readPdf(bytes);
    expect(text).toContain(document_no);
    const said = `${text}${files.map((file) => file.text).join('')}`.replace(/\s+/g, '');
    for (const secret of ['น้ําดื่ม', 'ถนนพระราม', 'สาขาที่00002', '010553600031300002', 'Somchai'])
      expect([kind, said.includes(secret)]).toEqual([kind, false]);
    expect(files).toHaveLength(kind === 'ABBREVIATED' ? 1 : 0);
    expect((await at.fetchFile(shop, `transactions/${transaction_id}/pdf`)).status).toBe(400);
  }
});

test('issue 36 a shop without tax invoices has its receipt as a file, without data', async () => {
  const shop = await at.tests.openShop();
  const sale = await at.tests.sell(shop, { coffee: 2 });
  const { text, files } = await readPdf(await at.pdf(shop, `transactions/${sale.id}/pdf?language=en`));
  expect(text).toContain(sale.transaction_no);
  expect(text).toContain('90.00');
  expect(files).toEqual([]);
});
