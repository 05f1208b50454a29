import { goodsFault } from '@taem/domain/loyalty/offerGoods.ts';
import {
  type KeptGoods,
  readOfferGoods,
  type WireGoods,
  writeOfferGoods,
} from '@taem/domain/loyalty/readOfferGoods.ts';
import { refuseField } from '../http/errors.ts';

/** Returns goods in stored form; refuses goods without any product, or with numbers that fit no group. */
export function checkGoods(wire: WireGoods, path: string): KeptGoods {
  const goods = readOfferGoods(wire);
  const fault = goodsFault(goods);
  if (fault) throw refuseField(`${path}.${WIRE_NAMES[fault.field]}`, fault.message);
  return writeOfferGoods(goods);
}

const WIRE_NAMES = {
  productIds: 'product_ids',
  categoryIds: 'category_ids',
  subCategoryIds: 'sub_category_ids',
  groupOf: 'group_of',
  benefits: 'benefits',
  otherParts: 'other_parts',
} as const;
