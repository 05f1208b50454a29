import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { useRefusalReason } from './useRefusalReason.ts';

/** Why the bill is more than the shop sells at once, in words; null where it is not. */
export function useBoundReason({ refusals, trace }: Pick<PricedBasket, 'refusals' | 'trace'>): string | null {
  const refusalReason = useRefusalReason();
  const refusal = refusals.find(({ source }) => source === 'price' || source === 'qty' || source === 'bill');
  return refusal ? refusalReason(refusal, { trace }) : null;
}
