import { MAX_COUNTED } from '@taem/domain/stock/countedLine.ts';
import { pastedLines, readEntry } from '../lines/pastedLines.ts';

/** A number of pieces of a code; null if the text is not a valid number. */
export interface CountedRow {
  readonly code: string;
  readonly pieces: number | null;
}

const rowOf = (code: string, typed: string): CountedRow => {
  const isWhole = /^\d+$/.test(typed) && Number(typed) <= MAX_COUNTED;
  return { code, pieces: isWhole ? Number(typed) : null };
};

/** Reads a scanned or typed text: one piece of a code, or the number before it, which may be 0. */
export function typedRow(text: string): CountedRow | null {
  const { code, pieces } = readEntry(text, 0);
  return code ? rowOf(code, String(pieces)) : null;
}

/** Returns the rows of a pasted sheet, without those that have no number (not counted). null for text that is not rows. */
export const pastedRows = (text: string): readonly CountedRow[] | null =>
  pastedLines(text)?.flatMap(({ code, typed, isBlank }) => (isBlank ? [] : [rowOf(code, typed.qty ?? '')])) ?? null;
