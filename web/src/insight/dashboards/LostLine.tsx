import SensorsOff from '@mui/icons-material/SensorsOff';
import { Box, Typography } from '@mui/material';
import { iconSize, radius, textSize } from '../../ui/tokens.ts';
import { useDashboardMessages } from './messages.ts';

/** A line across a wall screen that no longer follows the sales, legible from across the shop. */
export function LostLine({ at }: { readonly at: string }) {
  const t = useDashboardMessages();
  return (
    <Box role="alert" sx={LINE}>
      <SensorsOff aria-hidden sx={{ fontSize: { xs: iconSize.large, md: iconSize.display } }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontSize: { xs: textSize.title, md: textSize.figure }, fontWeight: 700, lineHeight: 1.35 }}>
          {t('wall.lost')}
        </Typography>
        <Typography sx={{ fontSize: { xs: textSize.body, md: textSize.figure }, lineHeight: 1.4 }}>
          {t('wall.old', { at })}
        </Typography>
      </Box>
    </Box>
  );
}

const LINE = {
  ...{ display: 'flex', alignItems: 'center', gap: { xs: 1.5, md: 3 } },
  ...{ p: { xs: 1.5, md: 2.5 }, mb: 2, borderRadius: radius.card, bgcolor: 'error.main', color: 'error.contrastText' },
} as const;
