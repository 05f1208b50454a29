import { MAX_LINE_QTY } from '../limits.ts';
import type { BasketLine } from './basket.ts';

/** PAY-25 The same product at the same price is one line. */
export function isSameLine(
  line: Pick<BasketLine, 'productId' | 'chargeAmount'>,
  other: Pick<BasketLine, 'productId' | 'chargeAmount'>,
): boolean {
  return line.productId === other.productId && line.chargeAmount === other.chargeAmount;
}

/** Lines that have become the same are one, as long as its pieces fit into one line; no piece is lost. */
export function mergeLines(lines: readonly BasketLine[]): BasketLine[] {
  const merged: BasketLine[] = [];
  for (const line of lines) {
    const pieces = line.qty ?? 0;
    const at = merged.findIndex((other) => isSameLine(other, line) && (other.qty ?? 0) + pieces <= MAX_LINE_QTY);
    const same = merged[at];
    if (same) merged[at] = { ...same, qty: (same.qty ?? 0) + pieces };
    else merged.push(line);
  }
  return merged;
}
