import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { useNotice } from '../../app/notice.tsx';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { basketStore } from '../basket/basketStore.ts';
import { usePricedBasket } from '../basket/usePricedBasket.ts';
import { useTillMessages } from '../words/messages.ts';
import { BillNameField, isTooLong } from './BillNameField.tsx';
import { useParkedMessages } from './messages.ts';
import { usePark } from './usePark.ts';

interface ParkBillDialogProps {
  branchId: string;
  onClose: () => void;
}

/** Names the bill and parks it; Enter parks it without a name. */
export function ParkBillDialog({ branchId, onClose }: ParkBillDialogProps) {
  const t = useParkedMessages();
  const words = useTillMessages();
  const notify = useNotice();
  const { priced } = usePricedBasket();
  const { park, busy } = usePark(branchId, priced.amountDue);
  const [name, setName] = useState(basketStore.get().parked?.name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    if (busy || isTooLong(name)) return;
    setProblem(null);
    const refused = await park(name.trim());
    if (refused !== null) return setProblem(refused);
    notify(t('park.done'), 'success');
    onClose();
  };
  return (
    <Dialog title={t('park.title')} maxWidth="xs" onClose={busy ? undefined : onClose}>
      <DialogForm onSubmit={() => void submit()}>
        <DialogContent>
          <BillNameField value={name} onChange={setName} />
          {problem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t('park.button')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
