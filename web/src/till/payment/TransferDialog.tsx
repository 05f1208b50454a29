import { Alert, Box } from '@mui/material';
import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import { useRef, useState } from 'react';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { usePaymentMessages } from './messages.ts';
import { OptionCards } from './OptionCards.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { SellerAccount } from './SellerAccount.tsx';
import { SlipField } from './SlipField.tsx';
import { transferChannel } from './transferChannel.ts';
import { useSellerAccounts } from './useSellerAccounts.ts';
import { useSlip } from './useSlip.ts';
import { useTenderWords } from './useTenderWords.ts';

interface TransferDialogProps {
  total: Satang;
  onPay: (channel: PaymentPayloadChannel, slip: File) => void;
  onClose: () => void;
}

/** CHAN-08, CHAN-09 where the shop requires them: to which account, from which bank, and the picture that proves it. */
export function TransferDialog({ total, onPay, onClose }: TransferDialogProps) {
  const t = usePaymentMessages();
  const { listed } = useTenderWords();
  const { choices, failed, refetch } = useSellerAccounts();
  const [accountId, setAccountId] = useState<string | null>(null);
  const [bankId, setBankId] = useState<string | null>(null);
  const { slip, take } = useSlip();
  const chooser = useRef<HTMLInputElement>(null);

  const account = choices?.accounts.find(({ id }) => id === accountId) ?? choices?.accounts[0] ?? null;
  const bank = choices?.banks.find(({ id }) => id === bankId) ?? null;
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
      {failed && <ErrorView onRetry={refetch} />}
      {!choices && !failed && <LoadingView count={2} height={160} />}
      {choices && !account && <Alert severity="warning">{t('transfer.noAccount')}</Alert>}
      {choices && account && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
            gap: 3,
          }}
        >
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <AccountChoice accounts={choices.accounts} account={account} onChange={setAccountId} />
            <SellerAccount account={account} amount={total} />
          </Box>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <OptionCards
              autoFocus
              label={t('transfer.customerBank')}
              width={168}
              options={choices.banks.map(({ id, name, imageUrl }) => ({
                id,
                name: listed(name),
                imageUrl: imageUrl ?? null,
              }))}
              value={bankId}
              onChange={setBankId}
            />
            <SlipField slip={slip} chooser={chooser} disabled={!bank} onChange={take} />
          </Box>
        </Box>
      )}
    </PaymentDialog>
  );
}
