import { Button, DialogActions, DialogContent } from '@mui/material';
import { useNotice } from '../../app/notice.tsx';
import { useSession } from '../../app/session.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { usePasswordMessages } from './messages.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

/** AUTH-37 One's own password, from one's own record. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePasswordMessages();
  const notify = useNotice();
  const form = usePasswordForm('usersDialog', useSession().id, () => {
    notify(t('password.changed'), 'success');
    onClose();
  });
  return (
    <Dialog title={t('password.title')} maxWidth="xs" onClose={onClose}>
      <DialogForm onSubmit={() => form.isReady && void form.save()}>
        <DialogContent sx={{ pt: '8px !important' }}>
          <PasswordFields form={form} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('password.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!form.isReady} loading={form.isSaving}>
            {t('password.save')}
          </Button>
        </DialogActions>
      </DialogForm>
      <AlertDialog
        open={form.fault !== null}
        title={t('password.error')}
        message={form.fault}
        onClose={form.forgetFault}
      />
    </Dialog>
  );
}
