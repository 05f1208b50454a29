import { unmetConditions } from '@taem/domain/till/basket.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NoLocalStore } from '../../app/localStore.ts';
import { basketStore } from '../basket/basketStore.ts';
import { EXACT_CASH } from '../counter/useExactCash.ts';
import type { Warning } from './BillWarning.tsx';

/** PAY-42..44: Goes to payment, unless something applied is refused or the device cannot store the draft. */
export function useProceed(priced: RefObject<PricedBasket>) {
  const navigate = useNavigate();
  const [warning, setWarning] = useState<Warning | null>(null);

  const proceed = (state?: typeof EXACT_CASH) => {
    const [refusal] = [...unmetConditions(priced.current), ...priced.current.refusals];
    if (refusal) {
      setWarning({ refusal, priced: priced.current });
      return;
    }
    try {
      basketStore.keep();
      navigate('/payment/channels', { state });
    } catch (error) {
      if (!(error instanceof NoLocalStore)) throw error;
      setWarning('notKept');
    }
  };
  // The function stays the same, so that the button is not redrawn with every product.
  const latest = useRef(proceed);
  latest.current = proceed;
  const stable = useCallback(() => latest.current(), []);
  const inExactCash = useCallback(() => latest.current(EXACT_CASH), []);
  return { proceed: stable, inExactCash, warning, dismiss: () => setWarning(null) };
}
