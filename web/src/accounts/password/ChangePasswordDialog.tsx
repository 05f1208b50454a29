import { useNotice } from '../../app/notice.tsx';
import { useSession } from '../../app/session.ts';
import { FormDialog } from '../../form/FormDialog.tsx';
import { usePasswordMessages } from './messages.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

/** AUTH-37 Changes the user's own password, from their own record. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePasswordMessages();
  const notify = useNotice();
  const { form, isOwn, isReady } = usePasswordForm('usersDialog', useSession().id, () => {
    notify(t('password.changed'), 'success');
    onClose();
  });
  return (
    <FormDialog
      form={form}
      title={t('password.title')}
      disabled={!isReady}
      popup={t('password.error')}
      onClose={onClose}
    >
      <PasswordFields isOwn={isOwn} />
    </FormDialog>
  );
}
