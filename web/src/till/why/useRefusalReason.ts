import type { PricedBasket, PricingRefusal } from '@taem/domain/till/pricing.ts';
import { useReasonText } from '../../sale/why/useReasonText.ts';

/** Returns a function that explains why a part of the bill is refused, from the trace entry with the refusal's facts. */
export function useRefusalReason() {
  const reasonText = useReasonText();
  return (refusal: PricingRefusal, priced: Pick<PricedBasket, 'trace'>): string => {
    const entry = priced.trace.find(({ params }) => params === refusal.params);
    return entry ? reasonText(entry, '') : '';
  };
}
