import { MAX_REMARK_LENGTH } from '../limits.ts';
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

const BETWEEN = ': ';

export function isVoidReason(text: string): text is VoidReason {
  return Object.hasOwn(VOID_REASONS, text);
}

/** The remark that a void is recorded with. */
export function voidRemark(reason: VoidReason, detail: string): string {
  return detail.trim() ? `${reason}${BETWEEN}${detail.trim()}` : reason;
}

const LONGEST = Math.max(...Object.keys(VOID_REASONS).map((reason) => reason.length));

/** Most characters that may be added to a reason; before one is chosen, to any of them. */
export function mostVoidDetail(reason: VoidReason | null): number {
  return MAX_REMARK_LENGTH - (reason?.length ?? LONGEST) - BETWEEN.length;
}

/** The reason that a remark begins with, and the rest; a remark of other making is all detail. */
export function readVoidRemark(remark: string): { reason: VoidReason | null; detail: string } {
  const [first = '', ...rest] = remark.split(BETWEEN);
  return isVoidReason(first) ? { reason: first, detail: rest.join(BETWEEN) } : { reason: null, detail: remark };
}

/** WALL-12 What a void was recorded with, in the language of the reader; a text of other making stays as it is. */
export function voidRemarkWords(remark: string, language: keyof Words): string {
  const { reason, detail } = readVoidRemark(remark);
  return [reason && VOID_REASONS[reason][language], detail].filter(Boolean).join(' · ');
}
