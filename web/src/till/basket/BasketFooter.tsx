import { Box, Button } from '@mui/material';
import { canProceed } from '@taem/domain/till/basket.ts';
import { memo, useId, useRef } from 'react';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { BenefitButtons } from '../offers/BenefitButtons.tsx';
import { ClosedReason } from '../words/ClosedReason.tsx';
import { usePaymentRight } from '../words/usePaymentRight.ts';
import { BasketAnnouncer } from './BasketAnnouncer.tsx';
import { BasketTotals } from './BasketTotals.tsx';
import { useBasketMessages } from './messages.ts';
import { useBasket } from './useBasket.ts';
import { usePricedBasket } from './usePricedBasket.ts';
import { useProceed } from './useProceed.ts';

/** The totals, and on to payment. */
export function BasketFooter({ customerReady }: { customerReady: boolean }) {
  const { priced, ready } = usePricedBasket();
  const latest = useRef(priced);
  latest.current = priced;
  const { proceed, warning, dismiss } = useProceed(latest);
  return (
    <>
      <BenefitButtons />
      <BasketTotals priced={priced} />
      <BasketAnnouncer priced={priced} />
      <ProceedButton ready={ready && customerReady} onProceed={proceed} />
      {warning && <AlertDialog open title={warning.title} message={warning.text} onClose={dismiss} />}
    </>
  );
}

/** PAY-40 */
const ProceedButton = memo(function ProceedButton({ ready, onProceed }: { ready: boolean; onProceed: () => void }) {
  const t = useBasketMessages();
  const id = useId();
  const isEmpty = useBasket(({ items }) => items.length === 0);
  const complete = useBasket(canProceed);
  const { canWrite, reason: mayNotPay } = usePaymentRight();
  const reason = mayNotPay ?? (!isEmpty && !complete ? t('basket.fillQty') : null);
  const isClosed = !complete || !ready || !canWrite;
  useShortcut(SHORTCUT.proceed, onProceed, { enabled: !isClosed });
  return (
    <Box sx={{ px: 1.5, pb: 1.5 }}>
      <ClosedReason id={id}>{reason}</ClosedReason>
      <Button
        fullWidth
        size="large"
        variant="contained"
        disabled={isClosed}
        aria-describedby={reason ? id : undefined}
        aria-keyshortcuts={SHORTCUT.proceed}
        onClick={onProceed}
        sx={{ minHeight: 56, fontSize: '1.125rem', gap: 1.25 }}
      >
        {t('basket.proceed')}
        <KeyHint onButton>{SHORTCUT.proceed}</KeyHint>
      </Button>
    </Box>
  );
});
