import { useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useAppMessages } from './messages.ts';
import { signOut } from './signOut.ts';

/** Leaving asks first (AUTH-10). */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const t = useAppMessages();
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
