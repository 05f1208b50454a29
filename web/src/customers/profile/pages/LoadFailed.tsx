import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { clearSession } from '../../../app/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useProfileMessages } from '../messages.ts';

/**
 * CUST-60 Displayed if the member could not be loaded. The link to sign-in leads back here; unsaved input elsewhere is kept.
 */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useProfileMessages();
  return (
    <Dialog role="alertdialog" title={t('block.error')} maxWidth="xs">
      <DialogContent>
        <DialogContentText>{t('load.failed')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          {t('list.retry')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => clearSession()}>
          {t('load.signIn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
