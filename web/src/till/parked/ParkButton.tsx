import { Button } from '@mui/material';
import { canProceed } from '@taem/domain/till/basket.ts';
import { useState } from 'react';
import { late } from '../../app/late.tsx';
import { useSession } from '../../app/session.ts';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { useBasket } from '../basket/useBasket.ts';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { usePaymentRight } from '../words/usePaymentRight.ts';
import { useParkedMessages } from './messages.ts';

const ParkBillDialog = late(async () => (await import('./ParkBillDialog.tsx')).ParkBillDialog);

/** Parks the bill, for every till of the branch. The dialog calculates the amount, so that no tap redraws the button. */
export function ParkButton() {
  const t = useParkedMessages();
  const { branchId } = useSession();
  const complete = useBasket(canProceed);
  const isExchange = useBasket(({ exchange }) => exchange !== null);
  const { canWrite } = usePaymentRight();
  const [open, setOpen] = useState(false);
  // On a press for an exchange, the dialog explains that it cannot be parked.
  const enabled = (complete || isExchange) && canWrite && Boolean(branchId);
  useShortcut(SHORTCUT.park, () => setOpen(true), { enabled, shift: true });
  return (
    <>
      <Button
        disabled={!enabled}
        onClick={() => setOpen(true)}
        aria-keyshortcuts={`Shift+${SHORTCUT.park}`}
        sx={{ px: 1, gap: 0.5, whiteSpace: 'nowrap' }}
      >
        {t('park.button')}
        <KeyHint onButton>{`⇧${SHORTCUT.park}`}</KeyHint>
      </Button>
      {open && branchId && <ParkBillDialog branchId={branchId} onClose={() => setOpen(false)} />}
    </>
  );
}
