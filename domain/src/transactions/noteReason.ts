import { readReason, reasonWords } from '../record/reasonWithDetail.ts';
import type { Words } from '../record/words.ts';
import type { TaxNoteCause } from '../till/taxDocument.ts';
import { RETURN_REASONS } from './returnReason.ts';
import { VOID_REASONS } from './voidReason.ts';

const REASONS: Readonly<Record<TaxNoteCause, Readonly<Record<string, Words>>>> = {
  VOID: VOID_REASONS,
  RETURN: RETURN_REASONS,
};
const BETWEEN = ', ';

/** Joins the reasons of the lines of a return into the reason of its note, each of them once; null without any. */
export const noteReason = (reasons: readonly (string | null | undefined)[]): string | null =>
  [...new Set(reasons.filter(Boolean))].join(BETWEEN) || null;

/** Splits the reason of a note again: a comma ends a reason only where another one of the list follows. */
const reasonsIn = (reason: string, cause: TaxNoteCause): string[] =>
  reason.split(new RegExp(`${BETWEEN}(?=(?:${Object.keys(REASONS[cause]).join('|')})(?:: |, |$))`));

/**
 * Returns the reason of the list for which a note was issued, whatever the details of its lines; null for several, and for
 * any other text.
 */
export function onlyReasonOf(reason: string, cause: TaxNoteCause): string | null {
  const reasons = new Set(reasonsIn(reason, cause).map((part) => readReason(REASONS[cause], part).reason));
  const [first = null] = reasons;
  return reasons.size === 1 ? first : null;
}

/**
 * Translates the reasons of a credit or debit note into the language of its paper. Any other text stays unchanged, and so do
 * the reasons of an unknown cause.
 */
export const noteReasonWords = (
  reason: string,
  cause: TaxNoteCause | null | undefined,
  language: keyof Words,
): string =>
  cause
    ? reasonsIn(reason, cause)
        .map((part) => reasonWords(REASONS[cause], part, language))
        .join(' / ')
    : reason;
