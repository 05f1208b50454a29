import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { useAppMessages } from './messages.ts';

/** Takes the place of a page that the user may not see (PERM-04). */
export function PermissionDialog() {
  const t = useAppMessages();
  const navigate = useNavigate();
  const goHome = () => navigate('/', { replace: true });
  return (
    <Dialog open onClose={goHome} aria-labelledby="permission-title" maxWidth="xs" fullWidth>
      <DialogTitle id="permission-title">{t('permission.title')}</DialogTitle>
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
