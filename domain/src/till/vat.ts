import { VAT_PERCENT } from '../limits.ts';
import { type Satang, satang, subtract } from '../money/money.ts';
import { mulDivFloor } from '../money/mulDivFloor.ts';

/** The three VAT lines of a receipt. */
export interface Vat {
  vat: Satang;
  beforeVat: Satang;
  total: Satang;
}

/**
 * Calculates the VAT lines of a receipt: 7 percent of the price after discount, and the rest before it; nothing is
 * added to the amount charged (DISC-20, OP-15). Rounded half up to the satang.
 */
export function vatOf(total: Satang): Vat {
  const hundredthsOfSatang = mulDivFloor(total, VAT_PERCENT, 1) + 50;
  const vat = satang(mulDivFloor(hundredthsOfSatang, 1, 100));
  return { vat, beforeVat: subtract(total, vat), total };
}
