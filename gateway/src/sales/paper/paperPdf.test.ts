import { inflateSync } from 'node:zlib';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { formatMoney } from '@taem/domain/money/formatNumber.ts';
import { satang } from '@taem/domain/money/money.ts';
import { formatTaxId } from '@taem/domain/person/taxId.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { discountedSet } from '../../testing/discountedSet.ts';
import { openTaxedShop } from '../../testing/openTaxedShop.ts';
import { nodesAt, readPdf, readXml, textAt } from '../../testing/readPdf.ts';
import {
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
  voidBody,
} from '../../testing/startReversalTests.ts';
import { saleBody, type TestShop } from '../../testing/testShop.ts';
import { drawPdf } from './drawPdf.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const BUYER = {
  name: 'ห้างหุ้นส่วน น้ำดื่ม & <ชา>',
  address: '1 ถนนพระราม 1\nกรุงเทพมหานคร 10330',
  tax_id: '0105536000313',
  branch_no: '00002',
};

async function call(shop: TestShop, path: string, body: object) {
  const answer = await tests.call(shop, 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload;
}

async function fetchFile(shop: TestShop, path: string) {
  const headers = { authorization: await tests.authorize(shop) };
  const answer = await tests.app.inject({ method: 'GET', url: `/v3.0/${path}`, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

async function pdf(shop: TestShop, path: string) {
  const { status, bytes } = await fetchFile(shop, path);
  expect(status, bytes.toString('latin1').slice(0, 500)).toBe(200);
  return bytes;
}

interface Drawn {
  id: string;
  kind: string;
  document_no: string;
  total: number;
  exempt: number;
  value: number;
  vat: number;
  left_value: number | null;
  transaction_id: string;
}

const drawn = (shop: TestShop) =>
  tests.rows<Drawn>(
    shop,
    `select id, kind, document_no, total::int, exempt::int, value::int, vat::int, left_value::int, transaction_id
      from tax_documents order by kind, number`,
  );

/** Satang as a paper writes them; of a credit note above zero. */
const written = ({ kind }: { kind: string }, amount: number) =>
  formatMoney(satang(kind === 'CREDIT_NOTE' ? -amount : amount));

async function back(shop: TestShop, sale: SoldSale, pieces: (readonly [number, number])[]) {
  const lines = pieces.map(([position, qty]) => ({ position, qty }));
  const place = { transaction_no: sale.transaction_no, branch_id: shop.branchId };
  const { amount, __v } = await call(shop, 'payment/return/preview', { ...place, lines, delivery: true });
  return await call(shop, 'payment/return', returnBody(shop, { ...sale, __v }, pieces, amount));
}

/** A shop with a sale of every kind of goods, its full invoice, a credit note and one by a void. */
async function openShop(goods: string) {
  const shop = await openTaxedShop(tests);
  if (goods.includes('exempt')) await tests.rows(shop, "update products set is_vat_exempt = true where name = 'tea'");
  const sale = await tests.sell(shop, { coffee: 3, tea: 2, memberId: shop.memberId, pointsAsCash: 7 });
  await call(shop, 'tax-documents', { transaction_id: sale.id, buyer: BUYER });
  await back(shop, sale, [[1, 1]]);
  const other = await tests.sell(shop, { coffee: 1 });
  await call(shop, 'payment/void', voidBody(shop, other));
  return shop;
}

describe.each(['taxed', 'partly exempt'])('issue 36 of %s goods', (goods) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(goods);
  });

  test.each(['th', 'en'])(
    'every document in %s has its number, its parties and its figures, and its data agree to the satang',
    async (language) => {
      const documents = await drawn(shop);
      expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(['ABBREVIATED', 'FULL', 'CREDIT_NOTE']));
      for (const document of documents) {
        const { text, files } = await readPdf(await pdf(shop, `tax-documents/${document.id}/pdf?language=${language}`));
        const flat = text.replace(/\s+/g, ' ');
        expect(flat).toContain(document.document_no);
        expect(flat).toContain(formatTaxId('0105536000313'));
        for (const amount of [document.total, document.vat, document.value])
          expect(flat).toContain(written(document, amount));
        expect(files.map(({ name }) => name)).toEqual(['ETDA-invoice.xml']);
        agree(document, files[0]?.text ?? '');
      }
    },
  );
});

/** What an independent reader finds in the data is what stands in the document. */
function agree(document: Drawn, xml: string) {
  const sign = document.kind === 'CREDIT_NOTE' ? -1 : 1;
  const [root, settlement] = [readXml(xml), 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement'];
  const satangAt = (path: string) => Math.round(Number(textAt(root, path)) * 100);
  const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;
  expect(textAt(root, 'ExchangedDocument/ID')).toBe(document.document_no);
  expect(satangAt(`${sums}/GrandTotalAmount`)).toBe(sign * document.total);
  expect(satangAt(`${sums}/TaxTotalAmount`)).toBe(sign * document.vat);
  expect(satangAt(`${sums}/TaxBasisTotalAmount`)).toBe(sign * document.value);
  const net = sign * (document.value + document.exempt);
  expect(satangAt(`${sums}/LineTotalAmount`)).toBe(document.left_value ?? net);
  const taxes = nodesAt(root, `${settlement}/ApplicableTradeTax`).map((node) => [
    ...['TypeCode', 'CalculatedRate', 'BasisAmount', 'CalculatedAmount'].map((name) => textAt(node, name)),
  ]);
  const inBaht = (amount: number) => ((sign * amount) / 100).toFixed(2);
  expect(taxes).toEqual([
    ['VAT', '7', inBaht(document.value), inBaht(document.vat)],
    ...(document.exempt === 0 ? [] : [['FRE', '0', inBaht(document.exempt), '0.00']]),
  ]);
  const lines = nodesAt(root, 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem');
  const sumOf = (name: string) =>
    lines.reduce(
      (sum, line) =>
        sum +
        Math.round(
          Number(textAt(line, `SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/${name}`)) *
            100,
        ),
      0,
    );
  expect([sumOf('NetLineTotalAmount'), sumOf('NetIncludingTaxesLineTotalAmount')]).toEqual([
    net,
    sign * document.total,
  ]);
}

test('issue 36 the data of a full invoice and of its note have the codes of the authority, the parties and what they correct', async () => {
  const shop = await openShop('taxed');
  const documents = await drawn(shop);
  const dataOf = async (kind: string) => {
    const { id = '' } = documents.find((document) => document.kind === kind) ?? {};
    return readXml((await readPdf(await pdf(shop, `tax-documents/${id}/pdf`))).files[0]?.text ?? '');
  };
  const [abbreviated, full, note] = await Promise.all([dataOf('ABBREVIATED'), dataOf('FULL'), dataOf('CREDIT_NOTE')]);
  const parties = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
  expect([abbreviated, full, note].map((root) => [root.name, textAt(root, 'ExchangedDocument/TypeCode')])).toEqual([
    [
      '{urn:etda:uncefact:data:standard:AbbreviatedTaxInvoice_CrossIndustryInvoice:2}AbbreviatedTaxInvoice_CrossIndustryInvoice',
      'T05',
    ],
    ['{urn:etda:uncefact:data:standard:TaxInvoice_CrossIndustryInvoice:2}TaxInvoice_CrossIndustryInvoice', '388'],
    [
      '{urn:etda:uncefact:data:standard:DebitCreditNote_CrossIndustryInvoice:2}DebitCreditNote_CrossIndustryInvoice',
      '81',
    ],
  ]);
  const buyer = nodesAt(full, `${parties}/BuyerTradeParty`)[0];
  expect(buyer && textAt(buyer, 'Name')).toBe(BUYER.name);
  expect(buyer && nodesAt(buyer, 'SpecifiedTaxRegistration/ID')).toMatchObject([
    { text: '010553600031300002', attributes: { schemeID: 'TXID' } },
  ]);
  expect(buyer && textAt(buyer, 'PostalTradeAddress/PostcodeCode')).toBe('10330');
  expect(textAt(full, `${parties}/SellerTradeParty/SpecifiedTaxRegistration/ID`)).toBe('010553600031300000');
  const reference = `${parties}/AdditionalReferencedDocument`;
  expect(['IssuerAssignedID', 'ReferenceTypeCode'].map((name) => textAt(full, `${reference}/${name}`))).toEqual([
    ...['A01-A-000001', 'T05'],
  ]);
  expect(textAt(full, 'ExchangedDocument/PurposeCode')).toBe('TIVC99');
  for (const words of ['Purpose', 'IncludedNote/Content'])
    expect(textAt(full, `ExchangedDocument/${words}`)).toContain('A01-A-000001');
  expect(textAt(note, `${reference}/IssuerAssignedID`)).toBe('A01-F-000001');
  expect(textAt(note, `${reference}/ReferenceTypeCode`)).toBe('388');
  expect(textAt(note, 'ExchangedDocument/PurposeCode')).toBe('CDNG02');
});

test('issue 36 a full invoice in place of another says so in the words of the law and by code, and the old one that it is cancelled', async () => {
  const shop = await openTaxedShop(tests);
  const sale = await tests.sell(shop, { coffee: 2 });
  const issued = await call(shop, 'tax-documents', { transaction_id: sale.id, buyer: { ...BUYER, address: '9' } });
  await back(shop, sale, [[0, 1]]);
  await call(shop, `tax-documents/${issued.document.id}/replacement`, {
    buyer: BUYER,
    reason: 'Wrong Address: typed by a new hand',
  });
  // As text both halves of sara am stand apart.
  const plain = (text: string) => text.replace(/\s+/g, '').normalize('NFKD');
  const read = new Map<string, { flat: string; root: ReturnType<typeof readXml> }>();
  for (const { id, document_no } of await drawn(shop)) {
    const { text, files } = await readPdf(await pdf(shop, `tax-documents/${id}/pdf`));
    read.set(document_no, { flat: plain(text), root: readXml(files[0]?.text ?? '') });
  }
  const [before, after] = [read.get('A01-F-000001'), read.get('A01-F-000002')];
  const note = read.get('A01-C-000002');
  if (!before || !after || !note) throw new Error('Something was not drawn');
  expect(before.flat).toContain(plain('ยกเลิกแล้ว ออกฉบับใหม่เลขที่ A01-F-000002 แทน'));
  expect(after.flat).toContain(plain('เป็นการยกเลิกและออกใบกำกับภาษีฉบับใหม่แทนฉบับเดิมเลขที่ A01-F-000001'));
  expect(note.flat).toContain(plain('แทนฉบับเดิมเลขที่ A01-C-000001'));
  expect(note.flat).toContain(plain('อ้างถึงใบกำกับภาษีเลขที่ A01-F-000002'));
  const reference = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument';
  const saying = ({ root }: typeof after) => [
    ...[textAt(root, 'ExchangedDocument/PurposeCode'), textAt(root, `${reference}/IssuerAssignedID`)],
    textAt(root, `${reference}/ReferenceTypeCode`),
  ];
  expect(saying(after)).toEqual(['TIVC02', 'A01-F-000001', '388']);
  // Also who reads the data alone learns that it is cancelled.
  expect(textAt(before.root, 'ExchangedDocument/IncludedNote/Content')).toContain('A01-F-000002');
  // Words of staff are not for the buyer.
  expect(textAt(after.root, 'ExchangedDocument/Purpose')).toBe('ที่อยู่ผู้ซื้อผิด');
  expect(saying(note)).toEqual(['CDNG02', 'A01-F-000002', '388']);
  expect(textAt(note.root, 'ExchangedDocument/IncludedNote/Content')).toContain('A01-C-000001');
});

test('issue 36 a file is the same bytes each time, and its name is its number', async () => {
  const shop = await openShop('taxed');
  for (const { id, document_no } of await drawn(shop)) {
    const path = `tax-documents/${id}/pdf`;
    const [first, again] = [await fetchFile(shop, path), await fetchFile(shop, path)];
    expect(first.bytes.equals(again.bytes)).toBe(true);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${document_no}.pdf"`,
      'cache-control': 'no-store',
    });
  }
});

test('issue 36 a file has what PDF/A-3b asks for', async () => {
  const shop = await openShop('taxed');
  const logo = await sharp({ create: { width: 400, height: 200, channels: 4, background: '#0a05' } })
    .webp()
    .toBuffer();
  await tests.context.files.put('images/logo.webp', logo);
  await tests.rows(shop, "update merchant_settings set logo_url = '/files/images/logo.webp'");
  const full = (await drawn(shop)).find(({ kind }) => kind === 'FULL');
  const raw = (await pdf(shop, `tax-documents/${full?.id}/pdf`)).toString('latin1');
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
  // A picture with a mask would be transparent, a standard font is in no file.
  expect(raw).toMatch(/\/Subtype \/Image/);
  expect(raw).not.toMatch(/\/Encrypt|\/JavaScript|\/SMask|\/LZWDecode|\/Subtype \/Type1\b|\/Launch|\/ca 0?\.\d/);
});

test('issue 36 a logo that is no picture is left out, and the paper is made', async () => {
  const shop = await openTaxedShop(tests);
  await tests.context.files.put('images/broken.webp', Buffer.from('no picture'));
  await tests.rows(shop, "update merchant_settings set logo_url = '/files/images/broken.webp'");
  const sale = await tests.sell(shop, { coffee: 1 });
  expect((await readPdf(await pdf(shop, `transactions/${sale.id}/pdf`))).text).toContain(sale.transaction_no);
});

test('issue 36 what is copied out of a file is what it says, also sara am and what the font cannot draw', async () => {
  const shop = await openTaxedShop(tests);
  await tests.rows(shop, "update products set name = 'น้ำกล้วยปั่น ทำสด 🍌' where name = 'coffee'");
  const sale = await tests.sell(shop, { coffee: 1 });
  const bytes = await pdf(shop, `transactions/${sale.id}/pdf`);
  const { text } = await readPdf(bytes);
  // As a reader has it that knows nothing of text said apart: both halves of sara am, each once.
  expect(text).toContain('น้ํากล้วยปั่น ทําสด ?');
  const said = Buffer.from('น้ำกล้วยปั่น ทำสด 🍌', 'utf16le').swap16();
  expect(unpacked(bytes).includes(said.toString('latin1').replace(/[()\\]/g, '\\$&'))).toBe(true);
});

/** All that is packed in a file. */
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
  const shop = await openTaxedShop(tests);
  const name = `${'龍'.repeat(30)} 😀 บริษัท`;
  const sale = await tests.sell(shop, { coffee: 1 });
  await call(shop, 'tax-documents', { transaction_id: sale.id, buyer: { ...BUYER, name } });
  await tests.rows(shop, "update products set name = repeat('😀', 300) where name = 'tea'");
  const other = await tests.sell(shop, { tea: 1 });
  const documents = await drawn(shop);
  const read = async (id: string | undefined) => {
    const { text, files } = await readPdf(await pdf(shop, `tax-documents/${id}/pdf`));
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

test('issue 36 a debit note has its figures, what it corrects, and a charge for the discount that was lost', async () => {
  const shop = await openTaxedShop(tests);
  const { transaction: sale } = await call(shop, 'payment/sale', await discountedSet(tests, shop));
  await call(shop, 'tax-documents', { transaction_id: sale.id, buyer: BUYER });
  await call(shop, 'payment/return', returnBody(shop, sale, [[0, 1]], 30));
  const [note] = (await drawn(shop)).filter(({ kind }) => kind === 'DEBIT_NOTE');
  if (!note) throw new Error('There is no debit note.');
  const { text, files } = await readPdf(await pdf(shop, `tax-documents/${note.id}/pdf`));
  const flat = text.replace(/\s+/g, ' ');
  for (const part of ['ใบเพิ่มหนี้', 'A01-D-000001', 'A01-F-000001', '84.11', '112.15', '28.04', '1.96', '30.00'])
    expect(flat).toContain(part);
  agree(note, files[0]?.text ?? '');
  const root = readXml(files[0]?.text ?? '');
  const line = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement';
  const charge = `${line}/SpecifiedTradeAllowanceCharge`;
  expect([textAt(root, 'ExchangedDocument/TypeCode'), textAt(root, 'ExchangedDocument/PurposeCode')]).toEqual([
    '80',
    'DBNG99',
  ]);
  expect([textAt(root, `${charge}/ChargeIndicator`), textAt(root, `${charge}/ActualAmount`)]).toEqual([
    'true',
    '90.00',
  ]);
});

test.each(['ABBREVIATED', 'FULL'])(
  'issue 36 what cash was rounded by stands on a paper %s, and its data have the price',
  async (kind) => {
    const shop = await openTaxedShop(tests);
    await tests.rows(shop, "update merchant_settings set cash_rounding = 'DOWN_100'");
    const channels = [{ type: 'Cash', amount: 120 }];
    const { transaction: sale } = await call(shop, 'payment/sale', { ...saleBody(shop, { tea: 1 }), channels });
    if (kind === 'FULL') await call(shop, 'tax-documents', { transaction_id: sale.id, buyer: BUYER });
    const document = (await drawn(shop)).find((each) => each.kind === kind);
    const { text, files } = await readPdf(await pdf(shop, `tax-documents/${document?.id}/pdf?language=en`));
    expect(text.replace(/\s+/g, ' ')).toMatch(/Total 120\.50.* Rounding -0\.50/);
    if (document) agree(document, files[0]?.text ?? '');
  },
);

test('issue 36 a long invoice goes on to further pages, each with its number and the heads of its columns, and loses nothing', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [`สินค้าลำดับที่ ${at + 1} ของบิล`, String(at), `${at}.00`] as const);
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

test('issue 36 a file is for users who may print it, in a branch in which they work', async () => {
  const shop = await openShop('taxed');
  const other = await openTaxedShop(tests);
  const [document] = await drawn(shop);
  const statusOf = async (from: TestShop, path: string) => (await fetchFile(from, path)).status;
  expect(await statusOf(other, `tax-documents/${document?.id}/pdf`)).toBe(404);
  expect(await statusOf(other, `transactions/${document?.transaction_id}/pdf`)).toBe(404);
  expect(await statusOf(shop, 'tax-documents/nonsense/pdf')).toBe(404);
  expect(await statusOf(shop, `tax-documents/${document?.id}/pdf?language=de`)).toBe(400);
  await tests.rows(shop, 'update merchant_users set branch_ids = $1', [[shop.otherBranchId]]);
  expect(await statusOf(shop, `tax-documents/${document?.id}/pdf`)).toBe(404);
  expect(await statusOf(shop, `transactions/${document?.transaction_id}/pdf`)).toBe(404);
});

test('issue 36 a user who may not know customers has a paper without its buyer or its member, and no data that name them', async () => {
  const shop = await openShop('taxed');
  const rights = JSON.stringify([{ object_code: PAGE.outputTax, action_codes: ['Read'] }]);
  await tests.rows(shop, 'update merchant_roles set authorizes = $1', [rights]);
  for (const { id, kind, document_no, transaction_id } of await drawn(shop)) {
    const bytes = await pdf(shop, `tax-documents/${id}/pdf`);
    const { text, files } = await readPdf(bytes);
    expect(text).toContain(document_no);
    const said = `${text}${files.map((file) => file.text).join('')}`.replace(/\s+/g, '');
    for (const secret of ['น้ําดื่ม', 'ถนนพระราม', 'สาขาที่00002', '010553600031300002', 'Somchai'])
      expect([kind, said.includes(secret)]).toEqual([kind, false]);
    expect(files).toHaveLength(kind === 'ABBREVIATED' ? 1 : 0);
    expect((await fetchFile(shop, `transactions/${transaction_id}/pdf`)).status).toBe(400);
  }
});

test('issue 36 a shop without tax invoices has its receipt as a file, without data', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { coffee: 2 });
  const { text, files } = await readPdf(await pdf(shop, `transactions/${sale.id}/pdf?language=en`));
  expect(text).toContain(sale.transaction_no);
  expect(text).toContain('90.00');
  expect(files).toEqual([]);
});
