import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../ui/Dialog.tsx';
import { useAppMessages } from './messages.ts';

/** Takes the place of a page that the user may not see (PERM-04). */
export function PermissionDialog() {
  const t = useAppMessages();
  const navigate = useNavigate();
  const goHome = () => navigate('/', { replace: true });
  return (
    <Dialog title={t('permission.title')} maxWidth="xs" onClose={goHome}>
      <DialogContent>
        <DialogContentText>{t('permission.message')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={goHome} autoFocus>
          {t('permission.home')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
