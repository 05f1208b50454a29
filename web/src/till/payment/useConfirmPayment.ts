import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { useState } from 'react';
import { NoLocalStore } from '../../app/localStore.ts';
import { basketStore } from '../basket/basketStore.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { readBasket } from '../basket/saleDrafts.ts';
import { useOfferMessages } from '../offers/messages.ts';
import { useRefusalMessages } from '../refusal/messages.ts';
import { useRefusalText } from '../refusal/useRefusalText.ts';
import { usePaymentMessages } from './messages.ts';
import { paymentKey } from './paymentAttempt.ts';
import { toPayInput } from './toPayInput.ts';
import { type PayRefusal, usePay } from './usePay.ts';
import { type PriceChanges, useRefreshPrices } from './useRefreshPrices.ts';

interface ConfirmPayment {
  branchId: string;
  priced: PricedBasket;
  onClose: () => void;
  onBillChanged: (reasons: string[]) => void;
}

// The bill itself has to be looked at again, so the dialog that confirms it makes no sense any more.
const CHANGES_THE_BILL: ReadonlySet<PayRefusal['code']> = new Set([
  'PAYMENT_MISMATCH',
  'INSUFFICIENT_POINTS',
  'CONDITION_NOT_MET',
  'NOT_FOUND',
]);

/** Sends the bill and takes care of every way it can end. */
export function useConfirmPayment({ branchId, priced, onClose, onBillChanged }: ConfirmPayment) {
  const refusals = useRefusalMessages();
  const refusalText = useRefusalText();
  const changesText = useChangesText();
  const refreshPrices = useRefreshPrices();
  const { send, submitting } = usePay();
  const [failure, setFailure] = useState<string[] | null>(null);
  // Made when the dialog opens; the same one is found here until the outcome of a payment is known.
  useState(keyOrNull);

  const confirm = async (createLocalTime: string | null) => {
    setFailure(null);
    const idempotencyKey = keyOrNull();
    // Another tab may have been paid the same bill meanwhile.
    if (readBasket() === null || !idempotencyKey) {
      if (!idempotencyKey) setFailure([refusals('refusal.NoLocalStore')]);
      else basketStore.replace(EMPTY_BASKET);
      return;
    }
    const outcome = await send(toPayInput(basketStore.get(), priced, { idempotencyKey, branchId, createLocalTime }));
    if (outcome.kind === 'unknown') onClose();
    if (outcome.kind === 'fault') setFailure([outcome.message]);
    if (outcome.kind !== 'refused') return;
    const reasons = refusalText(outcome.errors);
    if (!outcome.errors.some(({ code }) => CHANGES_THE_BILL.has(code))) {
      setFailure(reasons);
      return;
    }
    try {
      onBillChanged([...reasons, ...changesText(await refreshPrices())]);
    } catch {
      setFailure([...reasons, refusals('refusal.offline')]);
    }
  };
  return { confirm, submitting, failure };
}

function useChangesText() {
  const t = usePaymentMessages();
  const basketWords = useBasketMessages();
  const offerWords = useOfferMessages();
  return ({ changed, gone, offers }: PriceChanges): string[] => [
    ...(changed > 0 ? [basketWords('basket.priceChanged', { count: changed })] : []),
    ...gone.map((name) => basketWords('basket.productGone', { name })),
    ...offers.map(({ name, change }) => offerWords(`changed.${change}`, { name })),
    t('confirm.mismatchHint'),
  ];
}

function keyOrNull(): string | null {
  try {
    return paymentKey();
  } catch (error) {
    if (error instanceof NoLocalStore) return null;
    throw error;
  }
}
