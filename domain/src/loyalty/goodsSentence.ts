import type { Words } from '../record/words.ts';
import type { NamedGoods, OfferGoods, OtherPart } from './offerGoods.ts';

/** Functions that return the names of the records that goods refer to. */
export interface GoodsNames {
  product: (id: string) => string;
  category: (id: string) => string;
  subCategory: (id: string) => string;
}

/** Lists the goods that count by name, such as `Drinks, Latte`. */
export function goodsNames(goods: OfferGoods, names: GoodsNames): string {
  return [goods, ...(goods.otherParts ?? [])].map((part) => namesOf(part, names)).join(' + ');
}

const namesOf = ({ productIds, categoryIds, subCategoryIds = [] }: NamedGoods, names: GoodsNames) =>
  [...categoryIds.map(names.category), ...subCategoryIds.map(names.subCategory), ...productIds.map(names.product)].join(
    ', ',
  );

/**
 * Writes goods as a sentence such as `The cheapest of every 3 items of Drinks` or `Every set of 1 item of Drinks and 1
 * item of Cakes`.
 */
export function goodsSentence(goods: OfferGoods, language: keyof Words, names: GoodsNames): string {
  const { otherParts = [] } = goods;
  const [groupOf, benefits] = [goods.groupOf ?? 1, goods.benefits ?? 1];
  const which = namesOf(goods, names);
  const isThai = language === 'th';
  if (otherParts.length > 0) {
    const parts = partsSentence(goods, otherParts, language, names);
    return isThai ? `ชุดที่มี ${parts}` : `Every set of ${parts}`;
  }
  if (groupOf === 1) return isThai ? `ทุกชิ้นของ ${which}` : `Every item of ${which}`;
  if (groupOf === benefits)
    return isThai ? `${which} ทุก ${groupOf} ชิ้นที่ครบชุด` : `Every whole set of ${groupOf} items of ${which}`;
  if (isThai) return `${which} ครบทุก ${groupOf} ชิ้น ได้สิทธิ์ ${benefits} ชิ้นที่ราคาต่ำสุด`;
  return `The cheapest ${benefits === 1 ? '' : `${benefits} `}of every ${groupOf} items of ${which}`;
}

/** Writes one set, without its price: `any 3 of Drinks`, `1 item of Drinks and 1 item of Cakes`. */
export function setSentence(goods: OfferGoods, language: keyof Words, names: GoodsNames): string {
  const { otherParts = [] } = goods;
  if (otherParts.length > 0) return partsSentence(goods, otherParts, language, names);
  const [groupOf, benefits] = [goods.groupOf ?? 1, goods.benefits ?? 1];
  const sentence = goodsSentence(goods, language, names);
  if (groupOf === 1 || groupOf !== benefits) return language === 'th' ? sentence : small(sentence);
  const which = namesOf(goods, names);
  return language === 'th' ? `${which} ชิ้นไหนก็ได้ ${groupOf} ชิ้น` : `any ${groupOf} of ${which}`;
}

/** Lower-cases the first letter, for use within a sentence. */
export const small = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function partsSentence(
  goods: OfferGoods,
  otherParts: readonly OtherPart[],
  language: keyof Words,
  names: GoodsNames,
): string {
  const isThai = language === 'th';
  const parts = [{ ...goods, pieces: goods.groupOf ?? 1 }, ...otherParts].map((part) => {
    const of = namesOf(part, names);
    return isThai ? `${of} ${part.pieces} ชิ้น` : `${part.pieces} ${part.pieces === 1 ? 'item' : 'items'} of ${of}`;
  });
  return parts.join(isThai ? ' กับ ' : ' and ');
}
