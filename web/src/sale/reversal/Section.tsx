import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of the effects of a void or a return, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography component="h3" sx={{ fontWeight: 650, mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
