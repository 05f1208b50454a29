import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { NOTHING } from '../../ui/nothing.ts';

interface Props {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Facts by name; a dash for a missing value. */
export function Facts({ facts }: Props) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', columnGap: 3, rowGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      {facts.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have one name.
        <Box key={index} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value === null || value === undefined || value === '' ? NOTHING : value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
