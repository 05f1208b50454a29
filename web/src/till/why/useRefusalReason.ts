import type { PricedBasket, PricingRefusal } from '@taem/domain/till/pricing.ts';
import { useReasonText } from '../../sale/why/useReasonText.ts';

/** Why a part of the bill is refused, in the words of the trace: the entry that carries the refusal's facts. */
export function useRefusalReason() {
  const reasonText = useReasonText();
  return (refusal: PricingRefusal, priced: Pick<PricedBasket, 'trace'>): string => {
    const entry = priced.trace.find(({ params }) => params === refusal.params);
    return entry ? reasonText(entry, '') : '';
  };
}
