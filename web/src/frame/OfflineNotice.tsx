import { Alert, GlobalStyles } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useFrameMessages } from './messages.ts';

const HEIGHT = 52;

/** Reports that the device has no network: a till must not look broken without explanation. */
export function OfflineNotice() {
  const t = useFrameMessages();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <>
      {/* Pages as high as the window subtract this height. */}
      <GlobalStyles styles={{ ':root': { '--notice-height': `${HEIGHT}px` } }} />
      <Alert
        severity="warning"
        className="screen-only"
        sx={{ height: HEIGHT, alignItems: 'center', borderRadius: 0, justifyContent: 'center' }}
      >
        {t('offline.message')}
      </Alert>
    </>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
