import type { Words } from '../record/words.ts';
import { addMonths, type Day, isDay } from '../time/calendar.ts';
import type { TaxDocumentKind } from './taxDocument.ts';

/** What happened to a document later: replaced by another, its sale voided, or pieces returned. */
export const OUTPUT_TAX_MARKS = ['REPLACED', 'VOID', 'RETURNED'] as const;
export type OutputTaxMark = (typeof OUTPUT_TAX_MARKS)[number];

export const TAX_KIND_WORDS: Readonly<Record<TaxDocumentKind, Words>> = {
  ABBREVIATED: { th: 'ใบกำกับภาษีอย่างย่อ', en: 'Abbreviated tax invoice' },
  FULL: { th: 'ใบกำกับภาษี', en: 'Tax invoice' },
  CREDIT_NOTE: { th: 'ใบลดหนี้', en: 'Credit note' },
  DEBIT_NOTE: { th: 'ใบเพิ่มหนี้', en: 'Debit note' },
};

export const OUTPUT_TAX_MARK_WORDS: Readonly<Record<OutputTaxMark, Words>> = {
  REPLACED: { th: 'ออกฉบับใหม่แทนแล้ว', en: 'Replaced by a new one' },
  VOID: { th: 'ยกเลิกบิล', en: 'Sale is void' },
  RETURNED: { th: 'มีคืนสินค้า', en: 'Items returned' },
};

/** The buyer on an invoice that names none. */
export const RETAIL: Words = { th: 'ขายปลีก', en: 'Retail' };

/** The rate of a document that is exempt as a whole, which accounting programs read as `NO`. */
export const NO_RATE: Words = { th: 'ยกเว้น', en: 'Exempt' };

/** The columns of the output tax report, on the screen and in its file, by the gateway's names. */
export const OUTPUT_TAX_COLUMNS = {
  document_date: { th: 'วันที่', en: 'Date' },
  document_no: { th: 'เลขที่', en: 'No.' },
  kind: { th: 'เอกสาร', en: 'Document' },
  mark: { th: 'หมายเหตุ', en: 'Remark' },
  buyer_name: { th: 'ชื่อผู้ซื้อ', en: 'Buyer' },
  buyer_tax_id: { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax ID' },
  buyer_branch_no: { th: 'สาขาของผู้ซื้อ', en: 'Branch of the buyer' },
  'branch.name': { th: 'สาขา', en: 'Branch' },
  value: { th: 'มูลค่า (บาท)', en: 'Value (THB)' },
  vat: { th: 'VAT (บาท)', en: 'VAT (THB)' },
  exempt: { th: 'ยกเว้น VAT (บาท)', en: 'Exempt from VAT (THB)' },
  total: { th: 'รวม (บาท)', en: 'Total (THB)' },
  refers_to_no: { th: 'อ้างถึงเลขที่', en: 'Refers to' },
  rate: { th: 'อัตรา VAT', en: 'VAT rate' },
  prints: { th: 'พิมพ์แล้ว (ครั้ง)', en: 'Printed (times)' },
} as const satisfies Readonly<Record<string, Words>>;

/**
 * Returns the first day of a month such as `2026-11` and of the next; null for anything that is not a month, and if the
 * next month's year exceeds four digits.
 */
export function daysOfMonth(month: string): { from: Day; before: Day } | null {
  const from = `${month}-01`;
  if (!isDay(from) || from < '0001') return null;
  const before = addMonths(from, 1);
  return isDay(before) ? { from, before } : null;
}
