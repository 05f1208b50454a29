import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import type { Row } from '../../resources/RecordScreens.ts';
import { useViewer } from '../../resources/useViewer.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { useServiceAccountKeysQuery } from '../gql/hooks.ts';
import { KeyList } from './KeyList.tsx';
import type { AccountKey } from './keyState.ts';
import { useProgramMessages } from './messages.ts';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

/** The keys of a service account: their purpose, last use and expiry, and a button to revoke each. */
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
  // If this fails, the displayed keys stay.
  const readAgain = () => void refetch().catch(() => undefined);
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
      <KeyList keys={keys} onRevoke={mayWrite ? setEnding : null} />
      {isNew && <NewKeyDialog accountId={row.id} onCreated={readAgain} onClose={() => setIsNew(false)} />}
      {ending && (
        <RevokeDialog
          accountId={row.id}
          of={ending}
          onClose={() => {
            setEnding(null);
            readAgain();
          }}
        />
      )}
    </Paper>
  );
}
