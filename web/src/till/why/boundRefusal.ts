import type { PricedBasket, PricingRefusal } from '@taem/domain/till/pricing.ts';

/** Returns the refusal because the bill exceeds what the shop sells at once; undefined if it does not. */
export const boundRefusal = ({ refusals }: Pick<PricedBasket, 'refusals'>): PricingRefusal | undefined =>
  refusals.find(({ source }) => source === 'price' || source === 'qty' || source === 'bill');
