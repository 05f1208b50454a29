import { Box } from '@mui/material';
import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import { isExchangeReady } from '@taem/domain/till/basketExchange.ts';
import { roundCash } from '@taem/domain/till/cashRounding.ts';
import type { ReactNode } from 'react';
import { beside } from '../../app/column.ts';
import { useBasket } from '../basket/useBasket.ts';
import { useExchangePlan } from '../basket/useExchangePlan.ts';
import { usePricedBasket } from '../basket/usePricedBasket.ts';
import { DatedNotice } from '../bill/DatedNotice.tsx';
import { useCashRounding } from '../counter/useCashRounding.ts';
import { useDisplayedBill } from '../display/useDisplayedBill.ts';
import { ShortcutHelp } from '../keys/ShortcutHelp.tsx';
import { boundRefusal } from '../why/boundRefusal.ts';
import { LateRefusalText } from '../why/LateRefusalText.ts';
import { usePaymentRight } from '../words/usePaymentRight.ts';
import { BillNotice } from './BillNotice.tsx';
import { cashChannel } from './cashChannel.ts';
import { HandBack } from './HandBack.tsx';
import { usePaymentMessages } from './messages.ts';
import { PaymentMethodTiles } from './PaymentMethodTiles.tsx';
import { ReadOnlyBasket } from './ReadOnlyBasket.tsx';
import { StepCard } from './StepCard.tsx';
import { TakePaymentDialogs } from './TakePaymentDialogs.tsx';
import { useSaleTime } from './useSaleTime.ts';
import { useTakePayment } from './useTakePayment.ts';

interface TakePaymentFormProps {
  branchId: string;
  /** Returns the step before the payment methods. */
  firstStep: (toPay: Satang) => ReactNode;
  /** Whether the payment methods have keys and the focus; not if the first step has them. */
  withKeys?: boolean;
  /** Why nothing can be paid yet; null if it can. */
  closedReason?: string | null;
  /** Goes back to where the bill can be changed; omitted if that is this page. */
  onEdit?: () => void;
}

/** Two steps on the left, the read-only bill on the right (CHAN-01..05, LITE-01). */
export function TakePaymentForm({
  branchId,
  firstStep,
  withKeys = false,
  closedReason: given = null,
  onEdit,
}: TakePaymentFormProps) {
  const t = usePaymentMessages();
  const time = useSaleTime(branchId);
  const { priced, ready } = usePricedBasket();
  useDisplayedBill(priced);
  const { canWrite } = usePaymentRight();
  const beyond = boundRefusal(priced);
  const closedReason: ReactNode = given ?? (beyond ? <LateRefusalText refusal={beyond} priced={priced} /> : null);
  const isExchangeRead = useBasket(({ exchange }) => isExchangeReady(exchange));
  const isOpen = ready && closedReason === null && isExchangeRead;
  const plan = useExchangePlan(priced.amountDue);
  const total = plan?.toPay ?? priced.amountDue;
  const rounding = useCashRounding();
  const payment = useTakePayment(total, isOpen);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: beside('minmax(0, 1fr) 348px'),
        gap: 2,
        mx: -1,
        mb: { xs: 8, md: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
        <BillNotice note={payment.note} priced={priced} />
        {time.localTime && <DatedNotice time={time.localTime} />}
        {plan?.handedBack ? (
          <HandBack tenders={plan.tenders} />
        ) : (
          <>
            {firstStep(total)}
            <StepCard step={2} title={t('channels.step2')}>
              <PaymentMethodTiles
                amountDue={total}
                isFree={total === 0 && closedReason === null}
                disabled={!isOpen || !canWrite}
                withKeys={withKeys}
                onOpen={payment.open}
                onOther={payment.chooseOther}
                onCash={(received) => payment.take([cashChannel(toBaht(roundCash(total, rounding)), received)])}
              />
            </StepCard>
          </>
        )}
        <ShortcutHelp sx={{ alignSelf: 'start', color: 'text.secondary', gap: 0.75 }} />
      </Box>
      <ReadOnlyBasket
        priced={priced}
        closedReason={closedReason}
        onProceed={() => payment.open('confirm')}
        onEdit={onEdit}
      />
      <TakePaymentDialogs branchId={branchId} priced={priced} time={time} payment={payment} />
    </Box>
  );
}
