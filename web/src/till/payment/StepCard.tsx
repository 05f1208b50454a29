import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { radius } from '../../ui/tokens.ts';

interface StepCardProps {
  step: number;
  title: string;
  /** Puts the content beside the title, if there is room. */
  isInline?: boolean;
  children: ReactNode;
}

export function StepCard({ step, title, isInline = false, children }: StepCardProps) {
  return (
    <Paper
      variant="outlined"
      component="section"
      sx={{
        borderRadius: radius.card,
        p: { xs: 2, sm: 2.5 },
        ...(isInline && { py: { xs: 1.5, sm: 1.5 }, display: { md: 'flex' }, alignItems: 'center', gap: 2 }),
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: isInline ? { xs: 1.5, md: 0 } : 2, flex: 'none' }}
      >
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
      {isInline ? <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box> : children}
    </Paper>
  );
}
