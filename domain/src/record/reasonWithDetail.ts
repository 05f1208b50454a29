import { MAX_REMARK_LENGTH } from '../limits.ts';
import type { Words } from './words.ts';

const BETWEEN = ': ';

type Reasons<Reason extends string> = Readonly<Record<Reason, Words>>;

/** Joins a reason and the text added to it into the stored text. */
export function reasonText(reason: string | null, detail: string): string {
  return [reason, detail.trim()].filter(Boolean).join(BETWEEN);
}

/** Splits a stored text into its reason and the rest; without one of the reasons the whole text is detail. */
export function readReason<Reason extends string>(
  reasons: Reasons<Reason>,
  text: string,
): { reason: Reason | null; detail: string } {
  const [first = '', ...rest] = text.split(BETWEEN);
  return Object.hasOwn(reasons, first)
    ? { reason: first as Reason, detail: rest.join(BETWEEN) }
    : { reason: null, detail: text };
}

/** Translates the reason in a stored text into the reader's language; a text without one of the reasons stays unchanged. */
export function reasonWords<Reason extends string>(
  reasons: Reasons<Reason>,
  text: string,
  language: keyof Words,
): string {
  const { reason, detail } = readReason(reasons, text);
  return [reason && reasons[reason][language], detail].filter(Boolean).join(' · ');
}

/** Returns the maximum length of the text added to a reason; if none is chosen yet, the length that fits any of them. */
export function mostDetail(reasons: Reasons<string>, reason: string | null): number {
  const longest = Math.max(...Object.keys(reasons).map(({ length }) => length));
  return MAX_REMARK_LENGTH - (reason?.length ?? longest) - BETWEEN.length;
}
