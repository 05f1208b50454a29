import { reasonWords } from '../record/reasonWithDetail.ts';
import type { Words } from '../record/words.ts';
import { RETURN_REASONS } from './returnReason.ts';
import { VOID_REASONS } from './voidReason.ts';

/** The reasons of voids and of returns: either one leads to a credit note. */
const NOTE_REASONS = { ...VOID_REASONS, ...RETURN_REASONS };

/** Translates the reason of a credit or debit note into the language of its paper; any other text stays unchanged. */
export const noteReasonWords = (reason: string, language: keyof Words): string =>
  reasonWords(NOTE_REASONS, reason, language);
