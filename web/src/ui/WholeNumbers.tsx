import styled from '@emotion/styled';
import { wholeParts } from '@taem/domain/transactions/paper/wholeParts.ts';

/** Wraps as a whole; only a number wider than the paper is broken. */
const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
`;

/** A text whose numbers and days are not broken at their hyphens, however narrow the screen or the paper is. */
export function WholeNumbers({ text }: { text: string }) {
  return wholeParts(text).map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text do not move.
    return at % 2 === 1 ? <Whole key={at}>{part}</Whole> : part;
  });
}
