import { Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { radius } from '../../ui/tokens.ts';

/** One of the things a customer may ask for. */
export function PrivacySection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: radius.card }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
