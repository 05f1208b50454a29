import { MAX_LINE_QTY } from '../limits.ts';
import type { BasketLine } from './basket.ts';

type Sold = Pick<BasketLine, 'productId' | 'chargeAmount' | 'options' | 'note' | 'soldBy'>;

/** PAY-25 The same product at the same price, with the same options and the same note, is one line of the person who sold it. */
export function isSameLine(line: Sold, other: Sold): boolean {
  if (line.productId !== other.productId || line.chargeAmount !== other.chargeAmount) return false;
  if ((line.note || null) !== (other.note || null) || line.soldBy?.id !== other.soldBy?.id) return false;
  return optionsOf(line) === optionsOf(other);
}

/** Distinguishes the lines of a bill. */
export const lineKey = (line: Sold): string =>
  [line.productId, line.chargeAmount, optionsOf(line), line.note ?? '', line.soldBy?.id ?? ''].join(' ');

const optionsOf = ({ options = [] }: Sold) =>
  options
    .map(({ optionId, price }) => `${optionId} ${price}`)
    .sort()
    .join();

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
