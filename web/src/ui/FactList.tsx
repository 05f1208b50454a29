import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { NOTHING } from './nothing.ts';
import { textSize } from './tokens.ts';

/** Facts in lines: the label on the left, its value on the right; a dash for a missing value. */
export function FactList({ facts }: { readonly facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: textSize.small }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, ml: 'auto', fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' }}>
            {value ?? NOTHING}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
