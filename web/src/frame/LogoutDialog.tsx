import { useState } from 'react';
import { signOut } from '../app/signOut.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useFrameMessages } from './messages.ts';

/** Asks before the user is logged out (AUTH-10). */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const t = useFrameMessages();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await signOut();
  };
  return (
    <ConfirmDialog
      open
      title={t('logout.title')}
      confirmLabel={t('logout.confirm')}
      cancelLabel={t('logout.cancel')}
      busy={busy}
      onConfirm={leave}
      onCancel={onClose}
    >
      {t('logout.message')}
    </ConfirmDialog>
  );
}
