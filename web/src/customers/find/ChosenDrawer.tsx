import { Drawer, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { useFindMessages } from './messages.ts';

/** The chosen person in a drawer over the list, if there is no room beside it. */
export function ChosenDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useFindMessages();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Drawer
      open
      anchor={isPhone ? 'bottom' : 'right'}
      // Above the top bar.
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
