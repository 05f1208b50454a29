import styled from '@emotion/styled';
import { colours } from '../../ui/tokens.ts';

// Thai has no spaces between words: the browser breaks it at words, and cuts only a word wider than the paper.
export const Roll = styled.div`
  width: 80mm;
  box-sizing: border-box;
  margin-inline: auto;
  padding: 6mm 5mm 8mm;
  background: ${colours.paper};
  color: ${colours.paperInk};
  color-scheme: light;
  font-size: 13px;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  line-break: strict;
  overflow-wrap: break-word;
`;

export const NarrowRoll = styled(Roll)`
  width: 58mm;
  padding: 4mm 3mm 6mm;
  font-size: 11px;
`;

const A4 = styled(Roll)`
  width: 186mm;
  padding: 12mm 14mm;
  font-size: 15px;
  /* The page has margins of its own. */
  @media print {
    padding-block: 0;
  }
`;

/** The component of a paper, by its size. */
export const PAPERS = { 80: Roll, 58: NarrowRoll, A4 } as const;

/** A mark on a paper that must not be overlooked. */
export const Stamp = styled.div`
  margin-bottom: 6px;
  border: 2px solid ${colours.paperInk};
  text-align: center;
  font-size: 16px;
  font-weight: 700;
`;
