import { unmetConditions } from '@taem/domain/till/basket.ts';
import type { PricedBasket, PricingRefusal } from '@taem/domain/till/pricing.ts';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NoLocalStore } from '../../app/localStore.ts';
import { isConditionSubject, useConditionWords } from '../../sale/why/useConditionWords.ts';
import { basketStore } from '../basket/basketStore.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { EXACT_CASH } from '../counter/useExactCash.ts';
import { useRefusalMessages } from '../refusal/messages.ts';
import { useRefusalReason } from '../why/useRefusalReason.ts';

interface Warning {
  title: string;
  text: string;
}

/** PAY-42..44: on to payment, unless something applied is refused or the device cannot keep the draft. */
export function useProceed(priced: RefObject<PricedBasket>) {
  const t = useBasketMessages();
  const refusals = useRefusalMessages();
  const conditionWords = useConditionWords();
  const refusalReason = useRefusalReason();
  const navigate = useNavigate();
  const [warning, setWarning] = useState<Warning | null>(null);

  const warningOf = (refusal: PricingRefusal): string => {
    const { name, about, required, condition } = refusal.params;
    // A condition that cannot be named any more, and every other refusal, is described from the trace.
    if (refusal.code !== 'CONDITION_NOT_MET' || !condition) return refusalReason(refusal, priced.current);
    const subject = isConditionSubject(about) ? about : null;
    const words = conditionWords(subject, Number(required), String(condition));
    return t('conditionPopup.text', { name: name ?? '', condition: words });
  };
  const proceed = (state?: typeof EXACT_CASH) => {
    const [refusal] = [...unmetConditions(priced.current), ...priced.current.refusals];
    if (refusal) {
      setWarning({ title: t('conditionPopup.title'), text: warningOf(refusal) });
      return;
    }
    try {
      basketStore.keep();
      navigate('/payment/channels', { state });
    } catch (error) {
      if (!(error instanceof NoLocalStore)) throw error;
      setWarning({ title: refusals('refusal.NoLocalStore'), text: refusals('refusal.NoLocalStoreHint') });
    }
  };
  // One function for good, so that the button is not drawn again with every product.
  const latest = useRef(proceed);
  latest.current = proceed;
  const stable = useCallback(() => latest.current(), []);
  const inExactCash = useCallback(() => latest.current(EXACT_CASH), []);
  return { proceed: stable, inExactCash, warning, dismiss: () => setWarning(null) };
}
