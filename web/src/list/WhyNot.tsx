import { Box, Tooltip } from '@mui/material';
import type { ReactElement } from 'react';

/** A button that cannot be pressed says why to a user who points at it, or comes to it by the keyboard. */
export function WhyNot({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  return (
    <Tooltip title={text} describeChild>
      <Box component="span" tabIndex={0} sx={{ display: 'inline-flex' }}>
        {children}
      </Box>
    </Tooltip>
  );
}
