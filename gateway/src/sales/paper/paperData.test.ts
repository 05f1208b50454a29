import { formatMoney } from '@taem/domain/money/formatNumber.ts';
import { satang } from '@taem/domain/money/money.ts';
import { formatTaxId } from '@taem/domain/person/taxId.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { discountedSet } from '../../testing/discountedSet.ts';
import { openTaxedShop } from '../../testing/openTaxedShop.ts';
import { nodesAt, readPdf, readXml, textAt } from '../../testing/readPdf.ts';
import { BUYER, type Drawn, startPaperTests } from '../../testing/startPaperTests.ts';
import { returnBody } from '../../testing/startReversalTests.ts';
import { saleBody, type TestShop } from '../../testing/testShop.ts';

const at = openForTests(startPaperTests);

/** Returns satang as a paper writes them; those of a credit note are above zero. */
const written = ({ kind }: { kind: string }, amount: number) =>
  formatMoney(satang(kind === 'CREDIT_NOTE' ? -amount : amount));

describe.each(['taxed', 'partly exempt'])('issue 36 of %s goods', (goods) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await at.openShop(goods);
  });

  test.each(['th', 'en'])(
    'every document in %s has its number, its parties and its figures, and its data agree to the satang',
    async (language) => {
      const documents = await at.drawn(shop);
      expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(['ABBREVIATED', 'FULL', 'CREDIT_NOTE']));
      for (const document of documents) {
        const { text, files } = await readPdf(
          await at.pdf(shop, `tax-documents/${document.id}/pdf?language=${language}`),
        );
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

/** Checks that an independent reader finds in the data what the document says. */
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
  const shop = await at.openShop('taxed');
  const documents = await at.drawn(shop);
  const dataOf = async (kind: string) => {
    const { id = '' } = documents.find((document) => document.kind === kind) ?? {};
    return readXml((await readPdf(await at.pdf(shop, `tax-documents/${id}/pdf`))).files[0]?.text ?? '');
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
  const shop = await openTaxedShop(at.tests);
  const sale = await at.tests.sell(shop, { coffee: 2 });
  const issued = await at.call(shop, 'tax-documents', { transaction_id: sale.id, buyer: { ...BUYER, address: '9' } });
  await at.back(shop, sale, [[0, 1]]);
  await at.call(shop, `tax-documents/${issued.document.id}/replacement`, {
    buyer: BUYER,
    reason: 'Wrong Address: typed by a new hand',
  });
  // In the text of the file, sara am is two characters.
  const plain = (text: string) => text.replace(/\s+/g, '').normalize('NFKD');
  const read = new Map<string, { flat: string; root: ReturnType<typeof readXml> }>();
  for (const { id, document_no } of await at.drawn(shop)) {
    const { text, files } = await readPdf(await at.pdf(shop, `tax-documents/${id}/pdf`));
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
  // The data alone also says that it is cancelled.
  expect(textAt(before.root, 'ExchangedDocument/IncludedNote/Content')).toContain('A01-F-000002');
  // Notes of staff are not for the buyer.
  expect(textAt(after.root, 'ExchangedDocument/Purpose')).toBe('ที่อยู่ผู้ซื้อผิด');
  expect(saying(note)).toEqual(['CDNG02', 'A01-F-000002', '388']);
  expect(textAt(note.root, 'ExchangedDocument/IncludedNote/Content')).toContain('A01-C-000001');
});

test('issue 36 a debit note has its figures, what it corrects, and a charge for the discount that was lost', async () => {
  const shop = await openTaxedShop(at.tests);
  const { transaction: sale } = await at.call(shop, 'payment/sale', await discountedSet(at.tests, shop));
  await at.call(shop, 'tax-documents', { transaction_id: sale.id, buyer: BUYER });
  await at.call(shop, 'payment/return', returnBody(shop, sale, [[0, 1]], 30));
  const [note] = (await at.drawn(shop)).filter(({ kind }) => kind === 'DEBIT_NOTE');
  if (!note) throw new Error('There is no debit note.');
  const { text, files } = await readPdf(await at.pdf(shop, `tax-documents/${note.id}/pdf`));
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
    const shop = await openTaxedShop(at.tests);
    await at.tests.rows(shop, "update merchant_settings set cash_rounding = 'DOWN_100'");
    const channels = [{ type: 'Cash', amount: 120 }];
    const { transaction: sale } = await at.call(shop, 'payment/sale', { ...saleBody(shop, { tea: 1 }), channels });
    if (kind === 'FULL') await at.call(shop, 'tax-documents', { transaction_id: sale.id, buyer: BUYER });
    const document = (await at.drawn(shop)).find((each) => each.kind === kind);
    const { text, files } = await readPdf(await at.pdf(shop, `tax-documents/${document?.id}/pdf?language=en`));
    expect(text.replace(/\s+/g, ' ')).toMatch(/Total 120\.50.* Rounding −0\.50/);
    if (document) agree(document, files[0]?.text ?? '');
  },
);
