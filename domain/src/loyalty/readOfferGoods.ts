import type { OfferGoods, SoldGoods } from './offerGoods.ts';
import { uniqueIds } from './uniqueIds.ts';

/** Goods as they are on the wire and in the database. What is empty may be absent. */
export interface WireGoods {
  product_ids?: readonly string[] | null;
  category_ids?: readonly string[] | null;
  group_of?: number | null;
  benefits?: number | null;
}

/** Goods as a sale keeps them. */
export interface WireSoldGoods {
  product_ids: readonly string[];
  group_of: number | null;
  benefits: number | null;
}

export function readOfferGoods(wire: WireGoods): OfferGoods {
  return {
    productIds: wire.product_ids ?? [],
    categoryIds: wire.category_ids ?? [],
    groupOf: wire.group_of ?? null,
    benefits: wire.benefits ?? null,
  };
}

/** The goods whole, as they are kept. */
export function writeOfferGoods({ productIds, categoryIds, groupOf, benefits }: OfferGoods): Required<WireGoods> {
  return { product_ids: uniqueIds(productIds), category_ids: uniqueIds(categoryIds), group_of: groupOf, benefits };
}

export function writeSoldGoods({ productIds, groupOf, benefits }: SoldGoods): WireSoldGoods {
  return { product_ids: productIds, group_of: groupOf, benefits };
}

/** Returns `{ goods }` for an offer on certain goods, `{}` for one on the whole bill. */
export function pricedGoods(wire: WireGoods | null | undefined): { goods?: OfferGoods } {
  return wire ? { goods: readOfferGoods(wire) } : {};
}
