import type { Words } from '../record/words.ts';
import type { OfferGoods } from './offerGoods.ts';

/** What the records that goods name are called. */
export interface GoodsNames {
  product: (id: string) => string;
  category: (id: string) => string;
}

/** `Drinks, Latte`: what counts, by name. */
export function goodsNames({ productIds, categoryIds }: OfferGoods, names: GoodsNames): string {
  return [...categoryIds.map(names.category), ...productIds.map(names.product)].join(', ');
}

/** `The cheapest of every 3 items of Drinks`, and the like. */
export function goodsSentence(goods: OfferGoods, language: keyof Words, names: GoodsNames): string {
  const { groupOf, benefits } = goods;
  const which = goodsNames(goods, names);
  const isThai = language === 'th';
  if (groupOf === null || benefits === null || groupOf === 1)
    return isThai ? `ทุกชิ้นของ ${which}` : `Every item of ${which}`;
  if (groupOf === benefits)
    return isThai ? `${which} ทุก ${groupOf} ชิ้นที่ครบชุด` : `Every whole set of ${groupOf} items of ${which}`;
  if (isThai) return `${which} ครบทุก ${groupOf} ชิ้น ได้สิทธิ์ ${benefits} ชิ้นที่ราคาต่ำสุด`;
  return `The cheapest ${benefits === 1 ? '' : `${benefits} `}of every ${groupOf} items of ${which}`;
}
