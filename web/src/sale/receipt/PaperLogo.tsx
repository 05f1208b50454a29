import styled from '@emotion/styled';
import { useState } from 'react';

/** As high as three lines of text, and never wider than the paper. */
const Picture = styled.img`
  display: block;
  max-width: 70%;
  max-height: 18mm;
  margin: 0 auto 6px;
  object-fit: contain;
  .A4 & {
    max-height: 24mm;
    max-width: 60mm;
  }
`;

/**
 * The shop's logo at the head of a paper; nothing without one, or if it cannot be loaded: a receipt is printed all the same.
 */
export function PaperLogo({ url }: { url: string | null | undefined }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!url || failed === url) return null;
  return <Picture src={url} alt="" data-testid="paper-logo" onError={() => setFailed(url)} />;
}
