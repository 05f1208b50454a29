import { Box, Button } from '@mui/material';
import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import { typedAmount } from '@taem/domain/reading/amount.ts';
import { canPayCash } from '@taem/domain/till/cashChange.ts';
import { likelyCash } from '@taem/domain/till/likelyCash.ts';
import { memo, useState } from 'react';
import { AmountInput } from '../../form/fields/AmountInput.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { CashChange } from './CashChange.tsx';
import { CashKeypad } from './CashKeypad.tsx';
import { usePaymentMessages } from './messages.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

interface CashDialogProps {
  total: Satang;
  onPay: (received: Satang) => void;
  onClose: () => void;
}

/** CHAN-06, CHAN-07: what is handed over, and what is given back. */
export function CashDialog({ total, onPay, onClose }: CashDialogProps) {
  const t = usePaymentMessages();
  const [text, setText] = useState('');
  const received = text.trim() === '' ? null : typedAmount(text);
  const isWrong = text.trim() !== '' && received === null;
  const enough = canPayCash(received, total);
  return (
    <PaymentDialog
      title={t('cash.title')}
      total={total}
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
          <QuickAmounts total={total} onChoose={setText} />
          <CashChange due={total} received={received} />
        </Box>
        <CashKeypad onType={setText} />
      </Box>
    </PaymentDialog>
  );
}

/** The notes that a customer is likely to hand over. The exact amount has a separate button. */
const QuickAmounts = memo(function QuickAmounts({
  total,
  onChoose,
}: {
  total: Satang;
  onChoose: (text: string) => void;
}) {
  const t = usePaymentMessages();
  const format = useFormat();
  return (
    <Box role="group" aria-label={t('cash.quick')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {likelyCash(total).map((amount) => (
        <Button
          key={amount}
          variant="outlined"
          onClick={() => onChoose(toBaht(amount).toFixed(2))}
          sx={{ px: 0.5, minWidth: 0, flex: '1 0 56px' }}
        >
          {format.money(amount).replace(/\.00$/, '')}
        </Button>
      ))}
    </Box>
  );
});
