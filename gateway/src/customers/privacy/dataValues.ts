import { formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { formatDecimal, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { GENDER_WORDS } from '@taem/domain/person/genderWords.ts';
import { formatPhone, PHONE_SUFFIX } from '@taem/domain/person/phone.ts';
import { writtenDay, writtenMoment } from '@taem/domain/time/writtenDay.ts';
import { voidRemarkWords } from '@taem/domain/transactions/voidReason.ts';
import type { Label } from './dataLabels.ts';

/** Returns a value of a member's file in readable form; codes are replaced by words in Thai and English. */
export function writtenValue(field: string, value: unknown, timeZone: string): string | Label {
  if (typeof value === 'boolean') return value ? ['ใช่', 'Yes'] : ['ไม่', 'No'];
  if (typeof value === 'number') return MONEY.has(field) ? formatTwoDecimals(value) : formatDecimal(value);
  const text = String(value);
  if (text.endsWith(PHONE_SUFFIX)) return formatPhone(text);
  if (MOMENT.test(text) && !Number.isNaN(Date.parse(text))) return writtenMomentIn(text, timeZone);
  if (DAY.test(text)) return writtenDay(text, 'en');
  if (field === 'void_remark') return [voidRemarkWords(text, 'th'), voidRemarkWords(text, 'en')];
  return WORDS[field]?.[text] ?? text;
}

/** Returns a moment by the shop's clock: `24-11-2026 07:51`. */
export const writtenMomentIn = (moment: string, timeZone: string): string =>
  writtenMoment(formatLocalTime(toLocalTime(new Date(moment), timeZone)), 'en');

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const MONEY: ReadonlySet<string> = new Set([
  'total_payment',
  'total_discount',
  'total_revenue',
  'delivery_cost',
  'added_vat',
  'charge_amount',
  'paid_amount',
  'discount_amount',
  'amount',
  'amount_due',
  'price',
]);

/** Words by field; other values are written as stored. */
const WORDS: Readonly<Record<string, Readonly<Record<string, Label>>>> = {
  locale: { 'th-TH': ['ไทย', 'Thai'], 'en-US': ['อังกฤษ', 'English'] },
  gender: {
    Male: [GENDER_WORDS.Male.th, GENDER_WORDS.Male.en],
    Female: [GENDER_WORDS.Female.th, GENDER_WORDS.Female.en],
    Other: [GENDER_WORDS.Other.th, GENDER_WORDS.Other.en],
  },
  status: {
    Active: ['ใช้งาน', 'Active'],
    Inactive: ['ไม่ใช้งาน', 'Inactive'],
    Complete: ['สำเร็จ', 'Complete'],
    Void: ['ยกเลิกแล้ว', 'Void'],
    Parked: ['พักไว้', 'Parked'],
    Paid: ['ชำระแล้ว', 'Paid'],
    Discarded: ['ทิ้งแล้ว', 'Discarded'],
  },
  kind: {
    opening: ['ยอดยกมา', 'Opening balance'],
    earn: ['ได้รับ', 'Earned'],
    redeem: ['ใช้', 'Used'],
    adjust: ['ปรับแต้ม', 'Adjusted'],
    void: ['ยกเลิกบิล', 'Sale voided'],
    merge: ['รวมบัญชี', 'Accounts merged'],
    claim: ['รับแต้มจากใบเสร็จ', 'Claimed from a receipt'],
    return: ['คืนสินค้า', 'Items returned'],
  },
  type: {
    Cash: ['เงินสด', 'Cash'],
    'Credit-Debit': ['บัตรเครดิต/เดบิต', 'Card'],
    Transfer: ['โอนเงิน', 'Transfer'],
    Other: ['อื่น ๆ', 'Other'],
    Exchange: ['เปลี่ยนสินค้า', 'Exchange'],
  },
  sender: { Other: ['อื่น ๆ', 'Other'] },
  language: { 'th-TH': ['ไทย', 'Thai'], 'en-US': ['อังกฤษ', 'English'] },
  by: { customer: ['ลูกค้า', 'The customer'], staff: ['พนักงาน', 'Staff'] },
  channel: { email: ['อีเมล', 'Email'], sms: ['SMS', 'SMS'] },
  // The states of a message and of a person.
  state: {
    waiting: ['รอส่ง', 'Waiting'],
    sent: ['ส่งแล้ว', 'Sent'],
    failed: ['ส่งไม่สำเร็จ', 'Failed'],
    expired: ['หมดอายุ', 'Expired'],
    dropped: ['ไม่ได้ส่ง', 'Not sent'],
    single: ['โสด', 'Single'],
    married: ['สมรส', 'Married'],
  },
};
