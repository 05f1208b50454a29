import { multiplyByQty, sum, toBaht } from '../money/money.ts';
import { piecePrice } from './piecePrice.ts';
import type { PricedBasket, PricingLine, TraceEntry } from './pricing.ts';

/** Calculates the total of each line and of all lines, before any deduction. */
export function lineTotals(
  basketLines: readonly PricingLine[],
): Pick<PricedBasket, 'lines' | 'totalQty' | 'totalPayment' | 'trace'> {
  const lines = basketLines.map((line) => {
    const price = piecePrice(line);
    return { ...line, piecePrice: price, paidAmount: multiplyByQty(price, line.qty) };
  });
  const totalQty = lines.reduce((qty, line) => qty + line.qty, 0);
  const totalPayment = sum(lines.map((line) => line.paidAmount));
  const trace: TraceEntry[] = lines.map((line) => ({
    code: 'LINE_TOTAL',
    params: {
      itemRef: line.itemRef,
      productId: line.productId,
      qty: line.qty,
      price: toBaht(line.piecePrice),
      amount: toBaht(line.paidAmount),
    },
  }));
  trace.push({ code: 'SUBTOTAL', params: { qty: totalQty, amount: toBaht(totalPayment) } });
  return { lines, totalQty, totalPayment, trace };
}
