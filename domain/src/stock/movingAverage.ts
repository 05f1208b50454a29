import { type Satang, satang } from '../money/money.ts';

/** Pieces of a product in a branch, and what they cost. */
export interface Shelf {
  /** Below 0 where more was sold than received. */
  readonly qty: number;
  /** Of all its pieces, with the sign of `qty`; null while their cost is not known. */
  readonly value: Satang | null;
  /** Of one piece, rounded; also of an empty shelf, whose next piece costs it. null with `value`. */
  readonly cost: Satang | null;
}

export type StockMovementKind = 'opening' | 'sale' | 'void' | 'import' | 'return' | 'count';

export interface Movement {
  readonly kind: StockMovementKind;
  /** Below 0 off the shelf. */
  readonly qty: number;
  /** What pieces that come cost, all of them; null where nothing says it, and of pieces that go. */
  readonly value: Satang | null;
}

/** What comes by it with a cost says what all pieces cost where the shelf has none to take an average of. */
const SETS_COST: ReadonlySet<StockMovementKind> = new Set(['import', 'count']);

export const EMPTY_SHELF: Shelf = { qty: 0, value: null, cost: null };

/**
 * A shelf after pieces came or went, by the moving average (docs/adr/0164; `shelf_after` of the database is the same rule).
 * The value of all pieces is kept, never that of one, so that rounding loses nothing: who takes the last piece takes what is
 * left. What goes takes the average along; what comes brings its own cost, or the average where nothing says it. Goods
 * received on a shelf that is empty, below zero or of unknown cost set the cost of all that is there.
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

/** What a movement did to the value of its shelf; null while it is not known. */
export function movedValue(before: Shelf, after: Shelf): Satang | null {
  return after.value === null ? null : satang(after.value - (before.value ?? 0));
}

/** amount x part / whole, rounded half away from zero, exact also where the product passes 2^53. */
function proportion(amount: number, part: number, whole: number): Satang {
  const product = BigInt(amount) * BigInt(part);
  const [over, under] = whole < 0 ? [-product, BigInt(-whole)] : [product, BigInt(whole)];
  const half = (over < 0n ? -1n : 1n) * under;
  return satang(Number((2n * over + half) / (2n * under)));
}
