import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { useNotice } from '../../app/notice.tsx';
import type { Row } from '../../resources/RecordScreens.ts';
import { useViewer } from '../../resources/useViewer.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { useRevokeServiceAccountKeyMutation, useServiceAccountKeysQuery } from '../gql/hooks.ts';
import { type AccountKey, KeyRow } from './KeyRow.tsx';
import { useProgramMessages } from './messages.ts';
import { NewKeyDialog } from './NewKeyDialog.tsx';

/** The keys of a service account: what they are for, when they were used and end, and an end at once. */
export function KeysPanel({ row }: { readonly row: Row }) {
  const t = useProgramMessages();
  const mayWrite = useViewer().canWrite(PAGE.user);
  const { data, error, refetch } = useServiceAccountKeysQuery({
    variables: { id: row.id },
    fetchPolicy: 'cache-and-network',
  });
  const [isNew, setIsNew] = useState(false);
  const [ending, setEnding] = useState<AccountKey | null>(null);
  const keys = data?.serviceAccount?.keys;
  if (!keys) return error ? <Alert severity="error">{t('keys.failed')}</Alert> : <LoadingView count={3} />;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'flex-start' }, mb: 2 }}>
        <Typography color="textSecondary" sx={{ flex: 1 }}>
          {t('keys.intro')}
        </Typography>
        {mayWrite && (
          <Button variant="contained" onClick={() => setIsNew(true)} sx={{ flexShrink: 0 }}>
            {t('keys.create')}
          </Button>
        )}
      </Stack>
      {keys.length === 0 ? (
        <EmptyState title={t('keys.none')}>{t('keys.noneHint')}</EmptyState>
      ) : (
        <Stack component="ul" aria-label={t('keys.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {keys.map((key) => (
            <KeyRow key={key.id} of={key} onRevoke={mayWrite ? () => setEnding(key) : null} />
          ))}
        </Stack>
      )}
      {isNew && <NewKeyDialog accountId={row.id} onMade={() => void refetch()} onClose={() => setIsNew(false)} />}
      {ending && (
        <RevokeDialog
          accountId={row.id}
          of={ending}
          onClose={() => {
            setEnding(null);
            void refetch();
          }}
        />
      )}
    </Paper>
  );
}

function RevokeDialog({ accountId, of, onClose }: { accountId: string; of: AccountKey; onClose: () => void }) {
  const t = useProgramMessages();
  const notify = useNotice();
  const [revoke, { loading }] = useRevokeServiceAccountKeyMutation();
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
      title={t('keys.revokeTitle')}
      confirmLabel={t('keys.revoke')}
      busy={loading}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {t('keys.revokeText', { name: of.name, lastFour: of.lastFour })}
    </ConfirmDialog>
  );
}
