import { fromBaht, negate, type Satang, subtract, sum, ZERO } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import type { Deduction, DeductionSource, PricedBasket } from '@taem/domain/till/pricing.ts';
import { memo } from 'react';
import { useReceiptMessages } from '../../sale/receipt/messages.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { Difference } from '../basket/Difference.tsx';
import { TotalRow } from '../basket/TotalRow.tsx';
import { useBasket } from '../basket/useBasket.ts';
import { useExchangePlan } from '../basket/useExchangePlan.ts';
import { useHandBackWords } from '../exchange/useHandBackWords.ts';
import { useTillMessages } from '../words/messages.ts';
import { usePaymentMessages } from './messages.ts';
import { useTenderWords } from './useTenderWords.ts';

/** CHAN-15: the rows of the future receipt, which add up to the total, every tender, and the points to be earned. */
export const ConfirmFigures = memo(function ConfirmFigures({ priced }: { priced: PricedBasket }) {
  const t = usePaymentMessages();
  const words = useTillMessages();
  const format = useFormat();
  const isMember = useBasket(({ member }) => member !== null);
  const { tender } = useTenderWords();
  const plan = useExchangePlan(priced.amountDue);
  const handBackWords = useHandBackWords();
  const chosen = useBasket(({ paymentChannels }) => paymentChannels);
  const hasChannel = chosen.length > 0;
  const channels = chosen.filter(({ amount }) => !plan || amount > 0);
  const change = sum(channels.map(changeOf));
  const tendered = sum(channels.map(({ amount }) => fromBaht(amount)));
  const rounding = hasChannel ? subtract(tendered, plan?.toPay ?? priced.amountDue) : ZERO;
  return (
    <>
      <TotalRow label={t('confirm.subtotal')} value={format.money(priced.totalPayment)} />
      <Deductions priced={priced} isMember={isMember} />
      <TotalRow label={t('confirm.delivery')} value={format.money(priced.deliveryCost)} />
      {priced.addedVat !== undefined && (
        <TotalRow label={t('confirm.addedVat')} value={format.money(priced.addedVat)} />
      )}
      <Difference label={t('confirm.total')} amountDue={priced.amountDue} />
      {plan?.tenders.map((handedBack, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal tenders differ by nothing else, and none moves here.
        <TotalRow key={at} label={handBackWords(handedBack)} value={format.money(negate(handedBack.amount))} />
      ))}
      {rounding !== 0 && <TotalRow label={t('confirm.rounding')} value={format.money(rounding)} />}
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

/** The deductions by the tier, the discount, the offer and the points, each by its name. */
function Deductions({ priced, isMember }: { priced: PricedBasket; isMember: boolean }) {
  const t = usePaymentMessages();
  const receipt = useReceiptMessages();
  const words = useTillMessages();
  const format = useFormat();
  const taken = (source: DeductionSource) => priced.deductions.filter((each) => each.source === source);
  const off = (deductions: readonly Deduction[]) => `−${format.money(sum(deductions.map(({ amount }) => amount)))}`;
  const used = words('pointsCount', format.points(priced.redeemPoints));
  const named = (['privilege', 'discount', 'offer'] as const).filter((source) => taken(source).length > 0);
  const byPoints = taken('points');
  return (
    <>
      {named.map((source) => {
        const name = taken(source)[0]?.sourceName ?? '';
        const label = source === 'privilege' ? receipt('receipt.privilege', { name }) : name;
        return <TotalRow key={source} label={label} value={off(taken(source))} tone="saved" />;
      })}
      {named.length === 0 && <TotalRow label={t('confirm.discounts')} value={format.money(ZERO)} />}
      {isMember && byPoints.length > 0 && (
        <TotalRow label={`${t('confirm.pointsUsed')} ${used}`} value={off(byPoints)} tone="saved" />
      )}
      {isMember && byPoints.length === 0 && <TotalRow label={t('confirm.pointsUsed')} value={used} />}
    </>
  );
}

function changeOf({ amount, received_amount }: PaymentPayloadChannel): Satang {
  return received_amount === undefined ? ZERO : subtract(fromBaht(received_amount), fromBaht(amount));
}
