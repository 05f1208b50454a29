import { Alert, Button, type SxProps } from '@mui/material';
import { useFormat } from '../../sale/useFormat.ts';
import { basketStore } from '../basket/basketStore.ts';
import { useBasketMessages } from '../basket/messages.ts';

/** That the bill is dated, so that no one sells the next goods of today on it, and back to now. */
export function DatedNotice({ time, sx }: { time: string; sx?: SxProps }) {
  const t = useBasketMessages();
  const format = useFormat();
  const sellNow = () => {
    basketStore.dispatch({ type: 'setSoldAt', soldAt: '' });
    // Chosen for what the bill came to then.
    basketStore.dispatch({ type: 'setChannels', channels: [] });
  };
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={sellNow} sx={{ whiteSpace: 'nowrap' }}>
          {t('basket.sellNow')}
        </Button>
      }
      {...(sx && { sx })}
    >
      {t('basket.dated', { time: format.wallClock(time) })}
    </Alert>
  );
}
