import { add, type Satang, sum } from '../money/money.ts';
import type { PricingLine } from './pricing.ts';

/** Returns the price of one piece of a line: the unit price in force plus its options. */
export function piecePrice({ chargeAmount, options = [] }: Pick<PricingLine, 'chargeAmount' | 'options'>): Satang {
  return add(chargeAmount, sum(options.map(({ price }) => price)));
}
