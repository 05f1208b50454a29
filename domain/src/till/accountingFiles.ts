import type { FileLayout } from '../reading/fileLayout.ts';
import { OUTPUT_TAX_MARK_WORDS, RETAIL, TAX_KIND_WORDS } from './outputTax.ts';

/** A column of a file: the gateway's name of a field, or `=` followed by a fixed text for every row; and the heading. */
export type FileColumn = readonly [field: string, heading: string];

/** A file of the books in the format that an accounting program imports. */
export interface AccountingFile {
  readonly key: string;
  /** The program's name as its maker spells it. */
  readonly program: string;
  readonly format: 'xlsx' | 'csv';
  readonly layout: FileLayout;
  readonly columns: readonly FileColumn[];
}

const SHEET = { encoding: 'UTF-8', separator: ',', decimals: null } as const;
const TEXT_OF_EXPRESS = {
  ...{ date: 'DD/MM/YY', era: 'BE', decimals: 2, encoding: 'TIS-620', separator: ',' },
} as const satisfies FileLayout;

/**
 * Texts for codes in these files, in Thai because the programs are: kind and remark of a document, and the buyer of one
 * that names none.
 */
export const ACCOUNTING_WORDS = {
  kind: Object.fromEntries(Object.entries(TAX_KIND_WORDS).map(([code, { th }]) => [code, th])),
  mark: Object.fromEntries(Object.entries(OUTPUT_TAX_MARK_WORDS).map(([code, { th }]) => [code, th])),
  buyer_name: { '': RETAIL.th },
} as const;

/**
 * The output tax report for accounting programs, a row for each document (docs/adr/0176). Each layout follows the
 * published template of its program. The makers change their templates: check against the current one before the first
 * import.
 */
export const TAX_DOCUMENT_FILES: readonly AccountingFile[] = [
  {
    key: 'peak',
    program: 'PEAK',
    format: 'xlsx',
    layout: { ...SHEET, date: 'YYYYMMDD', era: 'CE' },
    columns: [
      ['#', 'ลำดับที่*'],
      ['document_date', 'วันที่เอกสาร'],
      ['document_no', 'เลขที่เอกสาร'],
      ['refers_to_no', 'อ้างอิงถึง'],
      ['buyer_name', 'ลูกค้า'],
      ['buyer_tax_id', 'เลขทะเบียน 13 หลัก'],
      ['buyer_branch_no', 'เลขสาขา 5 หลัก'],
      // The first 1 issues a tax invoice; the second means prices without VAT.
      ['=1', 'การออกใบกำกับภาษี'],
      ['=1', 'ประเภทราคา'],
      ['=', 'สินค้า/บริการ'],
      ['=', 'บัญชี'],
      ['=ขายสินค้า', 'คำอธิบาย'],
      ['=1', 'จำนวน'],
      ['at_rate', 'ราคาต่อหน่วย'],
      ['=', 'ส่วนลดต่อหน่วย'],
      ['rate', 'อัตราภาษี'],
      ['=', 'ถูกหัก ณ ที่จ่าย(ถ้ามี)'],
      ['=', 'รับชำระโดย'],
      ['mark', 'หมายเหตุ'],
      ['branch.name', 'กลุ่มจัดประเภท'],
      // Figures without a column in the template follow after it, so that nothing is lost.
      ['kind', 'ประเภทเอกสาร'],
      ['value', 'มูลค่าก่อนภาษี'],
      ['vat', 'ภาษีมูลค่าเพิ่ม'],
      ['exempt', 'มูลค่ายกเว้นภาษี'],
      ['total', 'รวมทั้งสิ้น'],
    ],
  },
  {
    key: 'flowaccount',
    program: 'FlowAccount',
    format: 'xlsx',
    layout: { ...SHEET, date: 'DD/MM/YYYY', era: 'CE' },
    columns: [
      ['document_date', 'วันที่'],
      ['document_no', 'เลขที่เอกสาร'],
      ['kind', 'ประเภทเอกสาร'],
      ['buyer_name', 'ชื่อลูกค้า'],
      ['buyer_tax_id', 'เลขประจำตัวผู้เสียภาษี'],
      ['buyer_branch_no', 'สำนักงาน/สาขาเลขที่'],
      ['value', 'มูลค่าก่อนภาษี'],
      ['vat', 'ภาษีมูลค่าเพิ่ม'],
      ['exempt', 'มูลค่ายกเว้นภาษี'],
      ['total', 'มูลค่ารวม'],
      ['refers_to_no', 'อ้างอิงเอกสาร'],
      ['mark', 'หมายเหตุ'],
      ['branch.name', 'โปรเจกต์'],
    ],
  },
  {
    key: 'express',
    program: 'Express',
    format: 'csv',
    layout: TEXT_OF_EXPRESS,
    columns: [
      ['document_date', 'วันที่'],
      ['document_no', 'เลขที่ใบกำกับ'],
      ['buyer_name', 'ชื่อผู้ซื้อ'],
      ['buyer_tax_id', 'เลขประจำตัวผู้เสียภาษี'],
      ['buyer_branch_no', 'สาขาที่'],
      ['value', 'มูลค่าสินค้า'],
      ['vat', 'ภาษีมูลค่าเพิ่ม'],
      ['exempt', 'มูลค่ายกเว้น'],
      ['total', 'รวม'],
      ['refers_to_no', 'เอกสารอ้างอิง'],
      ['mark', 'หมายเหตุ'],
    ],
  },
];

const JOURNAL: readonly FileColumn[] = [
  ['total', 'ยอดชำระสุทธิ'],
  ['value', 'มูลค่าก่อนภาษี'],
  ['vat', 'ภาษีขาย'],
  ['exempt', 'มูลค่ายกเว้นภาษี'],
  ['undocumented', 'ไม่มีใบกำกับภาษี'],
  ['cash', 'เงินสด'],
  ['card', 'บัตร'],
  ['transfer', 'เงินโอน'],
  ['other', 'อื่น ๆ'],
  ['cash_rounding', 'ปัดเศษเงินสด'],
];

/**
 * The sales journal for accounting programs, a row for each branch and day, from which the summary voucher of a day is
 * posted.
 */
export const JOURNAL_FILES: readonly AccountingFile[] = TAX_DOCUMENT_FILES.map((file) => ({
  ...file,
  columns: [['calendar_date', 'วันที่'], ['branch.name', 'สาขา'], ['=สรุปยอดขายประจำวัน', 'คำอธิบาย'], ...JOURNAL],
}));
