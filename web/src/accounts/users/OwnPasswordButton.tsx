import { Button } from '@mui/material';
import { useState } from 'react';
import { useSession } from '../../app/session.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { ChangePasswordDialog } from '../password/ChangePasswordDialog.tsx';
import { useUserMessages } from './messages.ts';

/** AUTH-36 Only in one's own record. */
export function OwnPasswordButton({ row }: { readonly row: Row }) {
  const t = useUserMessages();
  const { id } = useSession();
  const [open, setOpen] = useState(false);
  if (row.id !== id) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('user.changePassword')}
      </Button>
      {open && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}
