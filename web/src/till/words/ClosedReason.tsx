import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { iconSize, textSize } from '../../ui/tokens.ts';

/**
 * Why the button below cannot be pressed: said where the cashier looks, as no finger finds what a pointer would, and read
 * out, as a button that is closed never has the focus.
 */
export function ClosedReason({ id, children }: { id: string; children: ReactNode }) {
  // Screen readers announce changes of a region that already existed.
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
