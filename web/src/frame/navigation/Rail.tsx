import { Box } from '@mui/material';
import { BAR_HEIGHT, RAIL_WIDTH } from '../../ui/tokens.ts';
import { Navigation } from './Navigation.tsx';

/** The navigation at the side of a window that is wide enough for it. */
export function Rail() {
  return (
    <Box className="screen-only" sx={RAIL}>
      <Navigation unfolded="current" />
    </Box>
  );
}

const RAIL = {
  position: 'sticky',
  top: BAR_HEIGHT,
  alignSelf: 'flex-start',
  flex: 'none',
  width: RAIL_WIDTH,
  height: `calc(100dvh - ${BAR_HEIGHT}px)`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
} as const;
