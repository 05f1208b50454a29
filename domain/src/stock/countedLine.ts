/** Most pieces of one product on a stock count, and of one entry. */
export const MAX_COUNTED = 1_000_000;
/** Most entries that are sent at once: the rows of a file. */
export const MAX_COUNT_ENTRIES = 5_000;
/** Most product codes that a count is opened with. */
export const MAX_COUNT_CODES = 5_000;
/** Most characters of why a line differs. */
export const MAX_REASON_LENGTH = 200;

/** What was found of one product (docs/adr/0172). */
export interface CountedLine {
  /** Pieces, of all who counted; null while no one did. */
  readonly counted: number | null;
  /** What the shelf had when the counting of the line began; null with `counted`. */
  readonly qtyAtCount: number | null;
  /** By which the shelf moved between the first and the last entry: which of those pieces were counted is not known. */
  readonly movedQty: number;
}

export const UNCOUNTED: CountedLine = { counted: null, qtyAtCount: null, movedQty: 0 };

/** What one person counted: pieces more, or what there is in all in place of `seen`, the total that they looked at. */
export type CountEntry =
  | { readonly mode: 'ADD'; readonly quantity: number }
  | { readonly mode: 'SET'; readonly quantity: number | null; readonly seen: number | null };

export type CountObstacle = 'COUNT_CHANGED' | 'TOO_MANY_COUNTED';

/**
 * A line after an entry, where the shelf has `onShelf`. Pieces more join those that others counted, and the line keeps the
 * moment at which its counting began: goods are sold from where they were counted first. A total begins it again, and is taken only
 * in place of the one that its sender saw, so that no one's entry is lost.
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
