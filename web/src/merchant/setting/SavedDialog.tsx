import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { reloadPage } from '../../app/reloadPage.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSettingMessages } from './messages.ts';

/** CONF-07 Reports that the saved setting is in force; its button reloads the page. */
export function SavedDialog() {
  const t = useSettingMessages();
  return (
    <Dialog role="alertdialog" title={t('setting.saved.title')} maxWidth="xs" onClose={reloadPage}>
      <DialogContent>
        <DialogContentText>{t('setting.saved.text')}</DialogContentText>
        {/* ADR 0096: unlike in the documents, it does not wait for the next sign-in. */}
        <DialogContentText sx={{ mt: 1 }}>{t('setting.saved.inForce')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={reloadPage} autoFocus>
          {t('setting.saved.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
