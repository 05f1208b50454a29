import { answered } from '../gateway/resourceMutations.ts';
import type { MutationResolvers, UpdateMerchantSettingInput } from '../generated/schema.ts';
import { readSetting } from './merchantSetting.ts';

type Field = Exclude<keyof UpdateMerchantSettingInput, 'version'>;

/** The position of each field in the body (CONF-05). */
const BODY: Readonly<Record<Field, readonly [part: 'configuration' | 'authorize_code', name: string]>> = {
  shopName: ['configuration', 'shop_name'],
  earnCash: ['configuration', 'earn_cash'],
  earnPoint: ['configuration', 'earn_point'],
  redeemCash: ['configuration', 'redeem_cash'],
  redeemPoint: ['configuration', 'redeem_point'],
  backdatingDays: ['configuration', 'backdating_days'],
  dayEndsAt: ['configuration', 'day_ends_at'],
  claimDays: ['configuration', 'claim_days'],
  maxUnitPrice: ['configuration', 'max_unit_price'],
  maxLineQuantity: ['configuration', 'max_line_qty'],
  maxBillAmount: ['configuration', 'max_bill_amount'],
  maxTypedDiscountPercent: ['configuration', 'max_typed_discount_percent'],
  saleStart: ['configuration', 'sale_start'],
  transferProof: ['configuration', 'transfer_proof'],
  receiptAfterSale: ['configuration', 'receipt_after_sale'],
  weightLabels: ['configuration', 'weight_labels'],
  priceLabels: ['configuration', 'price_labels'],
  returnPoints: ['configuration', 'return_points'],
  saleShift: ['configuration', 'sale_shift'],
  tillIdle: ['configuration', 'till_idle'],
  cashRounding: ['configuration', 'cash_rounding'],
  approveOwnPrice: ['configuration', 'approve_own_price'],
  approveDiscountAbove: ['configuration', 'approve_discount_above'],
  approvePointsAbove: ['configuration', 'approve_points_above'],
  approveBackDating: ['configuration', 'approve_back_dating'],
  approveVoid: ['configuration', 'approve_void'],
  approveReturnAbove: ['configuration', 'approve_return_above'],
  approveCashAbove: ['configuration', 'approve_cash_above'],
  approveDifferenceAbove: ['configuration', 'approve_difference_above'],
  taxMode: ['configuration', 'tax_mode'],
  vatPercent: ['configuration', 'vat_percent'],
  vatFrom: ['configuration', 'vat_from'],
  vatPercentBefore: ['configuration', 'vat_percent_before'],
  taxName: ['configuration', 'tax_name'],
  taxId: ['configuration', 'tax_id'],
  taxAddress: ['configuration', 'tax_address'],
  taxHouseNo: ['configuration', 'tax_house_no'],
  taxBuilding: ['configuration', 'tax_building'],
  taxMoo: ['configuration', 'tax_moo'],
  taxSoi: ['configuration', 'tax_soi'],
  taxRoad: ['configuration', 'tax_road'],
  taxSubDistrictId: ['configuration', 'tax_sub_district_id'],
  taxPostcode: ['configuration', 'tax_postcode'],
  receiptHead: ['configuration', 'receipt_head'],
  receiptFoot: ['configuration', 'receipt_foot'],
  taxRequestDays: ['configuration', 'tax_request_days'],
  mailReplyTo: ['configuration', 'mail_reply_to'],
  taxMailCopy: ['configuration', 'tax_mail_copy'],
  taxMailSubject: ['configuration', 'tax_mail_subject'],
  adjustAuthorizeCode: ['authorize_code', 'adjust'],
  voidAuthorizeCode: ['authorize_code', 'void'],
};
const FIELDS = Object.keys(BODY) as Field[];

export const updateMerchantSetting: MutationResolvers['updateMerchantSetting'] = async (_, { input }, context, info) =>
  await answered('merchantSetting', pathOf, async () => {
    const body = { ...part(input, 'configuration'), ...part(input, 'authorize_code'), __v: input.version };
    return await readSetting(context, info, await context.gateway.patch('/merchant-setting/self', body));
  });

function part(input: UpdateMerchantSettingInput, key: 'configuration' | 'authorize_code'): object {
  const named = FIELDS.filter((field) => BODY[field][0] === key && input[field] != null);
  if (named.length === 0) return {};
  return { [key]: Object.fromEntries(named.map((field) => [BODY[field][1], input[field]])) };
}

function pathOf(wirePath: string): string[] {
  if (wirePath === '__v') return ['version'];
  const field = FIELDS.find((name) => BODY[name].join('.') === wirePath);
  return field ? [field] : [];
}
