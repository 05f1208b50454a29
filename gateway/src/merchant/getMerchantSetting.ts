import { satang, toBaht } from '@taem/domain/money/money.ts';
import type { MerchantSettings, Realms } from '../database/generated/rows.ts';
import { refuseUnknown } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';

interface SettingRow
  extends Pick<
      MerchantSettings,
      | 'shop_name'
      | 'earn_cash'
      | 'earn_point'
      | 'redeem_cash'
      | 'redeem_point'
      | 'reward_item_id'
      | 'reward_instance_id'
      | 'backdating_days'
      | 'day_ends_at'
      | 'day_ends'
      | 'claim_days'
      | 'max_unit_price'
      | 'max_line_qty'
      | 'max_bill_amount'
      | 'max_typed_discount_percent'
      | 'sale_start'
      | 'transfer_proof'
      | 'receipt_after_sale'
      | 'weight_labels'
      | 'price_labels'
      | 'return_points'
      | 'sale_shift'
      | 'till_idle'
      | 'cash_rounding'
      | 'approve_own_price'
      | 'approve_discount_above'
      | 'approve_points_above'
      | 'approve_back_dating'
      | 'approve_void'
      | 'approve_return_above'
      | 'approve_cash_above'
      | 'approve_difference_above'
      | 'tax_mode'
      | 'vat_percent'
      | 'vat_percent_before'
      | 'tax_name'
      | 'tax_id'
      | 'tax_address'
      | 'tax_house_no'
      | 'tax_building'
      | 'tax_moo'
      | 'tax_soi'
      | 'tax_road'
      | 'tax_sub_district_id'
      | 'tax_postcode'
      | 'receipt_head'
      | 'receipt_foot'
      | 'tax_request_days'
      | 'mail_reply_to'
      | 'tax_mail_copy'
      | 'tax_mail_subject'
      | 'logo_url'
      | 'version'
    >,
    Pick<Realms, 'currency_code'> {
  adjust_set: boolean;
  void_set: boolean;
  vat_from: string;
}

/** Returns the shop's settings. Authorization codes are stored hashed, so that only their existence is readable. */
export async function getMerchantSetting({ database }: GatewayContext, { realmId }: GatewaySession): Promise<unknown> {
  const answer = await database.withRealm(realmId, (client) =>
    client.query<SettingRow>({ name: 'merchant-setting', text: MERCHANT_SETTING, values: [realmId] }),
  );
  const row = answer.rows[0];
  if (!row) throw refuseUnknown('The setting of this merchant');
  return {
    merchant_config: {
      configuration: {
        shop_name: row.shop_name,
        earn_cash: toBaht(satang(row.earn_cash)),
        earn_point: row.earn_point,
        redeem_cash: toBaht(satang(row.redeem_cash)),
        redeem_point: row.redeem_point,
        reward_item_id: row.reward_item_id,
        reward_instance_id: row.reward_instance_id,
        backdating_days: row.backdating_days,
        day_ends_at: row.day_ends_at,
        day_ends: row.day_ends,
        claim_days: row.claim_days,
        max_unit_price: toBaht(satang(row.max_unit_price)),
        max_line_qty: row.max_line_qty,
        max_bill_amount: toBaht(satang(row.max_bill_amount)),
        max_typed_discount_percent: row.max_typed_discount_percent,
        sale_start: row.sale_start,
        transfer_proof: row.transfer_proof,
        receipt_after_sale: row.receipt_after_sale,
        weight_labels: row.weight_labels,
        price_labels: row.price_labels,
        return_points: row.return_points,
        sale_shift: row.sale_shift,
        till_idle: row.till_idle,
        cash_rounding: row.cash_rounding,
        approve_own_price: row.approve_own_price,
        approve_discount_above: row.approve_discount_above,
        approve_points_above: row.approve_points_above,
        approve_back_dating: row.approve_back_dating,
        approve_void: row.approve_void,
        approve_return_above: toBaht(satang(row.approve_return_above)),
        approve_cash_above: toBaht(satang(row.approve_cash_above)),
        approve_difference_above: toBaht(satang(row.approve_difference_above)),
        tax_mode: row.tax_mode,
        vat_percent: row.vat_percent,
        vat_from: row.vat_from,
        vat_percent_before: row.vat_percent_before,
        tax_name: row.tax_name,
        tax_id: row.tax_id,
        tax_address: row.tax_address,
        tax_house_no: row.tax_house_no,
        tax_building: row.tax_building,
        tax_moo: row.tax_moo,
        tax_soi: row.tax_soi,
        tax_road: row.tax_road,
        tax_sub_district_id: row.tax_sub_district_id,
        tax_postcode: row.tax_postcode,
        receipt_head: row.receipt_head,
        receipt_foot: row.receipt_foot,
        tax_request_days: row.tax_request_days,
        mail_reply_to: row.mail_reply_to,
        tax_mail_copy: row.tax_mail_copy,
        tax_mail_subject: row.tax_mail_subject,
        logo_url: row.logo_url || null,
        currency_code: row.currency_code,
      },
      authorize_code: { adjust: row.adjust_set, void: row.void_set },
      __v: row.version,
    },
  };
}

const MERCHANT_SETTING = `
  select s.shop_name, s.earn_cash, s.earn_point, s.redeem_cash, s.redeem_point, s.reward_item_id, s.reward_instance_id, s.version,
    s.backdating_days, s.day_ends_at, s.day_ends, s.claim_days, s.max_unit_price, s.max_line_qty, s.max_bill_amount, s.max_typed_discount_percent,
    s.sale_start, s.transfer_proof, s.receipt_after_sale, s.weight_labels, s.price_labels, s.return_points, s.sale_shift, s.till_idle, s.cash_rounding,
    s.approve_own_price, s.approve_discount_above, s.approve_points_above, s.approve_back_dating, s.approve_void, s.approve_return_above,
    s.approve_cash_above, s.approve_difference_above, r.currency_code,
    s.tax_mode, s.vat_percent, to_char(s.vat_from, 'YYYY-MM-DD') as vat_from, s.vat_percent_before, s.tax_name,
    s.tax_id, s.tax_address, s.tax_house_no, s.tax_building, s.tax_moo, s.tax_soi, s.tax_road, s.tax_sub_district_id, s.tax_postcode,
    s.receipt_head, s.receipt_foot, s.tax_request_days, s.mail_reply_to, s.tax_mail_copy, s.tax_mail_subject, s.logo_url,
    s.authorize_code_adjust_hash is not null as adjust_set,
    s.authorize_code_void_hash is not null as void_set
  from merchant_settings s join realms r on r.id = s.realm_id where s.realm_id = $1`;
