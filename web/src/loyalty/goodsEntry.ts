import type { NamedGoods, OfferGoods } from '@taem/domain/loyalty/offerGoods.ts';
import type { Row } from '../resources/RecordScreens.ts';

/** Chosen products and categories. */
export interface NamesEntry {
  productIds: readonly string[];
  categoryIds: readonly string[];
  subCategoryIds: readonly string[];
}

export interface PartEntry extends NamesEntry {
  pieces: string;
}

/** The products of an offer in a form: numbers as typed, empty if every piece benefits. */
export interface GoodsEntry extends NamesEntry {
  /** False for the whole bill. */
  isNarrowed: boolean;
  groupOf: string;
  benefits: string;
  otherParts: readonly PartEntry[];
}

const NO_NAMES: NamesEntry = { productIds: [], categoryIds: [], subCategoryIds: [] };
export const WHOLE_BILL: GoodsEntry = { isNarrowed: false, ...NO_NAMES, groupOf: '', benefits: '', otherParts: [] };
export const NEW_PART: PartEntry = { ...NO_NAMES, pieces: '1' };

export function goodsOf({ goods }: Row): GoodsEntry {
  if (!goods) return WHOLE_BILL;
  const { groupOf, benefits, otherParts = [] } = goods as OfferGoods;
  return {
    ...{ isNarrowed: true, ...namesOf(goods as OfferGoods) },
    ...{ groupOf: `${groupOf ?? ''}`, benefits: `${benefits ?? ''}` },
    otherParts: otherParts.map((part) => ({ ...namesOf(part), pieces: `${part.pieces}` })),
  };
}

const namesOf = ({ productIds, categoryIds, subCategoryIds = [] }: NamedGoods): NamesEntry => ({
  productIds,
  categoryIds,
  subCategoryIds,
});

/** The ways in which a shop words it: "every second piece" and "buy one, get one" are the same two numbers. */
export const WAYS = ['EACH', 'NTH', 'BUY', 'SET', 'PARTS'] as const;
export type Way = (typeof WAYS)[number];

export function wayOf({ groupOf, benefits, otherParts }: GoodsEntry): Way {
  if (otherParts.length > 0) return 'PARTS';
  if (groupOf === '') return 'EACH';
  if (groupOf === benefits) return 'SET';
  return groupOf === '2' && benefits === '1' ? 'NTH' : 'BUY';
}

/** The initial numbers of each way. */
export const FIRST_NUMBERS: Readonly<Record<Way, Pick<GoodsEntry, 'groupOf' | 'benefits' | 'otherParts'>>> = {
  EACH: { groupOf: '', benefits: '', otherParts: [] },
  NTH: { groupOf: '2', benefits: '1', otherParts: [] },
  BUY: { groupOf: '3', benefits: '1', otherParts: [] },
  SET: { groupOf: '3', benefits: '3', otherParts: [] },
  PARTS: { groupOf: '1', benefits: '1', otherParts: [NEW_PART] },
};
