import { MAX_LINE_QTY } from '../limits.ts';
import type { BasketLine } from './basket.ts';

type Sold = Pick<BasketLine, 'productId' | 'chargeAmount' | 'options' | 'note' | 'soldBy'>;

/** PAY-25 Whether two entries are one line: same product, price, options, note and seller. */
export function isSameLine(line: Sold, other: Sold): boolean {
  if (line.productId !== other.productId || line.chargeAmount !== other.chargeAmount) return false;
  if ((line.note || null) !== (other.note || null) || line.soldBy?.id !== other.soldBy?.id) return false;
  return optionsOf(line) === optionsOf(other);
}

/** Returns a key that is equal for entries of the same line. */
export const lineKey = (line: Sold): string =>
  [line.productId, line.chargeAmount, optionsOf(line), line.note ?? '', line.soldBy?.id ?? ''].join(' ');

const optionsOf = ({ options = [] }: Sold) =>
  options
    .map(({ optionId, price }) => `${optionId} ${price}`)
    .sort()
    .join();

/** Merges equal lines, as long as their pieces fit into one line; no piece is lost. */
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
