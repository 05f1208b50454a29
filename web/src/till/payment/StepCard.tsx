import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { radius } from '../../ui/tokens.ts';

export function StepCard({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  return (
    <Paper variant="outlined" component="section" sx={{ borderRadius: radius.card, p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 2 }}>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 30,
            height: 30,
            borderRadius: '50%',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontWeight: 700,
          }}
        >
          {step}
        </Box>
        <Typography variant="h2">{title}</Typography>
      </Box>
      {children}
    </Paper>
  );
}
