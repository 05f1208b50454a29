import { DialogContentText } from '@mui/material';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useNotice } from '../../app/notice.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useRevokeServiceAccountKeyMutation } from '../gql/hooks.ts';
import type { AccountKey } from './keyState.ts';
import { useProgramMessages } from './messages.ts';

interface Props {
  readonly accountId: string;
  readonly of: AccountKey;
  readonly onClose: () => void;
}

/** Confirms revoking a key, and displays its last use, which reveals whether a program still relies on it. */
export function RevokeDialog({ accountId, of, onClose }: Props) {
  const t = useProgramMessages();
  const language = useLanguage();
  const notify = useNotice();
  const [revoke, { loading }] = useRevokeServiceAccountKeyMutation();
  const { name, lastFour, lastUsedAt } = of;
  const run = async () => {
    const input = { serviceAccountId: accountId, keyId: of.id };
    const answer = await revoke({ variables: { input } }).catch(() => null);
    const isDone = Boolean(answer?.data?.revokeServiceAccountKey.revokedId);
    notify(t(isDone ? 'keys.revokeDone' : 'keys.revokeFailed'), isDone ? 'success' : 'error');
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('keys.revokeTitle', { name })}
      confirmLabel={t('keys.revoke')}
      cancelLabel={t('keys.keep')}
      busy={loading}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{t('keys.revokeText', { lastFour })}</DialogContentText>
      <DialogContentText sx={{ mt: 1 }}>
        {lastUsedAt ? t('keys.used', { time: formatMoment(lastUsedAt, language) }) : t('keys.unused')}
      </DialogContentText>
    </ConfirmDialog>
  );
}
