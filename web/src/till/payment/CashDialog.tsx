import { Box, Button } from '@mui/material';
import type { CashRounding } from '@taem/domain/merchant/counterSetting.ts';
import { type Satang, subtract } from '@taem/domain/money/money.ts';
import { typedAmount } from '@taem/domain/reading/amount.ts';
import { canPayCash } from '@taem/domain/till/cashChange.ts';
import { roundCash } from '@taem/domain/till/cashRounding.ts';
import { useState } from 'react';
import { AmountInput } from '../../form/fields/AmountInput.tsx';
import { DigitPad } from '../../ui/DigitPad.tsx';
import { CashChange } from './CashChange.tsx';
import { CashNotes } from './CashNotes.tsx';
import { usePaymentMessages } from './messages.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

interface CashDialogProps {
  /** Amount of the bill before cash rounding. */
  bill: Satang;
  rounding: CashRounding;
  onPay: (received: Satang) => void;
  onClose: () => void;
}

/** CHAN-06, CHAN-07: the cash handed over, and the change. */
export function CashDialog({ bill, rounding, onPay, onClose }: CashDialogProps) {
  const t = usePaymentMessages();
  const total = roundCash(bill, rounding);
  const [text, setText] = useState('');
  const received = typedAmount(text);
  const isWrong = text.trim() !== '' && received === null;
  const enough = canPayCash(received, total);
  return (
    <PaymentDialog
      title={t('cash.title')}
      total={total}
      rounding={subtract(total, bill)}
      submitLabel={t('cash.pay')}
      submitDisabled={!enough}
      onSubmit={() => received !== null && onPay(received)}
      onClose={onClose}
      aside={
        <Button size="large" variant="outlined" onClick={() => onPay(total)}>
          {t('cash.skip')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 228px' }, gap: 3 }}>
        <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', pt: 1 }}>
          <AmountInput
            isFigure
            autoFocus
            unit={null}
            label={t('cash.received')}
            value={text}
            onChange={setText}
            error={isWrong ? t('cash.invalid') : undefined}
          />
          <CashNotes total={total} onTake={onPay} />
          <CashChange due={total} received={received} />
        </Box>
        <DigitPad of="amount" onType={setText} />
      </Box>
    </PaymentDialog>
  );
}
