import { reasonText, reasonWords } from '../record/reasonWithDetail.ts';
import type { Words } from '../record/words.ts';

/** Why pieces are returned. The key is stored, so that a report counts a reason once in every language. */
export const RETURN_REASONS = {
  Damaged: { th: 'ชำรุด', en: 'Damaged' },
  'Wrong Product': { th: 'หยิบสินค้าผิด', en: 'Wrong product' },
  'Does Not Fit': { th: 'ใส่ไม่พอดี', en: 'Does not fit' },
  'Not Wanted': { th: 'ลูกค้าเปลี่ยนใจ', en: 'Not wanted' },
  Other: { th: 'อื่น ๆ', en: 'Other' },
} as const satisfies Record<string, Words>;
export type ReturnReason = keyof typeof RETURN_REASONS;

/** Writes the note stored with the lines: the reason and a free text. */
export const returnNote = (reason: ReturnReason | null, detail: string): string => reasonText(reason, detail);

/** Translates such a note into the reader's language; a text without one of the reasons stays unchanged. */
export const returnNoteWords = (note: string, language: keyof Words): string =>
  reasonWords(RETURN_REASONS, note, language);
