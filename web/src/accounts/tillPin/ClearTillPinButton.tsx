import { Button } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { fullName } from '../../app/fullName.ts';
import { useNotice } from '../../app/notice.tsx';
import { usePermission } from '../../app/permission.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useClearTillPinMutation } from '../gql/hooks.ts';
import { useTillPinMessages } from './messages.ts';

/** Removes the PIN of a user, for example because another person has seen it. */
export function ClearTillPinButton({ row }: { readonly row: Row }) {
  const t = useTillPinMessages();
  const notify = useNotice();
  const { canWrite } = usePermission(PAGE.user);
  const [clear, { loading }] = useClearTillPinMutation();
  const [asks, setAsks] = useState(false);
  if (!canWrite) return null;
  const name = fullName({ firstname: row.firstname, lastname: row.lastname });
  const confirm = async () => {
    const sent = await clear({ variables: { input: { userId: row.id } } }).catch(() => null);
    const outcome = sent?.data?.clearTillPin;
    setAsks(false);
    if (outcome?.cleared) notify(t('pin.cleared'), 'success');
    else notify(outcome?.userErrors[0]?.message ?? t('pin.notCleared'), 'error');
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsks(true)}>
        {t('pin.clear')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('pin.clear')}
        confirmLabel={t('pin.clear')}
        busy={loading}
        danger
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
      >
        {t('pin.clearText', { name })}
      </ConfirmDialog>
    </>
  );
}
