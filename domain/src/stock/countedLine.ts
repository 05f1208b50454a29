/** The maximum pieces of one product on a stock count, and of one entry. */
export const MAX_COUNTED = 1_000_000;
/** The maximum entries sent at once: the rows of a file. */
export const MAX_COUNT_ENTRIES = 5_000;
/** The maximum product codes with which a count is opened. */
export const MAX_COUNT_CODES = 5_000;
/** The maximum length of the reason why a line differs. */
export const MAX_REASON_LENGTH = 200;

/** The count of one product (docs/adr/0172). */
export interface CountedLine {
  /** Counted pieces of all counters together; null while no one has counted. */
  readonly counted: number | null;
  /** The pieces on the shelf when counting of the line began; null if `counted` is. */
  readonly qtyAtCount: number | null;
  /** Pieces that moved on or off the shelf between the first and the last entry; it is unknown which of them were counted. */
  readonly movedQty: number;
}

export const UNCOUNTED: CountedLine = { counted: null, qtyAtCount: null, movedQty: 0 };

/** What one person counted: additional pieces, or a total that replaces `seen`, the total that they saw. */
export type CountEntry =
  | { readonly mode: 'ADD'; readonly quantity: number }
  | { readonly mode: 'SET'; readonly quantity: number | null; readonly seen: number | null };

export type CountObstacle = 'COUNT_CHANGED' | 'TOO_MANY_COUNTED';

/**
 * Returns a line after an entry, while the shelf has `onShelf` pieces. Additional pieces are added to those that others
 * counted, and the line keeps the moment at which its counting began: goods are sold from where they were counted
 * first. A total restarts the counting, and is only accepted if it replaces the total that its sender saw, so that no
 * one's entry is lost.
 */
export function enterCount(line: CountedLine, entry: CountEntry, onShelf: number): CountedLine | CountObstacle {
  if (entry.mode === 'SET') {
    if (entry.seen !== line.counted) return 'COUNT_CHANGED';
    if (entry.quantity === null) return UNCOUNTED;
    return entry.quantity > MAX_COUNTED
      ? 'TOO_MANY_COUNTED'
      : { counted: entry.quantity, qtyAtCount: onShelf, movedQty: 0 };
  }
  const counted = (line.counted ?? 0) + entry.quantity;
  if (counted > MAX_COUNTED) return 'TOO_MANY_COUNTED';
  const qtyAtCount = line.qtyAtCount ?? onShelf;
  return { counted, qtyAtCount, movedQty: onShelf - qtyAtCount };
}
