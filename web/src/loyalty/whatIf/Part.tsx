import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** One part of the figures under its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ fontSize: '0.9375rem', fontWeight: 700, mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
