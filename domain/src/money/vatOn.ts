import { type Satang, satang } from './money.ts';
import { mulDivFloor } from './mulDivFloor.ts';

/** Returns the VAT to add to an amount of 0 or more that excludes it, rounded half up. */
export function vatOn(amount: Satang, percent: number): Satang {
  return satang(mulDivFloor(2 * amount * percent + 100, 1, 200));
}
