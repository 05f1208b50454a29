import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { iconSize, textSize } from '../../ui/tokens.ts';

/**
 * Explains why the button below is disabled. It is visible text, as a finger cannot find a tooltip, and it is announced, as a
 * disabled button never has the focus.
 */
export function ClosedReason({ id, children }: { id: string; children: ReactNode }) {
  // Always rendered: screen readers only announce changes of a region that already existed.
  return (
    <div id={id} aria-live="polite">
      {children && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            mb: 1,
            color: 'warning.dark',
            fontSize: textSize.small,
          }}
        >
          <InfoOutlined sx={{ fontSize: iconSize.small }} />
          {children}
        </Box>
      )}
    </div>
  );
}
