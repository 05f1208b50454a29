import { describe, expect, it, test } from 'vitest';
import type { TaxDocumentKind } from '../../till/taxDocument.ts';
import type { PaperBlock } from './PaperBlock.ts';
import { type PaperTaxDocument, taxPaper } from './taxPaper.ts';

const textsOf = (replaced: TaxDocumentKind, language: 'th' | 'en') =>
  taxPaper(
    {
      ...{ kind: 'FULL', documentNo: 'B01-F-000002', documentDate: '2026-11-01', seller: {}, notes: [], lines: [] },
      replaces: { kind: replaced, documentNo: 'B01-X-000001', documentDate: '2026-11-01', value: 100 },
      ...{ percent: 7, total: 107, exempt: 0, value: 100, vat: 7 },
    },
    { language, rounding: 0, isCopy: false },
  ).flatMap((block) => (block.type === 'TEXT' ? [block.text] : []));

test.each([
  ['FULL', 'เป็นการยกเลิกและออกใบกำกับภาษีฉบับใหม่แทนฉบับเดิมเลขที่ B01-X-000001 วันที่ 01-11-2569', /^Cancels tax invoice/],
  [
    'ABBREVIATED',
    'ยกเลิกใบกำกับภาษีอย่างย่อเลขที่ B01-X-000001 วันที่ 01-11-2569 และออกใบกำกับภาษีฉบับนี้แทน',
    /^Cancels abbreviated tax invoice/,
  ],
] as const)(
  'issue 36 an invoice in place of another (%s) says so in the words of the law, also on an English paper',
  (kind, thai, english) => {
    expect(textsOf(kind, 'th')).toEqual([thai]);
    expect(textsOf(kind, 'en')).toEqual([thai, expect.stringMatching(english)]);
  },
);

const invoice: PaperTaxDocument = {
  ...{ kind: 'FULL', documentNo: 'F-1', documentDate: '2026-11-01', notes: [] },
  seller: { name: 'Baan', address: '1 Road', taxId: '0105536000315', branchNo: '00012', machineNo: null },
  buyer: { name: 'Somchai', address: '2 Road', taxId: null, branchNo: null },
  lines: [
    { type: 'GOODS', name: 'Tea', quantity: 1_200, isExempt: false, value: 100 },
    { type: 'GOODS', name: 'Rice', quantity: 1, isExempt: true, value: 50 },
    { type: 'DELIVERY', name: '', quantity: 1, isExempt: false, value: 20 },
  ],
  ...{ percent: 7, total: 178.4, exempt: 50, value: 120, vat: 8.4 },
};
const note = (value: number, kind: 'CREDIT_NOTE' | 'DEBIT_NOTE' = 'CREDIT_NOTE') => ({
  ...{ kind, documentNo: `${kind[0]}-1`, documentDate: '2026-11-02', value },
});
const original = { documentNo: 'F-1', documentDate: '2026-11-01', value: 170 };

const paper = (
  changes: Partial<PaperTaxDocument> = {},
  { language = 'en' as 'th' | 'en', rounding = 0, isCopy = false } = {},
) => taxPaper({ ...invoice, ...changes }, { language, rounding, isCopy });
const of = <Type extends PaperBlock['type']>(blocks: readonly PaperBlock[], type: Type) =>
  blocks.filter((block): block is Extract<PaperBlock, { type: Type }> => block.type === type);
const rows = (blocks: readonly PaperBlock[]) =>
  of(blocks, 'ROW').map(({ row: { label, value, isStrong } }) => `${label} = ${value}${isStrong ? ' !' : ''}`);
const texts = (blocks: readonly PaperBlock[]) => of(blocks, 'TEXT').map(({ text }) => text);

describe('the paper of a full tax invoice', () => {
  it('says what it replaces, corrects or is cancelled by apart from its buyer', () => {
    const blocks = paper({ notes: [note(-10)] }).map(({ type }) => type);
    expect(blocks.slice(2, 7)).toEqual(['PARTIES', 'RULE', 'TEXT', 'RULE', 'GOODS']);
  });

  it('has its seller and buyer as registered, its goods without VAT, and what it comes to, also in words', () => {
    expect(paper().map(({ type }) => type)).toEqual([
      ...['LOGO', 'TITLE', 'PARTIES', 'RULE', 'GOODS', 'RULE', 'ROW', 'ROW', 'ROW', 'ROW', 'WORDS', 'SIGNATURE'],
    ]);
    expect(of(paper(), 'TITLE')).toMatchObject([{ text: 'ใบกำกับภาษี', english: 'Tax invoice' }]);
    expect(of(paper({}, { language: 'th' }), 'TITLE')).toMatchObject([{ english: null }]);
    expect(of(paper(), 'PARTIES')).toMatchObject([
      {
        seller: ['Baan', '1 Road', 'Tax ID 0-1055-36000-31-5', 'Branch 00012'],
        rows: [
          { label: 'No.', value: 'F-1' },
          { label: 'Date', value: '01-11-2026' },
        ],
        buyer: { heading: 'Buyer', texts: ['Somchai', '2 Road'] },
      },
    ]);
    expect(of(paper({ buyer: null }), 'PARTIES')).toMatchObject([{ buyer: null }]);
    expect(of(paper(), 'GOODS')).toMatchObject([
      {
        head: ['Description', 'Quantity', 'Value without VAT'],
        rows: [
          ['Tea', '1,200', '100.00'],
          ['Rice (Exempt from VAT)', '1', '50.00'],
          ['Delivery', '', '20.00'],
        ],
      },
    ]);
    expect(rows(paper())).toEqual([
      ...['Exempt from VAT = 50.00', 'Value before VAT = 120.00', 'VAT 7% = 8.40', 'Total = 178.40 !'],
    ]);
    expect(of(paper(), 'WORDS')).toEqual([{ type: 'WORDS', text: '(หนึ่งร้อยเจ็ดสิบแปดบาทสี่สิบสตางค์)' }]);
    expect(rows(paper({ exempt: 0 }))).toHaveLength(3);
  });

  it('is stamped where it is a copy, or another stands in its place, which it names', () => {
    const stamps = (changes: Partial<PaperTaxDocument>, isCopy: boolean) =>
      of(paper(changes, { isCopy }), 'STAMP').map(({ text }) => text);
    const replaced = { replacedBy: { kind: 'FULL' as const, documentNo: 'F-2', documentDate: '2026-11-02', value: 1 } };
    expect([stamps({}, false), stamps({}, true), stamps(replaced, false)]).toEqual([
      ...[[], ['สำเนา · Copy'], ['ยกเลิกแล้ว · Cancelled']],
    ]);
    expect(texts(paper(replaced))).toEqual(['Cancelled; no. F-2 is issued in its place']);
  });

  it('says which notes reduced it, raised it, or left nothing of it', () => {
    expect(texts(paper({ notes: [note(-70), note(-50), note(10, 'DEBIT_NOTE')] }))).toEqual([
      'Raised by debit note no. D-1 of 02-11-2026',
      'Reduced by credit note no. C-1 of 02-11-2026, C-1 of 02-11-2026',
    ]);
    expect(texts(paper({ notes: [note(-170)] }))).toEqual(['Cancelled by credit note no. C-1 of 02-11-2026']);
    expect(texts(paper({ refersTo: original, reason: 'x' }))).toEqual([]);
    expect(rows(paper({ refersTo: original, leftValue: 1 }))).toHaveLength(4);
  });

  it('has what cash was rounded by, which changes nothing of it', () => {
    expect(rows(paper({}, { rounding: -0.4 })).at(-1)).toBe('Rounding = −0.40');
  });
});

describe('the paper of a note', () => {
  const credit: Partial<PaperTaxDocument> = {
    ...{ kind: 'CREDIT_NOTE', refersTo: original, leftValue: 70, reason: 'Cold', cause: 'RETURN' },
    lines: [
      { type: 'GOODS', name: 'Tea', quantity: -2, isExempt: false, value: -100 },
      { type: 'GOODS', name: 'Cake', quantity: 0, isExempt: false, value: 0 },
      { type: 'KEPT', name: '', quantity: -1, isExempt: false, value: 0 },
    ],
    ...{ total: -107, exempt: 0, value: -100, vat: -7 },
  };

  it('of what comes back is written above zero, with what it corrects and why', () => {
    const blocks = paper(credit, { rounding: -0.5 });
    expect(texts(blocks)).toEqual(['Refers to tax invoice no. F-1 of 01-11-2026', 'Reason: Cold']);
    expect(rows(blocks)).toEqual([
      ...['Value on the tax invoice = 170.00', 'Correct value = 70.00', 'Difference = 100.00', 'VAT 7% = 7.00'],
      ...['Total = 107.00 !', 'Rounding = 0.50'],
    ]);
    expect(of(blocks, 'GOODS')[0]?.rows).toEqual([
      ['Tea', '2', '100.00'],
      ['Cake', '', '0.00'],
      ['Not refunded', '', '0.00'],
    ]);
    expect(of(blocks, 'WORDS')[0]?.text).toBe('(หนึ่งร้อยเจ็ดบาทถ้วน)');
  });

  it('says why in the language of the paper and in the words of the return or the void that it is for', () => {
    for (const [cause, reason, english, thai] of [
      ['RETURN', 'Wrong Product', 'Wrong product', 'หยิบสินค้าผิด'],
      ['VOID', 'Wrong Product', 'Wrong product', 'คิดสินค้าผิด'],
      ['VOID', 'Rung Up Twice: table 4', 'Rung up twice · table 4', 'คิดเงินซ้ำ · table 4'],
      [
        'RETURN',
        'Damaged: wet, torn, Does Not Fit',
        'Damaged · wet, torn / Does not fit',
        'ชำรุด · wet, torn / ใส่ไม่พอดี',
      ],
      ['RETURN', 'as agreed, by phone', 'as agreed, by phone', 'as agreed, by phone'],
      [null, 'Wrong Product', 'Wrong Product', 'Wrong Product'],
    ] as const) {
      const document = { ...credit, cause, reason };
      expect(texts(paper(document))[1]).toBe(`Reason: ${english}`);
      expect(texts(paper(document, { language: 'th' }))[1]).toBe(`สาเหตุที่ลดหนี้: ${thai}`);
    }
  });

  it('says what notes before it corrected, and has no such figures where they are not known', () => {
    expect(rows(paper({ ...credit, leftValue: 60 }))[1]).toBe('Corrected before = −10.00');
    for (const changes of [{ leftValue: null }, { refersTo: null }])
      expect(rows(paper({ ...credit, ...changes }))).toHaveLength(3);
    expect(texts(paper({ ...credit, refersTo: null, reason: null }))).toEqual(['Reason: –']);
  });

  it('has as difference what its two values are apart by, also where a part or all of it bears no VAT', () => {
    const differing = (exempt: number, value: number) =>
      rows(paper({ ...credit, leftValue: 170 + exempt + value, exempt, value, vat: 0, total: exempt + value })).slice(
        0,
        5,
      );
    const [invoice, exempt] = ['Value on the tax invoice = 170.00', 'Exempt from VAT = 50.00'];
    expect(differing(-50, 0)).toEqual([
      ...[invoice, 'Correct value = 120.00', 'Difference = 50.00', exempt, 'Value before VAT = 0.00'],
    ]);
    expect(differing(-50, -20)).toEqual([
      ...[invoice, 'Correct value = 100.00', 'Difference = 70.00', exempt, 'Value before VAT = 20.00'],
    ]);
  });

  it('of what costs more is written as it is', () => {
    const debit = paper({ ...credit, kind: 'DEBIT_NOTE', total: 107, value: 100, vat: 7, leftValue: 270 });
    expect(rows(debit)).toContain('Difference = 100.00');
    expect(texts(debit)[1]).toBe('Reason: less discount after a return (Cold)');
  });
});
