import { satang, toBaht, ZERO } from '@taem/domain/money/money.ts';
import { type TaxDocumentKind, type TaxFigures, taxDifference, taxFigures } from '@taem/domain/till/taxDocument.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodesAt, readXml, textAt } from '../../testing/readPdf.ts';
import { taxXml, type XmlTaxDocument } from './taxXml.ts';

const seller = { name: 'Shop', address: null, taxId: '0105536000313', branchNo: '00000' };

function documentOf(kind: TaxDocumentKind, { lines, percent, ...figures }: TaxFigures): XmlTaxDocument {
  const { total, exempt, value, vat } = figures;
  return {
    ...{
      kind,
      documentNo: '1',
      documentDate: '2026-11-29',
      issuedAt: '2026-11-29T10:00:00Z',
      refersTo: null,
      replaces: null,
      notes: [],
    },
    ...{ prints: 0, buyer: null, seller, percent, isVatAdded: true, leftValue: null, reason: null },
    ...{ total: toBaht(total), exempt: toBaht(exempt), value: toBaht(value), vat: toBaht(vat) },
    lines: lines.map(({ type, name, code, qty, isExempt, ...line }) => ({
      ...{ type, name, code, quantity: qty, isExempt, price: toBaht(line.price), amount: toBaht(line.amount) },
      ...{ discountAmount: toBaht(line.discount), value: toBaht(line.value) },
    })),
  };
}

function sumsOf(document: XmlTaxDocument) {
  const root = readXml(taxXml(document));
  const trade = 'SupplyChainTradeTransaction';
  const sums = `${trade}/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation`;
  const ofLine = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation';
  const inSatang = (text: string | undefined) => Math.round(Number(text) * 100);
  return {
    total: inSatang(textAt(root, `${sums}/GrandTotalAmount`)),
    lines: nodesAt(root, `${trade}/IncludedSupplyChainTradeLineItem`).map((line) =>
      inSatang(textAt(line, `${ofLine}/NetIncludingTaxesLineTotalAmount`)),
    ),
  };
}

const goodsOf = (prices: readonly number[], exempt: readonly number[] = []) =>
  prices.map((price, position) => ({
    ...{ position, productId: `${position}`, name: 'Tea', code: null, qty: 1, price: satang(price) },
    isExempt: exempt.includes(position),
  }));

test('issue 36 lines with added VAT come to the total of the document, whose VAT is rounded once', () => {
  const of = (prices: number[]) =>
    taxFigures({ goods: goodsOf(prices), delivery: ZERO, offers: [], total: satang(9_999), isVatAdded: true }, 7);
  const { total, lines } = sumsOf(documentOf('FULL', of([3_333, 3_333, 3_333])));
  expect([total, lines]).toEqual([10_699, [3_566, 3_567, 3_566]]);
});

test('issue 36 whatever stands on an invoice and its notes, the lines of each come to its total', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }),
      fc.integer({ min: 0, max: 3_000 }),
      fc.integer({ min: 1, max: 8 }),
      (prices, exempt, delivery, stays) => {
        const basis = (goods: ReturnType<typeof goodsOf>) => ({
          ...{ goods, delivery: satang(delivery), offers: [], isVatAdded: true },
          total: satang(goods.reduce((sum, { price }) => sum + price, delivery)),
        });
        const goods = goodsOf(prices, exempt);
        const invoice = taxFigures(basis(goods), 7);
        const left = taxFigures(basis(goods.slice(0, stays)), 7);
        const note = taxDifference([invoice], left);
        for (const document of [documentOf('FULL', invoice), documentOf('CREDIT_NOTE', note)]) {
          const { total, lines } = sumsOf(document);
          expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('issue 36 a note of an invoice without a buyer names none by the code for that, as a note has to have a buyer', () => {
  const figures = taxFigures(
    { goods: goodsOf([5_000]), delivery: ZERO, offers: [], total: satang(5_000), isVatAdded: true },
    7,
  );
  const refersTo = { kind: 'ABBREVIATED', documentNo: 'A-1', documentDate: '2026-11-29', value: 50 } as const;
  const root = readXml(taxXml({ ...documentOf('CREDIT_NOTE', figures), refersTo }));
  const parties = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
  expect(nodesAt(root, `${parties}/BuyerTradeParty/SpecifiedTaxRegistration/ID`)).toMatchObject([
    { text: 'N/A', attributes: { schemeID: 'OTHR' } },
  ]);
  expect(textAt(root, `${parties}/AdditionalReferencedDocument/ReferenceTypeCode`)).toBe('T05');
});
