import { Alert, Box } from '@mui/material';
import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { usePaymentMessages } from './messages.ts';
import { OptionCards } from './OptionCards.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { SellerAccount } from './SellerAccount.tsx';
import { SlipField } from './SlipField.tsx';
import { transferChannel } from './transferChannel.ts';
import { useTenderWords } from './useTenderWords.ts';
import { useTransfer } from './useTransfer.ts';

interface TransferDialogProps {
  total: Satang;
  onPay: (channel: PaymentPayloadChannel, slip: File) => void;
  onClose: () => void;
}

/** CHAN-08, CHAN-09 if the shop requires them: the account, the customer's bank, and the slip as proof. */
export function TransferDialog({ total, onPay, onClose }: TransferDialogProps) {
  const t = usePaymentMessages();
  const { listed } = useTenderWords();
  const { account, bank, slip, chooser, ...transfer } = useTransfer(() => null);
  const submit = () => {
    if (account && bank && slip) onPay(transferChannel(account, bank, toBaht(total), slip.says), slip.picture);
    else chooser.current?.click();
  };
  return (
    <PaymentDialog
      title={t('transfer.title')}
      total={total}
      maxWidth="md"
      submitLabel={slip ? t('cash.pay') : t('transfer.attach')}
      submitDisabled={!account || !bank || (slip !== null && slip.says === undefined)}
      onSubmit={submit}
      onClose={onClose}
    >
      {transfer.failed && <ErrorView onRetry={transfer.refetch} />}
      {!transfer.isRead && !transfer.failed && <LoadingView count={2} height={160} />}
      {transfer.isRead && !account && <Alert severity="warning">{t('transfer.noAccount')}</Alert>}
      {account && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
            gap: 3,
          }}
        >
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <AccountChoice accounts={transfer.accounts} account={account} onChange={transfer.setAccountId} />
            <SellerAccount account={account} amount={total} />
          </Box>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <OptionCards
              autoFocus
              label={t('transfer.customerBank')}
              width={168}
              options={transfer.banks.map(({ id, name, imageUrl }) => ({
                id,
                name: listed(name),
                imageUrl: imageUrl ?? null,
              }))}
              value={bank?.id ?? null}
              onChange={transfer.setBankId}
            />
            <SlipField slip={slip} chooser={chooser} disabled={!bank} onChange={transfer.take} />
          </Box>
        </Box>
      )}
    </PaymentDialog>
  );
}
