import { mostDetail, reasonText, reasonWords } from '../record/reasonWithDetail.ts';
import type { Words } from '../record/words.ts';

/** Why a sale is voided. The key is stored, so that a report counts a reason once in every language. */
export const VOID_REASONS = {
  'Wrong Payment': { th: 'รับชำระผิด', en: 'Wrong payment' },
  'Wrong Product': { th: 'คิดสินค้าผิด', en: 'Wrong product' },
  'Customer Canceled': { th: 'ลูกค้ายกเลิก', en: 'Customer canceled' },
  'Rung Up Twice': { th: 'คิดเงินซ้ำ', en: 'Rung up twice' },
  Other: { th: 'อื่น ๆ', en: 'Other' },
} as const satisfies Record<string, Words>;
export type VoidReason = keyof typeof VOID_REASONS;

/** The remark that a void is recorded with. */
export const voidRemark = (reason: VoidReason, detail: string): string => reasonText(reason, detail);

/** Returns the maximum length of the text added to a reason; if none is chosen yet, the length that fits any of them. */
export const mostVoidDetail = (reason: VoidReason | null): number => mostDetail(VOID_REASONS, reason);

/** WALL-12 Translates the remark of a void into the reader's language; any other text stays unchanged. */
export const voidRemarkWords = (remark: string, language: keyof Words): string =>
  reasonWords(VOID_REASONS, remark, language);
