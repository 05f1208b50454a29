import { Alert, Button, type SxProps } from '@mui/material';
import { useFormat } from '../../sale/useFormat.ts';
import { basketStore } from '../basket/basketStore.ts';
import { useBasketMessages } from '../basket/messages.ts';

/** Reports that the bill is dated, so that no one adds today's next goods to it; with a button to set it to now. */
export function DatedNotice({ time, sx }: { time: string; sx?: SxProps }) {
  const t = useBasketMessages();
  const format = useFormat();
  const sellNow = () => {
    basketStore.dispatch({ type: 'setSoldAt', soldAt: '' });
    // The tenders were chosen for the amount at that date.
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
