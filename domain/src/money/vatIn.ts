import { type Satang, satang } from './money.ts';
import { mulDivFloor } from './mulDivFloor.ts';

/** Returns the VAT contained in an amount of 0 or more that includes it, rounded half up. */
export function vatIn(amount: Satang, percent: number): Satang {
  return satang(mulDivFloor(2 * amount * percent + 100 + percent, 1, 2 * (100 + percent)));
}
