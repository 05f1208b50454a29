import styled from '@emotion/styled';

/** Such as `B01-T1-A-000123`, a tax id or a phone number. */
const NUMBER = /([\p{L}\p{M}\p{N}._]+(?:-[\p{L}\p{M}\p{N}._]+)+)/u;

/** Goes to the next line whole; only a number wider than the paper is broken. */
const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
`;

export const hasNumber = (text: string): boolean => NUMBER.test(text);

/** A text whose numbers are not broken at their hyphens, however narrow the paper is. */
export function WholeNumbers({ text }: { text: string }) {
  return text.split(NUMBER).map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text do not move.
    return at % 2 === 1 ? <Whole key={at}>{part}</Whole> : part;
  });
}
