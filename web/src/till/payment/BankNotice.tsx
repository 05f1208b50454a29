import { Alert, Box } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { usePaymentMessages } from './messages.ts';
import type { BankConfirmation } from './useBankConfirmation.ts';

interface BankNoticeProps {
  /** What the bank has reported; null for nothing yet. */
  confirmed: BankConfirmation | null;
  /** The amount that is due. */
  amount: Satang;
}

/** Reports that the bank has received the money for the QR beside it, or another amount. */
export function BankNotice({ confirmed, amount }: BankNoticeProps) {
  const t = usePaymentMessages();
  const format = useFormat();
  const language = useLanguage();
  const isWhole = confirmed?.amount === amount;
  return (
    <Box role="status" aria-live="assertive">
      {confirmed && (
        <Alert severity={isWhole ? 'success' : 'warning'} data-testid="bank-notice" sx={{ mb: 2 }}>
          <strong>{t(isWhole ? 'transfer.confirmed' : 'transfer.otherAmount')}</strong>
          <Box sx={{ whiteSpace: 'pre-line' }}>
            {t(isWhole ? 'transfer.confirmedOf' : 'transfer.otherAmountOf', {
              amount: format.money(confirmed.amount),
              due: format.money(amount),
              time: formatMoment(confirmed.paidAt, language),
            })}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
