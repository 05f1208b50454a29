import { Alert, AlertTitle, Box, Button, DialogActions, DialogContent, Divider } from '@mui/material';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { HistoryLink } from '../words/HistoryLink.tsx';
import { useTillMessages } from '../words/messages.ts';
import { ConfirmFigures } from './ConfirmFigures.tsx';
import { ConfirmLines } from './ConfirmLines.tsx';
import { usePaymentMessages } from './messages.ts';
import { SaleTimeField } from './SaleTimeField.tsx';
import { toLocalDateTime } from './saleTime.ts';
import { useConfirmPayment } from './useConfirmPayment.ts';
import { useSaleTime } from './useSaleTime.ts';
import type { BillNote } from './useTakePayment.ts';

interface ConfirmPaymentDialogProps {
  branchId: string;
  priced: PricedBasket;
  onClose: () => void;
  /** The bill has changed since the customer was shown it. */
  onBillChanged: (note: BillNote) => void;
}

/** CHAN-15..17: everything once more, and then the money is taken. */
export function ConfirmPaymentDialog({ branchId, priced, onClose, onBillChanged }: ConfirmPaymentDialogProps) {
  const t = usePaymentMessages();
  const words = useTillMessages();
  const time = useSaleTime(branchId);
  const { confirm, submitting, failure, isInHistory } = useConfirmPayment({ branchId, priced, onClose, onBillChanged });
  return (
    <Dialog title={t('confirm.title')} onClose={submitting ? undefined : onClose}>
      <DialogContent>
        <ConfirmLines />
        <Divider sx={{ my: 1.5 }} />
        <ConfirmFigures priced={priced} />
        <Box sx={{ mt: 2 }}>
          <SaleTimeField time={time} disabled={submitting} />
        </Box>
        {failure && (
          <Alert severity="error" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
            <AlertTitle>{t('confirm.cantProceed')}</AlertTitle>
            {failure.join('\n')}
            {isInHistory && (
              <Box>
                <HistoryLink />
              </Box>
            )}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button size="large" disabled={submitting} onClick={onClose}>
          {words('cancel')}
        </Button>
        <Button
          size="large"
          variant="contained"
          autoFocus
          loading={submitting}
          disabled={time.fault !== null}
          onClick={() => void confirm(time.value === '' ? null : toLocalDateTime(time.value))}
          sx={{ minWidth: 200 }}
        >
          {t('confirm.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
