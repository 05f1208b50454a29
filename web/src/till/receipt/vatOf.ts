import { type Satang, satang, subtract } from '@taem/domain/money/money.ts';
import { mulDivFloor } from '@taem/domain/money/mulDivFloor.ts';
import { VAT_PERCENT } from '@taem/domain/till/limits.ts';

/** OP-15: VAT is 7 percent of the price after discount, rounded to the satang, and is not added to what is charged. */
export function vatOf(price: Satang): { beforeVat: Satang; vat: Satang } {
  const halfASatang = 50;
  const vat = satang(mulDivFloor(price * VAT_PERCENT + halfASatang, 1, 100));
  return { beforeVat: subtract(price, vat), vat };
}
