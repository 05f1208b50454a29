import { fromBaht, type Satang, subtract, sum, ZERO } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { memo } from 'react';
import { AmountDue } from '../basket/AmountDue.tsx';
import { TotalRow } from '../basket/TotalRow.tsx';
import { useBasket } from '../basket/useBasket.ts';
import { useTillMessages } from '../words/messages.ts';
import { useFormat } from '../words/useFormat.ts';
import { usePaymentMessages } from './messages.ts';
import { useTenderWords } from './useTenderWords.ts';

/** CHAN-15: subtotal, discounts, delivery, points used, total, every tender, points to be earned. */
export const ConfirmFigures = memo(function ConfirmFigures({ priced }: { priced: PricedBasket }) {
  const t = usePaymentMessages();
  const words = useTillMessages();
  const format = useFormat();
  const isMember = useBasket(({ member }) => member !== null);
  const channels = useBasket(({ paymentChannels }) => paymentChannels);
  const { tender } = useTenderWords();
  const discounts = sum(priced.deductions.filter(({ source }) => source !== 'points').map(({ amount }) => amount));
  const change = sum(channels.map(changeOf));
  return (
    <>
      <TotalRow label={t('confirm.subtotal')} value={format.money(priced.totalPayment)} />
      <TotalRow
        label={t('confirm.discounts')}
        value={discounts > 0 ? `−${format.money(discounts)}` : format.money(discounts)}
      />
      {isMember && (
        <TotalRow label={t('confirm.pointsUsed')} value={words('pointsCount', format.points(priced.redeemPoints))} />
      )}
      <TotalRow label={t('confirm.delivery')} value={format.money(priced.deliveryCost)} />
      <AmountDue label={t('confirm.total')} amount={priced.amountDue} />
      {channels.map((channel, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal tenders differ by nothing else, and none moves here.
        <TotalRow key={at} label={tender(channel)} value={format.baht(channel.amount)} />
      ))}
      {change > 0 && <TotalRow label={t('confirm.change')} value={format.money(change)} />}
      {isMember && (
        <TotalRow
          label={t('confirm.earn')}
          value={words('pointsCount', format.points(priced.earnPoints))}
          tone="points"
        />
      )}
    </>
  );
});

function changeOf({ amount, received_amount }: PaymentPayloadChannel): Satang {
  return received_amount === undefined ? ZERO : subtract(fromBaht(received_amount), fromBaht(amount));
}
