import type { Words } from '../record/words.ts';
import { VOID_REASONS } from './voidReason.ts';

interface SaleColumn {
  /** The gateway's name of the field. */
  readonly field: string;
  readonly words: Words;
  /** The labels of the stored codes. */
  readonly codes?: Readonly<Record<string, Words>>;
}

const column = (field: string, th: string, en: string, codes?: SaleColumn['codes']): SaleColumn => ({
  field,
  words: { th, en },
  ...(codes && { codes }),
});

const STATUSES = { Complete: { th: 'สำเร็จ', en: 'Complete' }, Void: { th: 'ยกเลิกแล้ว', en: 'Void' } } as const;

/** Returns the labels of codes in the columns of a file, by field, as sent to the gateway (WALL-12). */
export const wordsOfCodes = (language: keyof Words): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    SALE_COLUMNS.flatMap(({ field, codes }) => (codes ? [[field, inLanguage(codes, language)] as const] : [])),
  );

/** Returns the labels of codes in one language. */
export const inLanguage = (codes: Readonly<Record<string, Words>>, language: keyof Words): Record<string, string> =>
  Object.fromEntries(Object.entries(codes).map(([code, words]) => [code, words[language]]));

/**
 * The columns of the sales history as a file: those of the screen, and those that an accountant needs. Amounts paid,
 * points and voids add up to the totals on the screen: a voided sale has its amount only in the last of them. VAT that
 * was added to prices has a column; VAT included in prices is only on the tax document.
 */
export const SALE_COLUMNS: readonly SaleColumn[] = [
  column('create_local_time', 'เวลา', 'Time'),
  column('business_date', 'วันที่', 'Date'),
  column('transaction_no', 'เลขที่', 'Number'),
  column('status', 'สถานะ', 'Status', STATUSES),
  column('branch_code', 'รหัสสาขา', 'Branch code'),
  column('branch_name', 'สาขา', 'Branch'),
  column('till_code', 'เครื่องคิดเงิน', 'Till'),
  column('cashier_name', 'พนักงาน', 'Cashier'),
  column('approved_by_name', 'ผู้อนุมัติ', 'Approved by'),
  column('member_code', 'รหัสสมาชิก', 'Member code'),
  column('member_name', 'สมาชิก', 'Member'),
  column('total_qty', 'จำนวนชิ้น', 'Items'),
  column('total_payment', 'ราคาก่อนส่วนลด', 'Before discount'),
  column('total_discount', 'ส่วนลด', 'Discount'),
  column('delivery_cost', 'ค่าจัดส่ง', 'Delivery'),
  column('added_vat', 'VAT ที่บวกเพิ่ม', 'Added VAT'),
  column('net_amount', 'ยอดชำระ', 'Amount due'),
  column('net_rounding', 'ปัดเศษเงินสด', 'Cash rounding'),
  column('void_amount', 'ยอดที่ยกเลิก', 'Voided'),
  column('paid.cash', 'เงินสด', 'Cash'),
  column('paid.credit_debit', 'บัตร', 'Card'),
  column('paid.transfer', 'โอนเงิน', 'Transfer'),
  column('paid.other', 'ชำระด้วยวิธีอื่น', 'Other tender'),
  column('net_earn', 'แต้มที่ให้', 'Points earned'),
  column('net_redeem', 'แต้มที่ใช้', 'Points used'),
  column('cost', 'ต้นทุน', 'Cost'),
  column('margin', 'กำไรขั้นต้น', 'Margin'),
  column('uncosted_qty', 'ชิ้นที่ไม่ทราบต้นทุน', 'Items of unknown cost'),
  column('remark', 'หมายเหตุ', 'Remark'),
  column('void_local_time', 'ยกเลิกเมื่อ', 'Voided at'),
  column('void_remark', 'เหตุผลที่ยกเลิก', 'Reason of the void', VOID_REASONS),
  column('id', 'รหัสรายการ', 'Id'),
];
