import { Alert, AlertTitle, Box, Button, DialogActions, DialogContent, Divider } from '@mui/material';
import { canProceedReadOnly } from '@taem/domain/till/basket.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { type ReactNode, useState } from 'react';
import { ApprovalDialog } from '../../sale/approval/ApprovalDialog.tsx';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { basketStore } from '../basket/basketStore.ts';
import { useBasket } from '../basket/useBasket.ts';
import { HistoryLink } from '../words/HistoryLink.tsx';
import { useTillMessages } from '../words/messages.ts';
import { ConfirmFigures } from './ConfirmFigures.tsx';
import { ConfirmLines } from './ConfirmLines.tsx';
import { usePaymentMessages } from './messages.ts';
import { SaleTimeField } from './SaleTimeField.tsx';
import { TotalBox } from './TotalBox.tsx';
import { useBillChangeWords } from './useBillChangeWords.ts';
import { useConfirmPayment } from './useConfirmPayment.ts';
import type { SaleTime } from './useSaleTime.ts';
import type { BillNote } from './useTakePayment.ts';
import { VoidCode } from './VoidCode.tsx';

interface ConfirmPaymentDialogProps {
  branchId: string;
  priced: PricedBasket;
  time: SaleTime;
  /** Name of the payment method, if its details are chosen in this dialog. */
  by?: string;
  /** The fields of the payment method, above the review. */
  children?: ReactNode;
  onClose: () => void;
  /** Called if the bill has changed since the customer was shown it. */
  onBillChanged: (note: BillNote) => void;
}

/** CHAN-15..17: reviews everything once more, and then takes the payment. */
export function ConfirmPaymentDialog({ by, children, time, ...bill }: ConfirmPaymentDialogProps) {
  const { branchId, priced, onClose, onBillChanged } = bill;
  const t = usePaymentMessages();
  const words = useTillMessages();
  const changeWords = useBillChangeWords();
  const isExchange = useBasket(({ exchange }) => exchange !== null);
  const { confirm, submitting, failure, isInHistory, isWrongCode, approval } = useConfirmPayment(bill);
  // The bill that the customer was shown and, if the payment method was chosen earlier, for which it was chosen.
  const [before] = useState({ priced, saleTime: time.localTime });
  const isOtherBill = !children && before.saleTime !== time.localTime && before.priced.amountDue !== priced.amountDue;
  const chooseAgain = () => basketStore.dispatch({ type: 'setChannels', channels: [] });
  const [code, setCode] = useState('');
  const hasChannel = useBasket(canProceedReadOnly);
  const canConfirm = time.fault === null && hasChannel && (!isExchange || code.trim() !== '');
  const submit = (approvalId: string | null = null) => {
    if (!canConfirm) return;
    if (!isOtherBill) return void confirm({ code: code.trim(), approvalId });
    chooseAgain();
    onBillChanged({ stated: before.priced, reasons: changeWords.byItself(before.priced.given, priced.given) });
  };
  const close = () => {
    if (isOtherBill) chooseAgain();
    onClose();
  };
  return (
    <>
      <Dialog
        title={by ? `${t('confirm.title')} · ${by}` : t('confirm.title')}
        onClose={submitting ? undefined : close}
      >
        <DialogForm onSubmit={() => submit()}>
          <DialogContent>
            {children && (
              <>
                <TotalBox total={priced.amountDue} />
                <Box sx={{ mb: 2 }}>{children}</Box>
              </>
            )}
            <ConfirmLines />
            <Divider sx={{ my: 1.5 }} />
            <ConfirmFigures priced={priced} />
            <Box sx={{ mt: 2 }}>
              {isExchange ? (
                <VoidCode
                  code={code}
                  isWrong={isWrongCode}
                  disabled={submitting}
                  autoFocus={!children}
                  onChange={setCode}
                />
              ) : (
                <SaleTimeField time={time} disabled={submitting} />
              )}
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
            <Button size="large" disabled={submitting} onClick={close}>
              {words('cancel')}
            </Button>
            <Button
              size="large"
              variant="contained"
              type="submit"
              autoFocus={!children && !isExchange}
              loading={submitting}
              disabled={!canConfirm}
              sx={{ minWidth: 200 }}
            >
              {t('confirm.confirm')}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
      {approval && !submitting && <ApprovalDialog branchId={branchId} {...approval} onApproved={submit} />}
    </>
  );
}
