import { wholeParts } from '@taem/domain/transactions/paper/wholeParts.ts';

/** Wraps as a whole; only a number wider than the paper is broken. */
const WHOLE = { display: 'inline-block', maxWidth: '100%' };

/** A text whose numbers and days are not broken at their hyphens, however narrow the screen or the paper is. */
export function WholeNumbers({ text }: { text: string }) {
  return wholeParts(text).map((part, at) => {
    if (at % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text do not move.
      <span key={at} style={WHOLE}>
        {part}
      </span>
    );
  });
}
