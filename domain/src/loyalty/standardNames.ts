import type { Words } from '../record/words.ts';

/**
 * Coupons and conditions that every shop has from its first day: their names are translated into the reader's language.
 */
export const STANDARD_NAMES = {
  discount: { th: 'ส่วนลดบาท', en: 'THB off' },
  percent: { th: 'ส่วนลดเปอร์เซ็นต์', en: 'Percent off' },
  setPrice: { th: 'ราคาต่อชุด', en: 'Price of a set' },
  reward: { th: 'แต้มพิเศษ', en: 'Extra points' },
  multiplier: { th: 'แต้มคูณ', en: 'Points multiplied' },
  qty: { th: 'จำนวนชิ้นขั้นต่ำ', en: 'At least this many items' },
  total: { th: 'ยอดซื้อขั้นต่ำ', en: 'Bill before deductions at least' },
  paid: { th: 'ยอดหลังหักส่วนลดขั้นต่ำ', en: 'Bill after deductions at least' },
  ltv: { th: 'ยอดซื้อสะสมขั้นต่ำ', en: 'Lifetime value at least' },
  transaction: { th: 'จำนวนครั้งที่ซื้อขั้นต่ำ', en: 'Purchases at least' },
} as const satisfies Readonly<Record<string, Words>>;

const BY_NAME = new Map<string, Words>(Object.values(STANDARD_NAMES).map((words) => [words.th, words]));

/** Translates the standard names in a list of values written as one text, as in the display of changes. */
export const inOwnWords = (text: string, language: keyof Words): string =>
  text
    .split(/( · |, )/)
    .map((part) => BY_NAME.get(part)?.[language] ?? part)
    .join('');
