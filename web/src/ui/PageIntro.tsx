import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** The purpose of a page, below its title. */
export function PageIntro({ children }: { readonly children: ReactNode }) {
  return (
    <Typography color="textSecondary" sx={{ mt: -2, mb: 3, maxWidth: 720, textWrap: 'pretty' }}>
      {children}
    </Typography>
  );
}
