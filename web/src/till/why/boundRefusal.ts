import type { PricedBasket, PricingRefusal } from '@taem/domain/till/pricing.ts';

/** What makes the bill more than the shop sells at once; undefined where nothing does. */
export const boundRefusal = ({ refusals }: Pick<PricedBasket, 'refusals'>): PricingRefusal | undefined =>
  refusals.find(({ source }) => source === 'price' || source === 'qty' || source === 'bill');
