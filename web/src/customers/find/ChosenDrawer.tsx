import { Drawer, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { useFindMessages } from './messages.ts';

/** Where the list has no room beside it, the one who is chosen lies over it. */
export function ChosenDrawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const t = useFindMessages();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Drawer
      anchor={isPhone ? 'bottom' : 'right'}
      open={open}
      // Above the bar of the page.
      sx={{ zIndex: 'modal' }}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('chosen.label'),
          sx: isPhone ? { maxHeight: '88vh' } : { width: 340 },
        },
      }}
    >
      {children}
    </Drawer>
  );
}
