import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { APPROVAL_RULES } from '@taem/domain/merchant/approvalSetting.ts';
import { COUNTER_CHOICES } from '@taem/domain/merchant/counterForm.ts';
import { TAX_MODES } from '@taem/domain/merchant/taxSetting.ts';
import { defineResource } from '../resource/defineResource.ts';
import { date, integer, money, recordFields, text } from '../resource/fields.ts';
import { judgeTax } from './judgeTax.ts';
import { refuseOnePrefix } from './refuseOnePrefix.ts';

const { id, __v } = recordFields as Record<'id' | '__v', (typeof recordFields)['id']>;

export const SETTING_TAX_FIELDS = {
  ...{ SAME_CODES: 'tax_mode', SAME_NUMBERS: 'tax_mode', BRANCH_NO: 'tax_mode' },
  ...{ SAME_BRANCH_NO: 'tax_mode', NAME: 'tax_name', ADDRESS: 'tax_address', TAX_ID: 'tax_id' },
};

/** The shop's settings as a record, for the history of their changes; they are read and written at `merchant-setting/self`. */
export const merchantSettings = defineResource({
  path: 'merchant-setting',
  listKey: 'merchant_settings',
  singleKey: 'merchant_setting',
  noun: 'The setting',
  table: 'merchant_settings',
  read: [PAGE.setting],
  update: PAGE.setting,
  fields: {
    id,
    __v,
    shop_name: text('shop_name', { required: true }),
    earn_cash: money('earn_cash', { required: true, min: 1 }),
    earn_point: integer('earn_point', { required: true, min: 0 }),
    redeem_cash: money('redeem_cash', { required: true, min: 0 }),
    redeem_point: integer('redeem_point', { required: true, min: 1 }),
    backdating_days: integer('backdating_days', { required: true, min: 0 }),
    day_ends_at: integer('day_ends_at', { required: true, min: 0 }),
    claim_days: integer('claim_days', { required: true, min: 0 }),
    max_unit_price: money('max_unit_price', { required: true, min: 1 }),
    max_line_qty: integer('max_line_qty', { required: true, min: 1 }),
    max_bill_amount: money('max_bill_amount', { required: true, min: 1 }),
    max_typed_discount_percent: integer('max_typed_discount_percent', { required: true, min: 0 }),
    sale_start: text('sale_start', { required: true, choices: COUNTER_CHOICES.saleStart }),
    transfer_proof: text('transfer_proof', { required: true, choices: COUNTER_CHOICES.transferProof }),
    receipt_after_sale: text('receipt_after_sale', { required: true, choices: COUNTER_CHOICES.receiptAfterSale }),
    weight_labels: text('weight_labels', { required: true, choices: COUNTER_CHOICES.weightLabels }),
    price_labels: text('price_labels', { required: true, choices: COUNTER_CHOICES.priceLabels }),
    sale_shift: text('sale_shift', { required: true, choices: COUNTER_CHOICES.saleShift }),
    till_idle: text('till_idle', { required: true, choices: COUNTER_CHOICES.tillIdle }),
    cash_rounding: text('cash_rounding', { required: true, choices: COUNTER_CHOICES.cashRounding }),
    return_points: text('return_points', { required: true, choices: COUNTER_CHOICES.returnPoints }),
    approve_own_price: text('approve_own_price', { required: true, choices: APPROVAL_RULES }),
    approve_discount_above: integer('approve_discount_above', { required: true, min: 0 }),
    approve_points_above: integer('approve_points_above', { required: true, min: 0 }),
    approve_back_dating: text('approve_back_dating', { required: true, choices: APPROVAL_RULES }),
    approve_void: text('approve_void', { required: true, choices: APPROVAL_RULES }),
    approve_return_above: money('approve_return_above', { required: true, min: 0 }),
    approve_cash_above: money('approve_cash_above', { required: true, min: 0 }),
    approve_difference_above: money('approve_difference_above', { required: true, min: 0 }),
    tax_mode: text('tax_mode', { required: true, choices: TAX_MODES }),
    vat_percent: integer('vat_percent', { required: true, min: 0 }),
    vat_from: date('vat_from', { required: true }),
    vat_percent_before: integer('vat_percent_before', { required: true, min: 0 }),
    tax_name: text('tax_name'),
    tax_id: text('tax_id'),
    tax_address: text('tax_address'),
    tax_house_no: text('tax_house_no'),
    tax_building: text('tax_building'),
    tax_moo: text('tax_moo'),
    tax_soi: text('tax_soi'),
    tax_road: text('tax_road'),
    tax_sub_district_id: text('tax_sub_district_id'),
    tax_postcode: text('tax_postcode'),
    receipt_head: text('receipt_head'),
    receipt_foot: text('receipt_foot'),
    tax_request_days: integer('tax_request_days', { required: true, min: 0 }),
    mail_reply_to: text('mail_reply_to'),
    tax_mail_copy: text('tax_mail_copy'),
    tax_mail_subject: text('tax_mail_subject'),
    logo_url: text('logo_url', { writable: false }),
  },
  beforeChange: (client, { realmId }) => judgeTax(client, realmId, SETTING_TAX_FIELDS),
  afterChange: (client) => refuseOnePrefix(client, 'price_labels'),
});
