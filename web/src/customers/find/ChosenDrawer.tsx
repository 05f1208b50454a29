import { Drawer, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { useFindMessages } from './messages.ts';

/** Where the list has no room beside it, the one who is chosen lies over it. */
export function ChosenDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useFindMessages();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Drawer
      open
      anchor={isPhone ? 'bottom' : 'right'}
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
