import { Box, Tooltip } from '@mui/material';
import type { ReactElement } from 'react';

/** Explains why a button is disabled, to a user who points at it or reaches it by keyboard. */
export function WhyNot({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  return (
    <Tooltip title={text} describeChild>
      <Box component="span" tabIndex={0} sx={{ display: 'inline-flex' }}>
        {children}
      </Box>
    </Tooltip>
  );
}
