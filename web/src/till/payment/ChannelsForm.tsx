import { Alert, Box } from '@mui/material';
import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import { useEffect, useState } from 'react';
import { basketStore } from '../basket/basketStore.ts';
import { useBasket } from '../basket/useBasket.ts';
import { usePricedBasket } from '../basket/usePricedBasket.ts';
import { CashDialog } from './CashDialog.tsx';
import { ConfirmPaymentDialog } from './ConfirmPaymentDialog.tsx';
import { PaymentMethodTiles } from './PaymentMethodTiles.tsx';
import { PaymentOption } from './PaymentOption.tsx';
import { ReadOnlyBasket } from './ReadOnlyBasket.tsx';

/** Step 1 and 2 at the left, the bill that can no longer be changed at the right. */
export function ChannelsForm({ branchId }: { branchId: string }) {
  const { priced, ready } = usePricedBasket();
  const [dialog, setDialog] = useState<'cash' | 'confirm' | null>(null);
  const [notice, setNotice] = useState<string[]>([]);
  const { amountDue } = priced;
  useChannelOfAFreeBill(ready && amountDue === 0);

  const openCash = () => {
    setNotice([]);
    setDialog('cash');
  };
  const payCash = (received: Satang) => {
    const amount = toBaht(amountDue);
    basketStore.dispatch({ type: 'setChannel', channel: { type: 'Cash', amount, received_amount: toBaht(received) } });
    setDialog('confirm');
  };
  const closeCash = () => {
    basketStore.dispatch({ type: 'setChannels', channels: [] });
    setDialog(null);
  };
  const chooseOther = () => {
    setNotice([]);
    basketStore.dispatch({ type: 'setChannel', channel: { type: 'Other', amount: toBaht(amountDue) } });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 348px', gap: 2, mx: -1 }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
        {notice.length > 0 && (
          <Alert severity="warning" sx={{ whiteSpace: 'pre-line' }}>
            {notice.join('\n')}
          </Alert>
        )}
        <PaymentOption total={amountDue} />
        <PaymentMethodTiles isFree={amountDue === 0} disabled={!ready} onCash={openCash} onOther={chooseOther} />
      </Box>
      <ReadOnlyBasket priced={priced} onProceed={() => setDialog('confirm')} />
      {dialog === 'cash' && <CashDialog total={amountDue} onPay={payCash} onClose={closeCash} />}
      {dialog === 'confirm' && (
        <ConfirmPaymentDialog
          branchId={branchId}
          priced={priced}
          onClose={() => setDialog(null)}
          onBillChanged={(reasons) => {
            setNotice(reasons);
            setDialog(null);
          }}
        />
      )}
    </Box>
  );
}

/** CHAN-14, OP-16: with nothing to pay, Other is the tender. */
function useChannelOfAFreeBill(isFree: boolean): void {
  const hasChannel = useBasket(({ paymentChannels }) => paymentChannels.length > 0);
  useEffect(() => {
    if (isFree && !hasChannel) basketStore.dispatch({ type: 'setChannel', channel: { type: 'Other', amount: 0 } });
  }, [isFree, hasChannel]);
}
