import { expect, test } from 'vitest';
import type { TaxDocumentKind } from '../../till/taxDocument.ts';
import { taxPaper } from './taxPaper.ts';

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
