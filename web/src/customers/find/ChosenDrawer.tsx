import Close from '@mui/icons-material/CloseRounded';
import { Drawer, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useFindMessages } from './messages.ts';

/** On a phone the one who is chosen lies over the list. */
export function ChosenDrawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const t = useFindMessages();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('chosen.label'), sx: { maxHeight: '88vh' } } }}
    >
      <IconButton aria-label={t('chosen.close')} onClick={onClose} sx={{ position: 'absolute', right: 8, top: 8 }}>
        <Close />
      </IconButton>
      {children}
    </Drawer>
  );
}
