import { Alert, Box } from '@mui/material';
import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import { useEffect, useRef } from 'react';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { usePaymentMessages } from './messages.ts';
import { otherOf } from './otherLast.ts';
import { SellerAccount } from './SellerAccount.tsx';
import { SlipField } from './SlipField.tsx';
import { transferChannel } from './transferChannel.ts';
import { useTenderWords } from './useTenderWords.ts';
import { useTransfer } from './useTransfer.ts';

interface TransferTenderProps {
  total: Satang;
  /**
   * Called with the current choice and the slip, once the accounts are read; with an empty list while a slip is being read.
   */
  onTender: (channels: readonly PaymentPayloadChannel[], slip: File | null) => void;
}

/** CHAN-08 in the confirmation, if the shop does not require bank and slip: the QR is displayed at once, the bank is preset. */
export function TransferTender({ total, onTender }: TransferTenderProps) {
  const t = usePaymentMessages();
  const { listed } = useTenderWords();
  const { account, bank, banks, slip, chooser, ...transfer } = useTransfer(otherOf);
  const latest = useRef({ account, bank });
  latest.current = { account, bank };
  const isReading = slip !== null && slip.says === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: by their ids; a read again gives new objects of the same.
  useEffect(() => {
    const { account, bank } = latest.current;
    if (isReading) onTender([], null);
    else if (account) onTender([transferChannel(account, bank, toBaht(total), slip?.says)], slip?.picture ?? null);
  }, [account?.id, bank?.id, slip, isReading, total, onTender]);
  if (transfer.failed) return <ErrorView onRetry={transfer.refetch} />;
  if (!transfer.isRead) return <LoadingView count={1} height={160} />;
  if (!account) return <Alert severity="warning">{t('transfer.noAccount')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AccountChoice accounts={transfer.accounts} account={account} onChange={transfer.setAccountId} />
      <SellerAccount account={account} amount={total} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 2 }}>
        <ChoiceInput
          label={t('transfer.customerBank')}
          value={bank?.id ?? ''}
          options={banks.map(({ id, name }) => ({ id, name: listed(name) }))}
          onChange={(id) => transfer.setBankId(id || null)}
        />
        <SlipField slip={slip} chooser={chooser} disabled={false} onChange={transfer.take} />
      </Box>
    </Box>
  );
}
