import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The buttons of a step of the shift, in sight however long the count above them is. */
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        // Over the padding of the dialog, below which fields would be seen.
        bottom: '-20px',
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        pt: 1.5,
        // What is below it is scrolled to.
        borderTop: 1,
        borderColor: 'divider',
        pb: '20px',
        mb: '-12px',
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
