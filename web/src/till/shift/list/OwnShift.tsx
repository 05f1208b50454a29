import { useApolloClient } from '@apollo/client/react';
import PointOfSaleOutlined from '@mui/icons-material/PointOfSaleOutlined';
import { Button, DialogActions, DialogContent } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { ChooseBranch } from '../../../app/ChooseBranch.tsx';
import { late } from '../../../app/late.tsx';
import { usePermission } from '../../../app/permission.ts';
import { type SessionBranch, useSession } from '../../../app/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ShiftsDocument, ShiftTotalsDocument } from '../../gql/graphql.ts';
import { useTillMessages } from '../../words/messages.ts';
import { useShiftsMessages } from './messages.ts';

const TillDialog = late(async () => (await import('../../device/TillDialog.tsx')).TillDialog);

/**
 * Opens and closes the shift of a till, by default that of this device, from the list of shifts, where people look for it
 * first.
 */
export function OwnShift() {
  const t = useShiftsMessages();
  const words = useTillMessages();
  const session = useSession();
  const client = useApolloClient();
  const [isOpen, setOpen] = useState(false);
  // Chosen for this dialog alone: the list behind it goes on with the shifts of all branches.
  const [chosen, choose] = useState<SessionBranch | null>(null);
  const branchId = session.branchId ?? chosen?.id;
  if (!usePermission(PAGE.shift).canWrite) return null;
  const close = () => {
    setOpen(false);
    choose(null);
    void client.refetchQueries({ include: [ShiftsDocument, ShiftTotalsDocument] });
  };
  return (
    <>
      <Button variant="contained" startIcon={<PointOfSaleOutlined />} onClick={() => setOpen(true)}>
        {t('ownShift')}
      </Button>
      {isOpen && branchId && (
        <TillDialog
          branchId={branchId}
          need={null}
          headingAmongShifts={[t('ownShift'), chosen?.name].filter(Boolean).join(' · ')}
          onLeave={close}
          onClose={close}
        />
      )}
      {isOpen && !branchId && (
        <Dialog title={t('ownShift')} maxWidth="sm" onClose={close}>
          <DialogContent>
            <ChooseBranch hint={t('branchHint')} onChoose={choose} />
          </DialogContent>
          <DialogActions>
            <Button size="large" onClick={close}>
              {words('close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
