import { type Satang, satang } from '../money/money.ts';

/** Pieces of a product in a branch, and their cost. */
export interface Shelf {
  /** Below 0 if more was sold than received. */
  readonly qty: number;
  /** The cost of all its pieces, with the sign of `qty`; null while unknown. */
  readonly value: Satang | null;
  /** The cost of one piece, rounded; on an empty shelf, that of the next piece. null if `value` is. */
  readonly cost: Satang | null;
}

export type StockMovementKind = 'opening' | 'sale' | 'void' | 'import' | 'return' | 'count';

export interface Movement {
  readonly kind: StockMovementKind;
  /** Below 0 if pieces leave the shelf. */
  readonly qty: number;
  /** The total cost of added pieces; null if unknown, and for pieces that leave. */
  readonly value: Satang | null;
}

/** Kinds whose cost becomes that of all pieces if the shelf has no average cost. */
const SETS_COST: ReadonlySet<StockMovementKind> = new Set(['import', 'count']);

export const EMPTY_SHELF: Shelf = { qty: 0, value: null, cost: null };

/**
 * Returns a shelf after pieces were added or taken, by the moving average (docs/adr/0164; `shelf_after` of the database
 * is the same rule). The value of all pieces is stored, not that of one, so that rounding loses nothing: the last piece
 * takes all that is left. Pieces that leave cost the average; added ones have their own cost, or the average if it is
 * unknown. Goods received on a shelf that is empty, below zero or of unknown cost set the cost of all its pieces.
 */
export function moveShelf({ qty, value, cost }: Shelf, { kind, ...moved }: Movement): Shelf {
  const pieces = qty + moved.qty;
  const brought = moved.value;
  if (brought !== null && (value === null || (SETS_COST.has(kind) && qty <= 0))) {
    return {
      qty: pieces,
      value: proportion(brought, pieces, moved.qty),
      cost:
        pieces === 0
          ? proportion(brought, 1, moved.qty)
          : proportion(proportion(brought, pieces, moved.qty), 1, pieces),
    };
  }
  if (value === null) return { qty: pieces, value, cost };
  const average = qty === 0 ? (cost ?? satang(0)) : proportion(value, 1, qty);
  const change = brought ?? (qty === 0 ? satang(average * moved.qty) : proportion(value, moved.qty, qty));
  const sum = satang(value + change);
  const after = pieces === 0 ? satang(0) : sum * pieces < 0 ? satang(average * pieces) : sum;
  return { qty: pieces, value: after, cost: pieces === 0 ? average : proportion(after, 1, pieces) };
}

/** Returns the change of a shelf's value by a movement; null while the value is unknown. */
export function movedValue(before: Shelf, after: Shelf): Satang | null {
  return after.value === null ? null : satang(after.value - (before.value ?? 0));
}

/** amount x part / whole, rounded half away from zero, exact even when the product exceeds 2^53. */
function proportion(amount: number, part: number, whole: number): Satang {
  const product = BigInt(amount) * BigInt(part);
  const [over, under] = whole < 0 ? [-product, BigInt(-whole)] : [product, BigInt(whole)];
  const half = (over < 0n ? -1n : 1n) * under;
  return satang(Number((2n * over + half) / (2n * under)));
}
