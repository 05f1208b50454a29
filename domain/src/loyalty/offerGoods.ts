import { MAX_OFFER_CATEGORIES, MAX_OFFER_PRODUCTS, MOST_OF_A_GROUP } from '../limits.ts';
import { multiplyByQty, type Satang, sum } from '../money/money.ts';

/**
 * The goods that an offer is for. Pieces of these products, and of all that stands in these categories, count. Where
 * `groupOf` is null all of them benefit; else of each whole group of so many pieces the `benefits` cheapest do: 2 and 1 is
 * every second piece, 3 and 1 is buy two, get one.
 */
export interface OfferGoods {
  productIds: readonly string[];
  categoryIds: readonly string[];
  groupOf: number | null;
  benefits: number | null;
}

/** The same as a sale keeps them: the products of that very bill, whatever became of their categories since. */
export interface SoldGoods extends Pick<OfferGoods, 'groupOf' | 'benefits'> {
  productIds: readonly string[];
}

/** What of a line says whether it counts. */
export interface GoodsLine {
  productId: string;
  /** The category of the product; its parts stand below it. */
  categoryId?: string | null;
}

/** The pieces of a bill that an offer is given on. */
export interface BenefitingPieces {
  pieces: number;
  amount: Satang;
  /** Pieces that are missing until one benefits; 0 where one does. */
  missing: number;
}

interface NamedIds {
  products: ReadonlySet<string>;
  categories: ReadonlySet<string>;
}

/** A bill of many lines is held against many offers, with every change of it. */
const namedIds = new WeakMap<OfferGoods, NamedIds>();

function namedBy(goods: OfferGoods): NamedIds {
  const kept = namedIds.get(goods);
  if (kept) return kept;
  const named = { products: new Set(goods.productIds), categories: new Set(goods.categoryIds) };
  namedIds.set(goods, named);
  return named;
}

/** Says of each line whether it counts. */
function counterOf(goods: OfferGoods): (line: GoodsLine) => boolean {
  const { products, categories } = namedBy(goods);
  return ({ productId, categoryId }) => products.has(productId) || (categoryId != null && categories.has(categoryId));
}

/**
 * Which pieces benefit: those that count stand by their price, the dearest first, are cut into whole groups, and the last
 * of each group benefit. So one more piece never costs more than its price: it moves every place of the order to the same
 * price or a higher one, and takes no group away. The order of the lines does not matter, as pieces of one price are worth
 * the same.
 */
export function benefitingPieces(
  goods: OfferGoods,
  lines: readonly (GoodsLine & { qty: number; piecePrice: Satang })[],
): BenefitingPieces {
  const counts = counterOf(goods);
  const counting = lines.filter((line) => line.qty > 0 && counts(line));
  const [groupOf, benefits] = [goods.groupOf ?? 1, goods.benefits ?? 1];
  const all = counting.reduce((pieces, { qty }) => pieces + qty, 0);
  const grouped = all - (all % groupOf);
  /** How many of the first so many pieces benefit. */
  const among = (first: number) => {
    const within = Math.min(first, grouped);
    return Math.floor(within / groupOf) * benefits + Math.max(0, (within % groupOf) - (groupOf - benefits));
  };
  let before = 0;
  const amounts = counting
    .toSorted((one, other) => other.piecePrice - one.piecePrice)
    .map(({ qty, piecePrice }) => {
      const pieces = among(before + qty) - among(before);
      before += qty;
      return multiplyByQty(piecePrice, pieces);
    });
  return { pieces: among(all), amount: sum(amounts), missing: grouped > 0 ? 0 : groupOf - all };
}

/** The goods as a sale keeps them. */
export function soldGoods(goods: OfferGoods, lines: readonly GoodsLine[]): SoldGoods {
  const { groupOf, benefits } = goods;
  const counting = lines.filter(counterOf(goods)).map(({ productId }) => productId);
  return { productIds: [...new Set(counting)], groupOf, benefits };
}

export const GOODS_FAULTS = {
  none: 'Choose a product or a category',
  tooMany: 'Too many to choose',
  bothNumbers: 'Enter both numbers or neither',
  groupOf: `Must be a whole number from 1 to ${MOST_OF_A_GROUP}`,
  benefits: 'Must be a whole number from 1 to the size of the group',
} as const;

/** What is wrong with goods as they were typed: where, and in which words. */
export function goodsFault({
  productIds,
  categoryIds,
  groupOf,
  benefits,
}: OfferGoods): { field: keyof OfferGoods; message: (typeof GOODS_FAULTS)[keyof typeof GOODS_FAULTS] } | null {
  if (productIds.length + categoryIds.length === 0) return { field: 'productIds', message: GOODS_FAULTS.none };
  if (productIds.length > MAX_OFFER_PRODUCTS) return { field: 'productIds', message: GOODS_FAULTS.tooMany };
  if (categoryIds.length > MAX_OFFER_CATEGORIES) return { field: 'categoryIds', message: GOODS_FAULTS.tooMany };
  if (groupOf === null && benefits === null) return null;
  if (groupOf === null || benefits === null)
    return { field: groupOf === null ? 'groupOf' : 'benefits', message: GOODS_FAULTS.bothNumbers };
  const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
  if (!isWithin(groupOf, MOST_OF_A_GROUP)) return { field: 'groupOf', message: GOODS_FAULTS.groupOf };
  return isWithin(benefits, groupOf) ? null : { field: 'benefits', message: GOODS_FAULTS.benefits };
}
