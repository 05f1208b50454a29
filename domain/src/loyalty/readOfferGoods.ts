import type { NamedGoods, OfferGoods, SoldGoods } from './offerGoods.ts';
import { uniqueIds } from './uniqueIds.ts';

interface WireNames {
  product_ids?: readonly string[] | null;
  category_ids?: readonly string[] | null;
  sub_category_ids?: readonly string[] | null;
}

/** Goods on the wire and in the database. Empty fields may be absent. */
export interface WireGoods extends WireNames {
  group_of?: number | null;
  benefits?: number | null;
  other_parts?: readonly (WireNames & { pieces: number })[] | null;
}

/** Goods as recorded with a sale. */
export interface WireSoldGoods {
  product_ids: readonly string[];
  group_of: number | null;
  benefits: number | null;
  other_parts?: readonly { product_ids: readonly string[]; pieces: number }[];
}

/** Goods as stored: without `other_parts` if there is only one part, without `sub_category_ids` if none are named. */
type Absent = 'other_parts' | 'sub_category_ids';
export type KeptGoods = Required<Omit<WireGoods, Absent>> & Pick<WireGoods, Absent>;

const readNames = ({ product_ids, category_ids, sub_category_ids }: WireNames): NamedGoods => ({
  productIds: product_ids ?? [],
  categoryIds: category_ids ?? [],
  ...(sub_category_ids?.length && { subCategoryIds: sub_category_ids }),
});

const writeNames = ({ productIds, categoryIds, subCategoryIds = [] }: NamedGoods) => ({
  product_ids: uniqueIds(productIds),
  category_ids: uniqueIds(categoryIds),
  ...(subCategoryIds.length > 0 && { sub_category_ids: uniqueIds(subCategoryIds) }),
});

export function readOfferGoods(wire: WireGoods): OfferGoods {
  const otherParts = (wire.other_parts ?? []).map((part) => ({ ...readNames(part), pieces: part.pieces }));
  return {
    ...readNames(wire),
    groupOf: wire.group_of ?? null,
    benefits: wire.benefits ?? null,
    ...(otherParts.length > 0 && { otherParts }),
  };
}

/** Writes goods as they are stored. */
export function writeOfferGoods({ groupOf, benefits, otherParts = [], ...names }: OfferGoods): KeptGoods {
  const other_parts = otherParts.map(({ pieces, ...part }) => ({ ...writeNames(part), pieces }));
  return { ...writeNames(names), group_of: groupOf, benefits, ...(other_parts.length > 0 && { other_parts }) };
}

export function writeSoldGoods({ productIds, groupOf, benefits, otherParts = [] }: SoldGoods): WireSoldGoods {
  const other_parts = otherParts.map((part) => ({ product_ids: part.productIds, pieces: part.pieces }));
  const first = { product_ids: productIds, group_of: groupOf, benefits };
  return other_parts.length > 0 ? { ...first, other_parts } : first;
}

/** Returns `{ goods }` for an offer on certain goods, `{}` for one on the whole bill. */
export function pricedGoods(wire: WireGoods | null | undefined): { goods?: OfferGoods } {
  return wire ? { goods: readOfferGoods(wire) } : {};
}
