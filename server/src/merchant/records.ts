import { amountOf } from '../gateway/amountOf.ts';
import { flag, integer, moment, number, optionalText, phone, status, text } from '../gateway/fields.ts';
import { derived, nested, nestedList, recordType } from '../gateway/recordType.ts';
import { backdatingDaysOf } from '../gateway/setting.ts';
import { at, isWireRecord } from '../gateway/wire.ts';
import type { ConditionValue, MemberBadge, MerchantBranch, MerchantSetting, PointRates } from '../generated/schema.ts';

const merchantBranch = recordType<MerchantBranch>(
  'MerchantBranch',
  { path: 'merchant-branches', listKey: 'branches', singleKey: 'branch' },
  {
    id: text('id'),
    code: text('code'),
    name: text('name'),
    address: optionalText('address'),
    phone: phone('phone'),
    email: optionalText('email'),
    status: status('status'),
    timeZone: text('time_zone'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    imageUrl: optionalText('image_url'),
    createdAt: moment('time'),
    version: integer('__v'),
  },
);

const memberBadge = recordType<MemberBadge>(
  'MemberBadge',
  { path: 'member-badges', listKey: 'badges', singleKey: 'badge' },
  {
    id: text('id'),
    name: text('name'),
    threshold: derived(['conditions'], ({ conditions }) => {
      const [first] = Array.isArray(conditions) ? conditions : [];
      const value = first ? at(first, ['value']) : null;
      return value === null || value === undefined ? null : amountOf(value);
    }),
    conditions: nestedList<ConditionValue>('ConditionValue', 'conditions'),
    version: integer('__v'),
  },
);

const merchantSetting = recordType<MerchantSetting>('MerchantSetting', null, {
  id: derived([], () => 'self'),
  pointRates: nested<PointRates>('PointRates', 'configuration'),
  rewardItemId: optionalText('configuration.reward_item_id'),
  rewardInstanceId: optionalText('configuration.reward_instance_id'),
  backdatingDays: derived(['configuration.backdating_days'], ({ configuration }) =>
    isWireRecord(configuration) ? backdatingDaysOf(configuration) : undefined,
  ),
  currencyCode: text('configuration.currency_code'),
  hasAdjustCode: flag('authorize_code.adjust'),
  hasVoidCode: flag('authorize_code.void'),
  version: integer('__v'),
});

const pointRates = recordType<PointRates>('PointRates', null, {
  id: derived([], () => 'self'),
  earnCash: number('earn_cash'),
  earnPoint: integer('earn_point'),
  redeemCash: number('redeem_cash'),
  redeemPoint: integer('redeem_point'),
});

export const records = [merchantBranch, memberBadge, merchantSetting, pointRates];
