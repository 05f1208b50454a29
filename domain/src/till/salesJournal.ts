import type { Words } from '../record/words.ts';

/** Amounts of the sales journal in their order, by the gateway's names. */
export const JOURNAL_AMOUNTS = {
  gross: { th: 'ยอดขายก่อนลด', en: 'Gross' },
  discount: { th: 'ส่วนลด', en: 'Discounts' },
  points_as_cash: { th: 'ใช้แต้มแทนเงิน', en: 'Points as cash' },
  returned: { th: 'คืนสินค้า', en: 'Returns' },
  voided: { th: 'ยกเลิกบิล', en: 'Voids' },
  added_vat: { th: 'VAT ที่บวกเพิ่ม', en: 'Added VAT' },
  total: { th: 'ยอดชำระสุทธิ', en: 'Net amount due' },
  value: { th: 'มูลค่าก่อนภาษี', en: 'Value before VAT' },
  vat: { th: 'ภาษีขาย', en: 'Output tax' },
  exempt: { th: 'ยกเว้น VAT', en: 'Exempt from VAT' },
  undocumented: { th: 'ไม่มีใบกำกับ', en: 'Without tax document' },
  cash: { th: 'เงินสด', en: 'Cash' },
  card: { th: 'บัตร', en: 'Card' },
  transfer: { th: 'โอนเงิน', en: 'Transfer' },
  other: { th: 'อื่น ๆ', en: 'Other' },
  exchange: { th: 'สินค้าแลกเปลี่ยน', en: 'Exchanged items' },
  cash_rounding: { th: 'ปัดเศษเงินสด', en: 'Cash rounding' },
  confirmed: { th: 'โอนที่ธนาคารยืนยัน', en: 'Transfers confirmed' },
  drawer_difference: { th: 'เงินลิ้นชักขาดเกิน', en: 'Drawer over or short' },
  drawer_over: { th: 'เงินลิ้นชักเกิน', en: 'Drawer over' },
  drawer_short: { th: 'เงินลิ้นชักขาด', en: 'Drawer short' },
} as const satisfies Readonly<Record<string, Words>>;

/** The columns of the sales journal, on the screen and in its file. */
export const JOURNAL_COLUMNS = {
  calendar_date: { th: 'วันที่', en: 'Date' },
  'branch.name': { th: 'สาขา', en: 'Branch' },
  sales: { th: 'จำนวนบิล', en: 'Sales' },
  ...JOURNAL_AMOUNTS,
} as const satisfies Readonly<Record<string, Words>>;
