import Sensors from '@mui/icons-material/Sensors';
import SensorsOff from '@mui/icons-material/SensorsOff';
import { Box, Typography } from '@mui/material';
import { exactClockOf } from '../../app/shopDay.ts';
import { useLiveMessages } from './messages.ts';
import type { Live } from './useLive.ts';

interface Props {
  readonly live: Live;
}

/**
 * Shows whether the figures of the page follow the sales, and their time. A screen reader announces the state, not each sale.
 */
export function LiveBadge({ live: { connected, at } }: Props) {
  const t = useLiveMessages();
  const Icon = connected ? Sensors : SensorsOff;
  return (
    <Box className="screen-only" title={t(connected ? 'live.explained' : 'live.lost')} sx={BADGE}>
      <Icon fontSize="small" color={connected ? 'success' : 'disabled'} aria-hidden />
      <Typography variant="body2" component="span" role="status" sx={{ fontWeight: 600 }}>
        {t(connected ? 'live.live' : 'live.connecting')}
      </Typography>
      {at && (
        <Typography variant="body2" component="span" color="textSecondary">
          {t('live.at', { time: exactClockOf(at) })}
        </Typography>
      )}
    </Box>
  );
}

const BADGE = { display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 24, mb: 1 } as const;
