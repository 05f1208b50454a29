import { MAX_COUNTED } from '@taem/domain/stock/countedLine.ts';
import { pastedLines, readEntry } from '../lines/pastedLines.ts';

/** This many pieces of a code; null where they are no number that can be counted. */
export interface CountedRow {
  readonly code: string;
  readonly pieces: number | null;
}

const rowOf = (code: string, typed: string): CountedRow => {
  const isWhole = /^\d+$/.test(typed) && Number(typed) <= MAX_COUNTED;
  return { code, pieces: isWhole ? Number(typed) : null };
};

/** What is scanned or typed: one piece of a code, or as many as stand before it, also none. */
export function typedRow(text: string): CountedRow | null {
  const { code, pieces } = readEntry(text, 0);
  return code ? rowOf(code, String(pieces)) : null;
}

/** Rows of a sheet; those without a number where it stands in others were not counted. null for a text that is no rows. */
export const pastedRows = (text: string): readonly CountedRow[] | null =>
  pastedLines(text)?.flatMap(({ code, typed, isBlank }) => (isBlank ? [] : [rowOf(code, typed.qty ?? '')])) ?? null;
