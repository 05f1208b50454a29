import { amountOf } from '../gateway/amountOf.ts';
import { flag, integer, number, optionalText, text } from '../gateway/fields.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { dayEndsOf } from '../gateway/home.ts';
import { derived, nested, nestedList, recordType } from '../gateway/recordType.ts';
import { approvalOf, backdatingDaysOf, billBoundsOf, counterOf, taxOf } from '../gateway/setting.ts';
import { at, isWireRecord } from '../gateway/wire.ts';
import type { ConditionValue, MerchantSetting, PointRates } from '../generated/schema.ts';

/** A badge is given for one figure, that of the first of its conditions. */
export const badgeFields = {
  threshold: derived(['conditions'], ({ conditions }) => {
    if (conditions === null || conditions === undefined) return null;
    const [first = {}] = Array.isArray(conditions) ? conditions : [null];
    if (!isWireRecord(first)) throw malformed('The conditions of a badge are no list of records.');
    const value = at(first, ['value']);
    return value === null || value === undefined ? null : amountOf(value);
  }),
  conditions: nestedList<ConditionValue>('ConditionValue', 'conditions'),
};

const merchantSetting = recordType<MerchantSetting>('MerchantSetting', null, {
  id: derived([], () => 'self'),
  shopName: optionalText('configuration.shop_name'),
  pointRates: nested<PointRates>('PointRates', 'configuration'),
  rewardItemId: optionalText('configuration.reward_item_id'),
  rewardInstanceId: optionalText('configuration.reward_instance_id'),
  backdatingDays: derived(['configuration.backdating_days'], ({ configuration }) =>
    isWireRecord(configuration) ? backdatingDaysOf(configuration) : undefined,
  ),
  // Without this field, business days end at midnight.
  dayEndsAt: derived(['configuration.day_ends_at'], ({ configuration }) =>
    isWireRecord(configuration) ? amountOf(configuration.day_ends_at ?? 0) : undefined,
  ),
  dayEnds: derived(['configuration.day_ends'], ({ configuration }) =>
    isWireRecord(configuration) ? [...dayEndsOf(configuration)] : undefined,
  ),
  // Without this field, points cannot be claimed.
  claimDays: derived(['configuration.claim_days'], ({ configuration }) =>
    isWireRecord(configuration) ? amountOf(configuration.claim_days ?? 0) : undefined,
  ),
  billBounds: derived(
    ['max_unit_price', 'max_line_qty', 'max_bill_amount', 'max_typed_discount_percent'].map(
      (name) => `configuration.${name}`,
    ),
    ({ configuration }) => (isWireRecord(configuration) ? billBoundsOf(configuration) : undefined),
  ),
  counter: derived(
    [
      'sale_start',
      'transfer_proof',
      'receipt_after_sale',
      'weight_labels',
      'price_labels',
      'return_points',
      'sale_shift',
      'till_idle',
      'cash_rounding',
    ].map((name) => `configuration.${name}`),
    ({ configuration }) => (isWireRecord(configuration) ? counterOf(configuration) : undefined),
  ),
  approval: derived(
    [
      ...['approve_own_price', 'approve_discount_above', 'approve_points_above', 'approve_back_dating', 'approve_void'],
      ...['approve_return_above', 'approve_cash_above', 'approve_difference_above'],
    ].map((name) => `configuration.${name}`),
    ({ configuration }) => (isWireRecord(configuration) ? approvalOf(configuration) : undefined),
  ),
  tax: derived(
    [
      ...['tax_mode', 'vat_percent', 'vat_from', 'vat_percent_before', 'tax_name', 'tax_id', 'tax_address'],
      ...['tax_house_no', 'tax_building', 'tax_moo', 'tax_soi', 'tax_road', 'tax_sub_district_id', 'tax_postcode'],
      ...['receipt_head', 'receipt_foot', 'tax_request_days', 'mail_reply_to', 'tax_mail_copy', 'tax_mail_subject'],
      'logo_url',
    ].map((name) => `configuration.${name}`),
    ({ configuration }) => (isWireRecord(configuration) ? taxOf(configuration) : undefined),
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

export const records = [merchantSetting, pointRates];
