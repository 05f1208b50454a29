import { offerKind } from '@taem/domain/loyalty/offerKind.ts';
import { flag, integer, listAt, number, optionalText, text, texts } from '../gateway/fields.ts';
import { derived, nested, nestedList, recordType, relation, relationList } from '../gateway/recordType.ts';
import { textOf, textsOf } from '../gateway/textOf.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type {
  Condition,
  ConditionValue,
  Coupon,
  CouponValue,
  OfferGoods,
  OfferKind,
  OfferPart,
  OfferTerms,
  OfferUses,
  Product,
  ProductCategory,
  ProductSubCategory,
  TierPrivilege,
} from '../generated/schema.ts';

const pinFlag = flag('has_authorize_pin');
/** OP-45: a gateway without the flag sends the code itself, which is not passed on. */
const hasAuthorizePin = derived(['has_authorize_pin', 'authorize_pin'], (record) => {
  if (record.has_authorize_pin != null) return pinFlag.read(record);
  return 'authorize_pin' in record ? textOf(record.authorize_pin) !== '' : undefined;
});

const recordedQty = integer('qty');

const tierPrivilege = recordType<TierPrivilege>('TierPrivilege', null, {
  condition: nested<ConditionValue>('ConditionValue', 'condition'),
  item: nested<CouponValue>('CouponValue', 'item'),
});

const conditionValue = recordType<ConditionValue>('ConditionValue', null, {
  conditionId: text('condition_id'),
  condition: relation<Condition>('Condition', 'condition_id'),
  value: number('value'),
});

const couponValue = recordType<CouponValue>('CouponValue', null, {
  couponId: text('coupon_id'),
  coupon: relation<Coupon>('Coupon', 'coupon_id'),
  value: number('value'),
});

const offerTerms = recordType<OfferTerms>('OfferTerms', null, {
  from: optionalText('from'),
  until: optionalText('until'),
  weekdays: listAt('weekdays', (day) => (typeof day === 'number' ? day : undefined)),
  fromHour: optionalText('from_hour'),
  untilHour: optionalText('until_hour'),
  branchIds: texts('branch_ids'),
  tierIds: texts('tier_ids'),
});

/** Absent if none are named. */
const subCategoryIds = derived(['sub_category_ids'], ({ sub_category_ids }) => textsOf(sub_category_ids));

const offerGoods = recordType<OfferGoods>('OfferGoods', null, {
  productIds: texts('product_ids'),
  products: relationList<Product>('Product', 'products', ['id', 'name']),
  categoryIds: texts('category_ids'),
  categories: relationList<ProductCategory>('ProductCategory', 'categories', ['id', 'name']),
  subCategoryIds,
  subCategories: relationList<ProductSubCategory>('ProductSubCategory', 'sub_categories', ['id', 'name']),
  groupOf: integer('group_of'),
  benefits: integer('benefits'),
  otherParts: nestedList<OfferPart>('OfferPart', 'other_parts'),
});

const offerPart = recordType<OfferPart>('OfferPart', null, {
  productIds: texts('product_ids'),
  categoryIds: texts('category_ids'),
  subCategoryIds,
  pieces: integer('pieces'),
});

const offerUses = recordType<OfferUses>('OfferUses', null, {
  offerId: text('offer_id'),
  ofMember: integer('of_member'),
  ofDay: integer('of_day'),
  inAll: integer('in_all'),
});

/** A coupon without a quantity counts as one. */
export const couponFields = {
  quantity: derived(['qty'], (record) => (record.qty == null ? 1 : recordedQty.read(record))),
};

/** The wire sends each coupon with its entry; without it the kind is unknown. */
const kind = derived<OfferKind | null>(['items'], ({ items }) => {
  const first = (Array.isArray(items) ? items : []).filter(isWireRecord)[0];
  const type = first && isWireRecord(first.coupon) ? textOf(first.coupon.type) : '';
  return offerKind([{ couponId: 'first' }], new Map([['first', { type }]]));
});

/** The fields of offers and tiers with custom shapes. */
export const offerFields = {
  kind,
  hasAuthorizePin,
  authorizePin: optionalText('authorize_pin'),
  isAutomatic: derived(['is_automatic'], ({ is_automatic: automatic }) => automatic === true),
  conditions: nestedList<ConditionValue>('ConditionValue', 'conditions'),
  items: nestedList<CouponValue>('CouponValue', 'items'),
  terms: nested<OfferTerms>('OfferTerms', 'terms'),
  goods: nested<OfferGoods>('OfferGoods', 'goods'),
};
export const tierFields = {
  conditions: nestedList<ConditionValue>('ConditionValue', 'conditions'),
  privileges: nestedList<TierPrivilege>('TierPrivilege', 'privileges'),
};

export const records = [tierPrivilege, conditionValue, couponValue, offerTerms, offerGoods, offerPart, offerUses];
