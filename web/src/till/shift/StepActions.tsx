import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';

interface StepActionsProps {
  /** Why the step was refused. */
  readonly problem: string | null;
  readonly children: ReactNode;
}

/** The buttons of a step of the shift and why it was refused, visible however long the count above them is. */
export function StepActions({ problem, children }: StepActionsProps) {
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
      {problem && (
        <Alert severity="error" sx={{ flex: '1 0 100%' }}>
          {problem}
        </Alert>
      )}
      {children}
    </Box>
  );
}
