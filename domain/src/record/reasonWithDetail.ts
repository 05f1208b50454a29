import { MAX_REMARK_LENGTH } from '../limits.ts';
import type { Words } from './words.ts';

const BETWEEN = ': ';

type Reasons<Reason extends string> = Readonly<Record<Reason, Words>>;

/** The text that is kept of a reason and what was added to it. */
export function reasonText(reason: string | null, detail: string): string {
  return [reason, detail.trim()].filter(Boolean).join(BETWEEN);
}

/** The reason that a text begins with, and the rest; the whole text is detail where it begins with none of them. */
export function readReason<Reason extends string>(
  reasons: Reasons<Reason>,
  text: string,
): { reason: Reason | null; detail: string } {
  const [first = '', ...rest] = text.split(BETWEEN);
  return Object.hasOwn(reasons, first)
    ? { reason: first as Reason, detail: rest.join(BETWEEN) }
    : { reason: null, detail: text };
}

/** The text in the language of the reader; one without a reason of the list is unchanged. */
export function reasonWords<Reason extends string>(
  reasons: Reasons<Reason>,
  text: string,
  language: keyof Words,
): string {
  const { reason, detail } = readReason(reasons, text);
  return [reason && reasons[reason][language], detail].filter(Boolean).join(' · ');
}

/** Most characters that may be added to a reason; before one is chosen, to any of the list. */
export function mostDetail(reasons: Reasons<string>, reason: string | null): number {
  const longest = Math.max(...Object.keys(reasons).map(({ length }) => length));
  return MAX_REMARK_LENGTH - (reason?.length ?? longest) - BETWEEN.length;
}
