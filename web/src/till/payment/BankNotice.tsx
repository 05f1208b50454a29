import { Alert, Box } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import type { BillReferences } from '@taem/domain/till/promptPayPayload.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useFormat } from '../../sale/useFormat.ts';
import type { SellerAccountFragment } from '../gql/graphql.ts';
import { usePaymentMessages } from './messages.ts';
import { useBankConfirmation } from './useBankConfirmation.ts';

interface BankNoticeProps {
  account: SellerAccountFragment;
  references: BillReferences | null;
  amount: Satang;
}

/** Reports that the bank has received the money for the QR beside it, or another amount. */
export function BankNotice({ account, references, amount }: BankNoticeProps) {
  const t = usePaymentMessages();
  const format = useFormat();
  const language = useLanguage();
  const confirmed = useBankConfirmation(account, references, amount);
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
