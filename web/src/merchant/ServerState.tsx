import { Alert, AlertTitle, Button } from '@mui/material';
import { useState } from 'react';
import { useViewerRightsQuery } from '../app/gql/hooks.ts';
import { useRetry } from '../app/useRetry.ts';
import { useMerchantMessages } from './messages.ts';

/** Reports a failing server before a cashier finds out in the middle of a sale. Home checks each time it is opened. */
export function ServerState() {
  const t = useMerchantMessages();
  const [trying, setTrying] = useState(false);
  const { error, refetch } = useViewerRightsQuery({
    fetchPolicy: 'cache-and-network',
    // The message stays until there is a new result.
    notifyOnNetworkStatusChange: false,
  });
  useRetry(error, refetch);
  const tryNow = async () => {
    setTrying(true);
    await refetch().catch(() => undefined);
    setTrying(false);
  };
  // Without a network, another notice reports that on every page.
  if (!error || !navigator.onLine) return null;
  return (
    <Alert
      severity="error"
      sx={{ alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button color="inherit" variant="outlined" loading={trying} onClick={() => void tryNow()}>
          {t('home.retry')}
        </Button>
      }
    >
      <AlertTitle sx={{ mb: 0 }}>{t('home.failing')}</AlertTitle>
      {t('home.failingHint')}
    </Alert>
  );
}
