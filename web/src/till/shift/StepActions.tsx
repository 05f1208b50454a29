import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The buttons of a step of the shift, in sight however long the count above them is. */
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        py: 1,
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
