import { z } from 'zod';
import { MAX_REMARK_LENGTH } from '../limits.ts';
import { mostDetail, readReason, reasonText, reasonWords } from '../record/reasonWithDetail.ts';
import type { Words } from '../record/words.ts';
import { taxBuyerForm } from './taxBuyer.ts';

/** Why a full tax invoice is cancelled and issued again (docs/adr/0175). The key is stored, in every language. */
export const REPLACEMENT_REASONS = {
  'Wrong Name': { th: 'ชื่อผู้ซื้อผิด', en: 'Wrong name' },
  'Wrong Address': { th: 'ที่อยู่ผู้ซื้อผิด', en: 'Wrong address' },
  'Wrong Tax ID': { th: 'เลขประจำตัวผู้เสียภาษีหรือสาขาผิด', en: 'Wrong tax ID or branch' },
  'Wrong Buyer': { th: 'ออกให้ผิดคน', en: 'Issued to the wrong buyer' },
  Other: { th: 'อื่น ๆ', en: 'Other' },
} as const satisfies Record<string, Words>;
export type ReplacementReason = keyof typeof REPLACEMENT_REASONS;

/** The maximum length of the text that may be added to a reason. */
export const MAX_REPLACEMENT_DETAIL = mostDetail(REPLACEMENT_REASONS, null);

/** Writes the reason as it is stored with the document. */
export const replacementReason = (reason: ReplacementReason, detail: string): string => reasonText(reason, detail);

/** Reads a stored reason: one of the keys and the text added to it; null for anything else. */
export function readReplacementReason(text: string): { reason: ReplacementReason; detail: string } | null {
  const { reason, detail } = readReason(REPLACEMENT_REASONS, text.trim());
  return reason && { reason, detail: detail.trim() };
}

/** Returns a stored reason in the reader's language; null for any other text. */
export function replacementReasonWords(text: string, language: keyof Words): string | null {
  const read = readReplacementReason(text);
  return read && reasonWords(REPLACEMENT_REASONS, reasonText(read.reason, read.detail), language);
}

/** The reason `Other` requires a text. */
export const replacementForm = z.object({
  buyer: taxBuyerForm,
  reason: z
    .string()
    .trim()
    .max(MAX_REMARK_LENGTH)
    .refine((text) => readReplacementReason(text) !== null, 'Choose a reason')
    .refine((text) => text !== 'Other', 'Say what is wrong'),
});

interface Buyer {
  readonly name?: string | null;
  readonly address?: string | null;
  readonly tax_id?: string | null;
  readonly branch_no?: string | null;
}

const COMPARED = ['name', 'address', 'tax_id', 'branch_no'] as const;
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '').toLowerCase();

/**
 * Whether two buyers are the same in everything that is printed, ignoring spacing and case. Nothing is left of an
 * erased buyer (null) to compare.
 */
export const isSameBuyer = (one: Buyer | null, other: Buyer): boolean =>
  COMPARED.every((name) => plain(one?.[name]) === plain(other[name]));
