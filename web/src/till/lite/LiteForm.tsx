import { Box } from '@mui/material';
import { usePricedBasket } from '../basket/usePricedBasket.ts';
import { BenefitButtons } from '../offers/BenefitButtons.tsx';
import { BillNotice } from '../payment/BillNotice.tsx';
import { PaymentMethodTiles } from '../payment/PaymentMethodTiles.tsx';
import { ReadOnlyBasket } from '../payment/ReadOnlyBasket.tsx';
import { StepCard } from '../payment/StepCard.tsx';
import { TakePaymentDialogs } from '../payment/TakePaymentDialogs.tsx';
import { useTakePayment } from '../payment/useTakePayment.ts';
import { LiteAmount } from './LiteAmount.tsx';
import { useLiteMessages } from './messages.ts';

export function LiteForm({ branchId }: { branchId: string }) {
  const t = useLiteMessages();
  const { priced, ready } = usePricedBasket();
  const payment = useTakePayment(priced.amountDue, ready);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 348px', gap: 2, mx: -1 }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
        <BillNotice reasons={payment.notice} />
        <StepCard step={1} title={t('lite.step1')}>
          <LiteAmount />
          <BenefitButtons />
        </StepCard>
        <StepCard step={2} title={t('lite.step2')}>
          <PaymentMethodTiles
            isFree={priced.amountDue === 0}
            disabled={!ready}
            onOpen={payment.open}
            onOther={payment.chooseOther}
          />
        </StepCard>
      </Box>
      <ReadOnlyBasket priced={priced} onProceed={() => payment.open('confirm')} />
      <TakePaymentDialogs branchId={branchId} priced={priced} payment={payment} />
    </Box>
  );
}
