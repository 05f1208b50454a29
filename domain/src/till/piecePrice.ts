import { add, type Satang, sum } from '../money/money.ts';
import type { PricingLine } from './pricing.ts';

/** What one piece of a line costs: the unit price in force and each of its options. */
export function piecePrice({ chargeAmount, options = [] }: Pick<PricingLine, 'chargeAmount' | 'options'>): Satang {
  return add(chargeAmount, sum(options.map(({ price }) => price)));
}
