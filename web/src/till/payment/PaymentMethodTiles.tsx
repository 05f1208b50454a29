import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import CallSplit from '@mui/icons-material/CallSplit';
import CreditCard from '@mui/icons-material/CreditCard';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { Box, Skeleton, Typography } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import { roundCash } from '@taem/domain/till/cashRounding.ts';
import { hasSplitAndOther, isChannelTypeEnabled } from '@taem/domain/till/paymentMethod.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import type { ReactNode } from 'react';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { useBasket } from '../basket/useBasket.ts';
import { useCashRounding } from '../counter/useCashRounding.ts';
import { useCounter } from '../counter/useCounter.ts';
import { useExactCash } from '../counter/useExactCash.ts';
import { SHORTCUT } from '../keys/shortcut.ts';
import { CashNotes } from './CashNotes.tsx';
import { MethodTile } from './MethodTile.tsx';
import { usePaymentMessages } from './messages.ts';
import { useChosenWords } from './useChosenWords.ts';
import { usePaymentTypes } from './usePaymentTypes.ts';
import type { PaymentDialogName } from './useTakePayment.ts';

interface PaymentMethodTilesProps {
  /** The amount that the tenders must add up to. */
  amountDue: Satang;
  /** Whether there is nothing to pay; not true of a quick sale without its amount. */
  isFree: boolean;
  disabled: boolean;
  /** Whether the tiles are the main part of the page: then they have keys and the focus. */
  withKeys?: boolean;
  onOpen: (dialog: PaymentDialogName) => void;
  onOther: () => void;
  /** Called with the cash handed over, when a note is pressed. */
  onCash: (received: Satang) => void;
}

type Way = PaymentPayloadChannel['type'] | 'Split';

/** CHAN-03: a tile for every payment method of the merchant, Split and Other only if there are several; and the notes. */
export function PaymentMethodTiles({
  amountDue,
  isFree,
  disabled,
  withKeys = false,
  onOpen,
  onOther,
  onCash,
}: PaymentMethodTilesProps) {
  const t = usePaymentMessages();
  const { types, methods, loading, error, refetch } = usePaymentTypes();
  const chosen = useBasket(({ paymentChannels }) => wayOf(paymentChannels));
  const chosenWords = useChosenWords();
  const inCash = roundCash(amountDue, useCashRounding());
  const takesCash = types.includes('Cash') && amountDue > 0;
  useExactCash(takesCash && !disabled, () => onCash(inCash));
  const needsSlip = useCounter()?.transferProof !== 'OPTIONAL';

  const ways: Way[] = [
    ...types.filter((type) => type !== 'Other'),
    ...(hasSplitAndOther(methods) ? (['Split', 'Other'] as const) : []),
  ];
  const tile = (way: Way, icon: ReactNode, words: { name: string; hint: string }, onChoose: () => void) => (
    <MethodTile
      icon={icon}
      name={words.name}
      hint={isFree ? t('channels.freeHint') : (chosen === way && chosenWords) || words.hint}
      shortcut={withKeys ? SHORTCUT.choices[ways.indexOf(way)] : undefined}
      autoFocus={withKeys && way === (isFree ? 'Other' : ways[0])}
      chosen={chosen === way}
      disabled={disabled || (way === 'Split' ? isFree : !isChannelTypeEnabled(way, amountDue))}
      onChoose={onChoose}
    />
  );
  return (
    <>
      {error && <ErrorView onRetry={() => void refetch()} />}
      {loading && <Skeleton variant="rounded" height={132} />}
      {takesCash && (
        <Box sx={{ mb: 1 }}>
          <Typography variant="body2" sx={{ mb: 0.5, color: 'text.secondary' }}>
            {t('channels.notes')}
          </Typography>
          <CashNotes total={inCash} hasExact disabled={disabled} onTake={onCash} />
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, 1fr)' },
          gap: 1.5,
        }}
      >
        {types.includes('Cash') &&
          tile('Cash', <PaymentsOutlined />, { name: t('channels.cash'), hint: t('channels.cashHint') }, () =>
            onOpen('cash'),
          )}
        {types.includes('Credit-Debit') &&
          tile('Credit-Debit', <CreditCard />, { name: t('channels.card'), hint: t('channels.cardHint') }, () =>
            onOpen('card'),
          )}
        {types.includes('Transfer') &&
          tile(
            'Transfer',
            <AccountBalanceOutlined />,
            {
              name: t('channels.transfer'),
              hint: t(needsSlip ? 'channels.transferHint' : 'channels.transferOnlyHint'),
            },
            () => onOpen('transfer'),
          )}
        {hasSplitAndOther(methods) && (
          <>
            {tile('Split', <CallSplit />, { name: t('channels.split'), hint: t('channels.splitHint') }, () =>
              onOpen('split'),
            )}
            {tile('Other', <MoreHoriz />, { name: t('channels.other'), hint: t('channels.otherHint') }, onOther)}
          </>
        )}
      </Box>
    </>
  );
}

function wayOf(channels: readonly PaymentPayloadChannel[]): Way | null {
  return channels.length > 1 ? 'Split' : (channels[0]?.type ?? null);
}
