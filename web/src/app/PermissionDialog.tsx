import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../ui/Dialog.tsx';
import { endTill } from './endTill.ts';
import { useAppMessages } from './messages.ts';
import { useSession } from './session.ts';

/** Takes the place of a page that the user may not see (PERM-04). */
export function PermissionDialog() {
  const t = useAppMessages();
  const navigate = useNavigate();
  const { isTill } = useSession();
  const goHome = () => navigate('/', { replace: true });
  return (
    <Dialog title={t('permission.title')} maxWidth="xs" onClose={goHome}>
      <DialogContent>
        <DialogContentText>{t('permission.message')}</DialogContentText>
        {isTill && <DialogContentText sx={{ mt: 1 }}>{t('permission.byPin')}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        {isTill && (
          <Button variant="outlined" color="inherit" onClick={() => void endTill()}>
            {t('permission.password')}
          </Button>
        )}
        <Button variant="contained" onClick={goHome} autoFocus>
          {t('permission.home')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
