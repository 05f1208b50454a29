import { flag, integer, moment, number, optionalText, status, text, textWithin } from '../gateway/fields.ts';
import { derived, nested, nestedList, recordType, relation } from '../gateway/recordType.ts';
import { textOf } from '../gateway/textOf.ts';
import type {
  Condition,
  ConditionValue,
  Coupon,
  CouponValue,
  MemberTier,
  Offer,
  TierPrivilege,
} from '../generated/schema.ts';

const pinFlag = flag('has_authorize_pin');
/** OP-45: a gateway without the flag tells by the code itself, which goes no further. */
const hasAuthorizePin = derived(['has_authorize_pin', 'authorize_pin'], (record) => {
  if (record.has_authorize_pin != null) return pinFlag.read(record);
  return 'authorize_pin' in record ? textOf(record.authorize_pin) !== '' : undefined;
});

const recordedQty = integer('qty');

const memberTier = recordType<MemberTier>(
  'MemberTier',
  { path: 'member-tiers', listKey: 'tiers', singleKey: 'tier' },
  {
    id: text('id'),
    name: text('name'),
    description: optionalText('desc'),
    level: integer('level'),
    imageUrl: optionalText('image_url'),
    status: status('status'),
    conditions: nestedList<ConditionValue>('ConditionValue', 'conditions'),
    privileges: nestedList<TierPrivilege>('TierPrivilege', 'privileges'),
    createdAt: moment('time'),
    version: integer('__v'),
  },
);

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

const coupon = recordType<Coupon>(
  'Coupon',
  { path: 'coupons', listKey: 'coupons', singleKey: 'coupon' },
  {
    id: text('id'),
    name: text('name'),
    type: text('type'),
    logic: textWithin('template', 'logic'),
    variableName: textWithin('template', 'var_name'),
    value: number('value'),
    quantity: derived(['qty'], (record) => (record.qty == null ? 1 : recordedQty.read(record))),
  },
);

const condition = recordType<Condition>(
  'Condition',
  { path: 'conditions', listKey: 'conditions', singleKey: 'condition' },
  {
    id: text('id'),
    name: text('name'),
    type: text('type'),
    logic: textWithin('template', 'logic'),
    version: integer('__v'),
  },
);

const offer = recordType<Offer>(
  'Offer',
  { path: 'offers', listKey: 'offers', singleKey: 'offer' },
  {
    id: text('id'),
    name: text('name'),
    description: optionalText('desc'),
    status: status('status'),
    hasAuthorizePin,
    authorizePin: optionalText('authorize_pin'),
    conditions: nestedList<ConditionValue>('ConditionValue', 'conditions'),
    items: nestedList<CouponValue>('CouponValue', 'items'),
    createdAt: moment('time'),
    version: integer('__v'),
  },
);

export const records = [memberTier, tierPrivilege, conditionValue, couponValue, coupon, condition, offer];
