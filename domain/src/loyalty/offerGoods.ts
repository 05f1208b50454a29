import { MAX_OF_A_GROUP, MAX_OFFER_CATEGORIES, MAX_OFFER_PRODUCTS, MAX_OTHER_PARTS } from '../limits.ts';

/** The products, categories and sub-categories whose pieces count. */
export interface NamedGoods {
  productIds: readonly string[];
  categoryIds: readonly string[];
  subCategoryIds?: readonly string[];
}

/**
 * The goods that an offer is for. Pieces of these products, and of all products in these categories and sub-categories,
 * count. If `groupOf` is null, all of them benefit; otherwise the `benefits` cheapest of each complete group of this
 * many pieces: 2 and 1 is every second piece, 3 and 1 is buy two, get one.
 */
export interface OfferGoods extends NamedGoods {
  groupOf: number | null;
  benefits: number | null;
  /** For sets of several kinds: the parts besides `groupOf` pieces of the first. All pieces of a set benefit. */
  otherParts?: readonly OtherPart[];
}

export interface OtherPart extends NamedGoods {
  pieces: number;
}

/** The goods as recorded with a sale: the products of that bill that counted, independent of later changes to categories. */
export interface SoldGoods extends Pick<OfferGoods, 'groupOf' | 'benefits'> {
  productIds: readonly string[];
  otherParts?: readonly Pick<OtherPart, 'productIds' | 'pieces'>[];
}

/** The fields of a line that decide whether it counts. */
export interface GoodsLine {
  productId: string;
  /** The category and sub-category of the product. */
  categoryId?: string | null;
  subCategoryId?: string | null;
}

interface NamedIds {
  products: ReadonlySet<string>;
  /** Ids of categories and sub-categories, which never coincide. */
  places: ReadonlySet<string | null | undefined>;
}

/** Caches the ids of goods, because every change of a bill checks all its lines against many offers. */
const namedIds = new WeakMap<NamedGoods, NamedIds>();

function namedBy(goods: NamedGoods): NamedIds {
  const kept = namedIds.get(goods);
  if (kept) return kept;
  const places = new Set([...goods.categoryIds, ...(goods.subCategoryIds ?? [])]);
  const named = { products: new Set(goods.productIds), places };
  namedIds.set(goods, named);
  return named;
}

/** Returns a test for each part, the first part first: whether a line counts for it. */
export const countersOf = (goods: OfferGoods) => [goods, ...(goods.otherParts ?? [])].map(counterOf);

function counterOf(goods: NamedGoods): (line: GoodsLine) => boolean {
  const { products, places } = namedBy(goods);
  return ({ productId, categoryId, subCategoryId }) =>
    products.has(productId) || places.has(categoryId) || places.has(subCategoryId);
}

/** Returns the goods as they are recorded with a sale. */
export function soldGoods(goods: OfferGoods, lines: readonly GoodsLine[]): SoldGoods {
  const { groupOf, benefits, otherParts } = goods;
  const soldOf = (part: NamedGoods) => [...new Set(lines.filter(counterOf(part)).map(({ productId }) => productId))];
  const parts = otherParts?.map((part) => ({ productIds: soldOf(part), pieces: part.pieces }));
  return { productIds: soldOf(goods), groupOf, benefits, ...(parts && { otherParts: parts }) };
}

export const GOODS_FAULTS = {
  none: 'Choose a product or a category',
  tooMany: 'Too many to choose',
  bothNumbers: 'Enter both numbers or neither',
  groupOf: `Must be a whole number from 1 to ${MAX_OF_A_GROUP}`,
  benefits: 'Must be a whole number from 1 to the size of the group',
  otherParts: 'Enter for each part of the set its products and a number of items',
  wholeSet: 'A set of several parts benefits as a whole',
  setPrice: 'A price for a set needs the products of the set',
} as const;

type GoodsFault = (typeof GOODS_FAULTS)[keyof typeof GOODS_FAULTS];

/** Returns the field and the message of the first mistake in typed goods; null if there is none. */
export function goodsFault(goods: OfferGoods): { field: keyof OfferGoods; message: GoodsFault } | null {
  const named = namesFault(goods);
  if (named) return { field: 'productIds', message: named };
  const { groupOf, benefits, otherParts = [] } = goods;
  if (groupOf === null && benefits === null)
    return otherParts.length > 0 ? { field: 'groupOf', message: GOODS_FAULTS.wholeSet } : null;
  if (groupOf === null || benefits === null)
    return { field: groupOf === null ? 'groupOf' : 'benefits', message: GOODS_FAULTS.bothNumbers };
  if (!isWithin(groupOf, MAX_OF_A_GROUP)) return { field: 'groupOf', message: GOODS_FAULTS.groupOf };
  if (!isWithin(benefits, groupOf)) return { field: 'benefits', message: GOODS_FAULTS.benefits };
  if (otherParts.length > 0 && benefits !== groupOf) return { field: 'benefits', message: GOODS_FAULTS.wholeSet };
  const isWhole = (part: OtherPart) => namesFault(part) === null && isWithin(part.pieces, MAX_OF_A_GROUP);
  return otherParts.length <= MAX_OTHER_PARTS && otherParts.every(isWhole)
    ? null
    : { field: 'otherParts', message: GOODS_FAULTS.otherParts };
}

const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;

function namesFault({ productIds, categoryIds, subCategoryIds = [] }: NamedGoods): GoodsFault | null {
  if (productIds.length + categoryIds.length + subCategoryIds.length === 0) return GOODS_FAULTS.none;
  const mostPlaces = Math.max(categoryIds.length, subCategoryIds.length);
  return productIds.length > MAX_OFFER_PRODUCTS || mostPlaces > MAX_OFFER_CATEGORIES ? GOODS_FAULTS.tooMany : null;
}
