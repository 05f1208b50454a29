import { Box, Drawer, Toolbar } from '@mui/material';
import { useFrameMessages } from '../messages.ts';
import { Navigation } from './Navigation.tsx';

/** The navigation of a small window, and of pages that have the window for themselves: over the page, all of it at once. */
export function SideMenu({ onClose }: { readonly onClose: () => void }) {
  const t = useFrameMessages();
  return (
    <Drawer open onClose={onClose} className="screen-only" slotProps={{ paper: { 'aria-label': t('menu.label') } }}>
      <Toolbar />
      <Box sx={{ width: 288 }} onClick={onClose}>
        <Navigation unfolded="all" hasFocus />
      </Box>
    </Drawer>
  );
}
