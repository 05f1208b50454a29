import { Box, Drawer, Toolbar } from '@mui/material';
import { useFrameMessages } from '../messages.ts';
import { Navigation } from './Navigation.tsx';

/** The complete navigation, over the page: for small windows, and for pages that take the whole window. */
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
