import type { PricedBasket, PricingRefusal } from '@taem/domain/till/pricing.ts';
import { useRefusalReason } from './useRefusalReason.ts';

interface Props {
  readonly refusal: PricingRefusal;
  readonly priced: Pick<PricedBasket, 'trace'>;
}

/** Why a part of the bill is refused, in words. */
export function RefusalText({ refusal, priced }: Props) {
  return useRefusalReason()(refusal, priced);
}
