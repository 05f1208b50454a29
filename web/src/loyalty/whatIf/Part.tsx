import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { textSize } from '../../ui/tokens.ts';

/** One part of the figures, below its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ fontSize: textSize.body, fontWeight: 700, mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
