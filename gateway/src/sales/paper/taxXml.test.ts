import { satang, toBaht, ZERO } from '@taem/domain/money/money.ts';
import { type TaxDocumentKind, type TaxFigures, taxDifference, taxFigures } from '@taem/domain/till/taxDocument.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nodesAt, readXml, textAt, type XmlNode } from '../../testing/readPdf.ts';
import { taxXml, type XmlTaxDocument, xmlMetadata } from './taxXml.ts';

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

describe('the data of a document', () => {
  const [DAY, MIDNIGHT] = ['2026-11-29', '2026-11-29T00:00:00'];
  const line = {
    ...({ type: 'GOODS', name: 'Tea', code: 'T-1', quantity: 2, isExempt: false } as const),
    ...{ price: 60, amount: 120, discountAmount: -20, value: 100 },
  };
  const FULL: XmlTaxDocument = {
    ...{ kind: 'FULL', documentNo: 'F-2', documentDate: DAY, issuedAt: '2026-11-29T10:00:00+07:00', notes: [] },
    ...{ refersTo: null, replaces: null, buyer: null, seller, percent: 7, isVatAdded: false, leftValue: null },
    ...{ reason: null, total: 107, exempt: 0, value: 100, vat: 7, lines: [] },
  };
  const of = (kind: TaxDocumentKind, documentNo: string) => ({ kind, documentNo, documentDate: DAY, value: 250 });
  const CREDIT: XmlTaxDocument = {
    ...FULL,
    ...{ kind: 'CREDIT_NOTE', total: -107, value: -100, vat: -7, leftValue: 150, refersTo: of('FULL', 'F-1') },
    cause: 'RETURN',
  };
  const DEBIT: XmlTaxDocument = {
    ...FULL,
    kind: 'DEBIT_NOTE',
    cause: 'RETURN',
    refersTo: of('FULL', 'F-1'),
    leftValue: 350,
  };
  const BUYER = { name: 'Som', address: null, taxId: null, branchNo: null };

  /** Returns the values below an element, one on a line. */
  function linesOf(document: XmlTaxDocument, path: string): string[] {
    const flat = ({ name, attributes, text, children }: XmlNode, above: string): string[] => {
      const at = `${above}${name.replace(/^\{.*\}/, '')}`;
      if (children.length > 0) return children.flatMap((child) => flat(child, `${at}/`));
      return [[at, ...Object.values(attributes), text].join(' ').trim()];
    };
    return nodesAt(readXml(taxXml(document)), path).flatMap(({ children }) =>
      children.flatMap((each) => flat(each, '')),
    );
  }

  it.each<[string, XmlTaxDocument, string, string, string[]]>([
    ['of an invoice', FULL, 'ใบกำกับภาษี', '388', []],
    ['of an abbreviated one', { ...FULL, kind: 'ABBREVIATED' }, 'ใบกำกับภาษีอย่างย่อ', 'T05', []],
    ['with a reason that has a code', { ...FULL, reason: 'Wrong Name: x' }, 'ใบกำกับภาษี', '388', ['ชื่อผู้ซื้อผิด', 'TIVC01']],
    ['with another of these', { ...FULL, reason: 'Wrong Address' }, 'ใบกำกับภาษี', '388', ['ที่อยู่ผู้ซื้อผิด', 'TIVC02']],
    ['with one without a code', { ...FULL, reason: 'Wrong Buyer' }, 'ใบกำกับภาษี', '388', ['ออกให้ผิดคน', 'TIVC99']],
    ['with a reason in words', { ...FULL, reason: 'Other: ตามคำขอ' }, 'ใบกำกับภาษี', '388', ['ตามคำขอ', 'TIVC99']],
    ['with a text that is none', { ...FULL, reason: 'Because' }, 'ใบกำกับภาษี', '388', []],
    ['of goods that came back', { ...CREDIT, reason: 'Damaged: wet' }, 'ใบลดหนี้', '81', ['ชำรุด · wet', 'CDNG02']],
    ['of the wrong goods', { ...CREDIT, reason: 'Wrong Product' }, 'ใบลดหนี้', '81', ['หยิบสินค้าผิด', 'CDNG05']],
    ['of goods for another reason', { ...CREDIT, reason: 'Not Wanted' }, 'ใบลดหนี้', '81', ['ลูกค้าเปลี่ยนใจ', 'CDNG99']],
    ['of a void sale', { ...CREDIT, cause: 'VOID', reason: 'Wrong Product' }, 'ใบลดหนี้', '81', ['คิดสินค้าผิด', 'CDNG99']],
    [
      'of goods for two reasons',
      { ...CREDIT, reason: 'Damaged: wet, Wrong Product' },
      ...(['ใบลดหนี้', '81', ['ชำรุด · wet / หยิบสินค้าผิด', 'CDNG99']] as const),
    ] as never,
    [
      'of goods for one reason with two details',
      { ...CREDIT, reason: 'Damaged: wet, Damaged: torn' },
      ...(['ใบลดหนี้', '81', ['ชำรุด · wet / ชำรุด · torn', 'CDNG02']] as const),
    ] as never,
    ['of an unknown cause', { ...CREDIT, cause: null, reason: 'Damaged' }, 'ใบลดหนี้', '81', ['Damaged', 'CDNG99']],
    ['of goods without a reason', CREDIT, 'ใบลดหนี้', '81', ['-', 'CDNG99']],
    [
      'of what is more to pay',
      { ...DEBIT, reason: 'Damaged' },
      ...(['ใบเพิ่มหนี้', '80', ['สาเหตุที่เพิ่มหนี้: ส่วนลดลดลงหลังคืนสินค้า (ชำรุด)', 'DBNG99']] as const),
    ] as never,
  ])('says what it is and why by the codes of the authority: %s', (_, document, name, code, purpose) => {
    const [words, ofPurpose] = purpose;
    expect(linesOf(document, 'ExchangedDocument')).toEqual([
      ...['ID F-2', `Name ${name}`, `TypeCode ${code}`, `IssueDateTime ${MIDNIGHT}`],
      ...(words ? [`Purpose ${words}`, `PurposeCode ${ofPurpose}`] : []),
      'CreationDateTime 2026-11-29T03:00:00.000Z',
    ]);
  });

  it.each<[string, Partial<XmlTaxDocument>, string[]]>([
    [
      'an abbreviated invoice, which is its purpose',
      { replaces: of('ABBREVIATED', 'A-1'), reason: 'Wrong Name' },
      [
        'Purpose ยกเลิกใบกำกับภาษีอย่างย่อเลขที่ A-1 วันที่ 29-11-2569 และออกใบกำกับภาษีฉบับนี้แทน',
        'PurposeCode TIVC99',
        'IncludedNote/Content ยกเลิกใบกำกับภาษีอย่างย่อเลขที่ A-1 วันที่ 29-11-2569 และออกใบกำกับภาษีฉบับนี้แทน',
      ],
    ],
    [
      'a full one, for its own reason',
      { replaces: of('FULL', 'F-1'), reason: 'Wrong Name' },
      [
        'Purpose ชื่อผู้ซื้อผิด',
        'PurposeCode TIVC01',
        'IncludedNote/Content เป็นการยกเลิกและออกใบกำกับภาษีฉบับใหม่แทนฉบับเดิมเลขที่ F-1 วันที่ 29-11-2569',
      ],
    ],
    [
      'nothing, and another stands in its place',
      { replacedBy: of('FULL', 'F-3') },
      ['IncludedNote/Content ยกเลิกแล้ว ออกฉบับใหม่เลขที่ F-3 แทน'],
    ],
  ])('notes what it stands in place of: %s', (_, changes, noted) => {
    const all = linesOf({ ...FULL, ...changes }, 'ExchangedDocument');
    expect(all.filter((each) => /^(Purpose|IncludedNote)/.test(each))).toEqual(noted);
  });

  const AGREEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
  const REGISTRATION = 'SpecifiedTaxRegistration/ID';
  const parts = {
    ...{ houseNo: '1', building: 'Tower', moo: '2', soi: 'Ari', road: 'Rama I', postcode: '10330' },
    subDistrictCode: '103301',
  };
  const buyers: [string, XmlTaxDocument['buyer'] & object, string[]][] = [
    [
      'a business by its branch',
      { ...BUYER, taxId: '0105536000313', branchNo: '00002' },
      [`${REGISTRATION} TXID 010553600031300002`],
    ],
    ['a person', { ...BUYER, taxId: '1101700230708' }, [`${REGISTRATION} NIDN 1101700230708`]],
    ['who names none', BUYER, [`${REGISTRATION} OTHR N/A`]],
    [
      'an address in one line, by its last postcode',
      { ...BUYER, address: '12345 Ari\nBangkok  10330' },
      [
        `${REGISTRATION} OTHR N/A`,
        'PostalTradeAddress/PostcodeCode 10330',
        'PostalTradeAddress/LineOne 12345 Ari Bangkok 10330',
        'PostalTradeAddress/CountryID 3166-1 alpha-2 TH',
      ],
    ],
    [
      'an address without a postcode',
      { ...BUYER, address: '1 Ari 103301' },
      [
        `${REGISTRATION} OTHR N/A`,
        'PostalTradeAddress/LineOne 1 Ari 103301',
        'PostalTradeAddress/CountryID 3166-1 alpha-2 TH',
      ],
    ],
  ];

  it.each(buyers)('names its buyer: %s', (_, buyer, lines) => {
    const named = (party: string, found: readonly string[]) => found.map((each) => `${party}/${each}`);
    const ofSeller = ['Name Shop', `${REGISTRATION} TXID 010553600031300000`];
    expect(linesOf({ ...FULL, buyer }, AGREEMENT)).toEqual([
      ...named('SellerTradeParty', ofSeller),
      ...named('BuyerTradeParty', ['Name Som', ...lines]),
    ]);
  });

  it('names parts of an address by the codes of the authority, those that there are', () => {
    const address = (addressParts: NonNullable<XmlTaxDocument['seller']['addressParts']>) =>
      linesOf(
        { ...FULL, seller: { ...seller, address: 'x', addressParts } },
        `${AGREEMENT}/SellerTradeParty/PostalTradeAddress`,
      );
    const codes = [
      'CityName 1033',
      'CitySubDivisionName 103301',
      'CountryID 3166-1 alpha-2 TH',
      'CountrySubDivisionID 10',
    ];
    expect(address(parts)).toEqual([
      ...['PostcodeCode 10330', 'BuildingName Tower', 'LineThree Ari', 'LineFive 2', 'StreetName Rama I'],
      ...[...codes, 'BuildingNumber 1'],
    ]);
    const nothing = { houseNo: null, building: null, moo: null, soi: null, road: null, postcode: null };
    expect(address({ ...nothing, subDistrictCode: '103301' })).toEqual(codes);
    expect(address({ ...nothing, subDistrictCode: null })).toEqual([
      ...['CityName', 'CitySubDivisionName', 'CountryID 3166-1 alpha-2 TH', 'CountrySubDivisionID'],
    ]);
  });

  it('of a note names the invoice that it corrects, and none where there is none', () => {
    const reference = ['IssuerAssignedID F-1', `IssueDateTime ${MIDNIGHT}`, 'ReferenceTypeCode 388'];
    expect(linesOf(CREDIT, `${AGREEMENT}/AdditionalReferencedDocument`)).toEqual(reference);
    expect(linesOf(FULL, AGREEMENT)).toEqual([
      'SellerTradeParty/Name Shop',
      `SellerTradeParty/${REGISTRATION} TXID 010553600031300000`,
    ]);
  });

  const SETTLEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
  it.each<[string, XmlTaxDocument, string[], string[]]>([
    [
      'an invoice',
      FULL,
      ['VAT 7 100.00 7.00'],
      ['LineTotalAmount 100.00', 'TaxBasisTotalAmount 100.00', 'TaxTotalAmount 7.00', 'GrandTotalAmount 107.00'],
    ],
    [
      'an invoice of some exempt goods',
      { ...FULL, exempt: 50, total: 157 },
      ['VAT 7 100.00 7.00', 'FRE 0 50.00 0.00'],
      ['LineTotalAmount 150.00', 'TaxBasisTotalAmount 100.00', 'TaxTotalAmount 7.00', 'GrandTotalAmount 157.00'],
    ],
    [
      'a credit note, above zero',
      CREDIT,
      ['VAT 7 100.00 7.00'],
      [
        ...['OriginalInformationAmount 250.00', 'LineTotalAmount 150.00', 'DifferenceInformationAmount 100.00'],
        ...['TaxBasisTotalAmount 100.00', 'TaxTotalAmount 7.00', 'GrandTotalAmount 107.00'],
      ],
    ],
    [
      'a debit note',
      DEBIT,
      ['VAT 7 100.00 7.00'],
      [
        ...['OriginalInformationAmount 250.00', 'LineTotalAmount 350.00', 'DifferenceInformationAmount 100.00'],
        ...['TaxBasisTotalAmount 100.00', 'TaxTotalAmount 7.00', 'GrandTotalAmount 107.00'],
      ],
    ],
    [
      'a note of before what is left was written down',
      { ...CREDIT, leftValue: null, refersTo: null },
      ['VAT 7 100.00 7.00'],
      [
        ...['LineTotalAmount 100.00', 'DifferenceInformationAmount 100.00'],
        ...['TaxBasisTotalAmount 100.00', 'TaxTotalAmount 7.00', 'GrandTotalAmount 107.00'],
      ],
    ],
  ])('comes to its sums, value by value: %s', (_, document, taxes, sums) => {
    const [currency, ...rest] = linesOf(document, SETTLEMENT);
    expect(currency).toBe('InvoiceCurrencyCode ISO 4217 3A THB');
    const taxed = nodesAt(readXml(taxXml(document)), `${SETTLEMENT}/ApplicableTradeTax`);
    expect(taxed.map(({ children }) => children.map(({ text }) => text).join(' '))).toEqual(taxes);
    const summation = 'SpecifiedTradeSettlementHeaderMonetarySummation';
    expect(rest.slice(4 * taxes.length)).toEqual(sums.map((sum) => `${summation}/${sum}`));
  });

  const DISCOUNT = 'SpecifiedTradeAllowanceCharge';
  it.each<[string, XmlTaxDocument, Partial<XmlTaxDocument['lines'][number]>, string[]]>([
    ['goods with a discount', FULL, {}, ['T-1', 'Tea', '60.00', 'C62 2', 'false', '20.00', '100.00', '100.00']],
    ['goods without a code', FULL, { code: null, discountAmount: 0 }, ['Tea', '60.00', 'C62 2', '100.00', '120.00']],
    [
      'delivery in the words of the paper',
      FULL,
      { type: 'DELIVERY', code: null, discountAmount: 0 },
      ['ค่าจัดส่ง', '60.00', 'C62 2', '100.00', '120.00'],
    ],
    [
      'goods that came back, above zero',
      CREDIT,
      { quantity: -2, amount: -120, discountAmount: 20, value: -100 },
      ['T-1', 'Tea', '60.00', 'C62 2', 'false', '20.00', '100.00', '100.00'],
    ],
    [
      'a discount that was lost, which is charged',
      DEBIT,
      { quantity: 0, amount: 0, discountAmount: 20, value: 20 },
      ['T-1', 'Tea', '60.00', 'C62 0', 'true', '20.00', '20.00', '20.00'],
    ],
  ])('has each line with what it comes to: %s', (_, document, changes, values) => {
    const lines = linesOf(
      { ...document, lines: [{ ...line, ...changes }] },
      'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem',
    );
    expect(lines.map((each) => each.slice(each.indexOf(' ') + 1))).toEqual(['1', ...values]);
    expect(lines.filter((each) => each.includes(DISCOUNT))).toHaveLength(values.length > 6 ? 2 : 0);
  });

  it('adds VAT to the lines that bear it, the rounding to the last of them', () => {
    const lines = [0.5, 0.5, 0.5].map((value, at) => ({
      ...{ ...line, discountAmount: 0, amount: value, price: value, value, quantity: 1 },
      isExempt: at === 1,
    }));
    const document = {
      ...FULL,
      isVatAdded: true,
      vat: 0.07,
      exempt: 0.5,
      value: 1,
      total: 1.57,
      lines: [...lines, { ...lines[1], name: 'Rice' } as never],
    };
    expect(sumsOf(document)).toEqual({ total: 157, lines: [54, 50, 53, 50] });
    expect(sumsOf({ ...document, isVatAdded: false }).lines).toEqual([50, 50, 50, 50]);
  });

  it('has no character that XML cannot have, and of a long text the first 256, no emoji cut in two', () => {
    const nameOf = (name: string | null) =>
      textAt(readXml(taxXml({ ...FULL, buyer: { ...BUYER, name } })), `${AGREEMENT}/BuyerTradeParty/Name`);
    expect([nameOf(' A\u0000\u0008B\ufffe '), nameOf('x'.repeat(300)), nameOf(null)]).toEqual([
      'AB',
      'x'.repeat(256),
      '',
    ]);
    expect(nameOf(`${'x'.repeat(255)}😀y`)).toBe(`${'x'.repeat(255)}😀`);
  });

  it('is described in its file by its kind and its version', () => {
    const root = readXml(`<x xmlns:rdf="r">${xmlMetadata('CREDIT_NOTE')}</x>`);
    const [schema, described] = root.children;
    const named = nodesAt(schema as XmlNode, 'schemas/Bag/li/property/Seq/li/name').map(({ text }) => text);
    expect(named).toEqual(['DocumentFileName', 'DocumentType', 'Version']);
    expect(described?.children.map(({ name, text }) => [name.replace(/^\{.*\}/, ''), text])).toEqual([
      ['DocumentFileName', 'ETDA-invoice.xml'],
      ['DocumentType', 'Credit note'],
      ['Version', '2.1'],
    ]);
  });
});
