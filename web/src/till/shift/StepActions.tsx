import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The buttons of a step of the shift, visible however long the count above them is. */
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        // Covers the padding of the dialog, where fields would show through.
        bottom: '-20px',
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        pt: 1.5,
        // The line marks that the content scrolls below it.
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
