import { APPROVAL_RULES, NO_APPROVALS } from '@taem/domain/merchant/approvalSetting.ts';
import type { DayEnds } from '@taem/domain/merchant/businessDay.ts';
import { COUNTER_CHOICES } from '@taem/domain/merchant/counterForm.ts';
import { DOCUMENTED_COUNTER } from '@taem/domain/merchant/counterSetting.ts';
import { DEFAULT_BACKDATING_DAYS } from '@taem/domain/merchant/saleTime.ts';
import { NO_TAX, TAX_MODES } from '@taem/domain/merchant/taxSetting.ts';
import { toBaht } from '@taem/domain/money/money.ts';
import { OUTER_BOUNDS } from '@taem/domain/till/billBounds.ts';
import type { ApprovalSetting, BillBounds, CounterSetting, TaxSetting, VatRates } from '../generated/schema.ts';
import { amountOf } from './amountOf.ts';
import type { Context } from './context.ts';
import { malformed } from './GatewayError.ts';
import { dayEndsOf } from './home.ts';
import { textOf } from './textOf.ts';
import { at, isWireRecord, type WireRecord } from './wire.ts';

/** GET merchant-setting/self: the rates in force, amounts in THB. */
export interface Setting {
  earnCash: number;
  earnPoint: number;
  redeemCash: number;
  redeemPoint: number;
  rewardItemId: string | null;
  rewardInstanceId: string | null;
  /** How many days back a sale may be dated; the default if the gateway does not send it. */
  backdatingDays: number;
  dayEnds: DayEnds;
  billBounds: BillBounds;
  counter: CounterSetting;
  /** null if prices include VAT. */
  addedVat: VatRates | null;
}

export async function loadSetting(context: Context): Promise<Setting> {
  const payload = await context.gateway.get('/merchant-setting/self');
  const configuration = isWireRecord(payload) ? at(payload, ['merchant_config', 'configuration']) : null;
  if (!isWireRecord(configuration)) throw malformed('The answer has no merchant_config.');
  return {
    earnCash: amountOf(configuration.earn_cash),
    earnPoint: amountOf(configuration.earn_point),
    redeemCash: amountOf(configuration.redeem_cash),
    redeemPoint: amountOf(configuration.redeem_point),
    rewardItemId: textOrNull(configuration.reward_item_id),
    rewardInstanceId: textOrNull(configuration.reward_instance_id),
    backdatingDays: backdatingDaysOf(configuration),
    dayEnds: dayEndsOf(configuration),
    billBounds: billBoundsOf(configuration),
    counter: counterOf(configuration),
    addedVat: addedVatOf(configuration),
  };
}

function addedVatOf(configuration: WireRecord): VatRates | null {
  const { taxMode, vatPercent, vatFrom, vatPercentBefore } = taxOf(configuration);
  return taxMode === 'ADDED' ? { id: 'self', vatPercent, vatFrom, vatPercentBefore } : null;
}

export function backdatingDaysOf({ backdating_days: days }: WireRecord): number {
  return days == null ? DEFAULT_BACKDATING_DAYS : amountOf(days);
}

/** Reads the bounds of bills; the outermost ones if the gateway sends none. */
export function billBoundsOf(configuration: WireRecord): BillBounds {
  const most = (name: string, outer: number) => (configuration[name] == null ? outer : amountOf(configuration[name]));
  return {
    id: 'self',
    maxUnitPrice: most('max_unit_price', toBaht(OUTER_BOUNDS.unitPrice)),
    maxLineQuantity: most('max_line_qty', OUTER_BOUNDS.lineQty),
    maxBillAmount: most('max_bill_amount', toBaht(OUTER_BOUNDS.billTotal)),
    maxTypedDiscountPercent: most('max_typed_discount_percent', OUTER_BOUNDS.typedDiscountPercent),
  };
}

/** Reads the settings of the counter; the documented ones if the gateway sends none. */
export function counterOf(configuration: WireRecord): CounterSetting {
  const chosen = <Name extends keyof typeof COUNTER_CHOICES>(name: Name, wire: string) => {
    if (configuration[wire] == null) return DOCUMENTED_COUNTER[name];
    const choice = COUNTER_CHOICES[name].find(({ value }) => value === configuration[wire]);
    if (!choice) throw malformed(`The setting has no ${wire} of the contract.`);
    return choice.value as (typeof DOCUMENTED_COUNTER)[Name];
  };
  return {
    id: 'self',
    saleStart: chosen('saleStart', 'sale_start'),
    transferProof: chosen('transferProof', 'transfer_proof'),
    receiptAfterSale: chosen('receiptAfterSale', 'receipt_after_sale'),
    weightLabels: chosen('weightLabels', 'weight_labels'),
    priceLabels: chosen('priceLabels', 'price_labels'),
    returnPoints: chosen('returnPoints', 'return_points'),
    saleShift: chosen('saleShift', 'sale_shift'),
    tillIdle: chosen('tillIdle', 'till_idle'),
    cashRounding: chosen('cashRounding', 'cash_rounding'),
  };
}

/** Reads the settings of approvals; no approvals if the gateway sends none. */
export function approvalOf(configuration: WireRecord): ApprovalSetting {
  const rule = (name: 'approveOwnPrice' | 'approveBackDating' | 'approveVoid', wire: string) => {
    if (configuration[wire] == null) return NO_APPROVALS[name];
    const choice = APPROVAL_RULES.find(({ value }) => value === configuration[wire]);
    if (!choice) throw malformed(`The setting has no ${wire} of the contract.`);
    return choice.value;
  };
  const above = (
    name: Exclude<keyof typeof NO_APPROVALS, 'approveOwnPrice' | 'approveBackDating' | 'approveVoid'>,
    wire: string,
  ) => (configuration[wire] == null ? NO_APPROVALS[name] : amountOf(configuration[wire]));
  return {
    id: 'self',
    approveOwnPrice: rule('approveOwnPrice', 'approve_own_price'),
    approveDiscountAbove: above('approveDiscountAbove', 'approve_discount_above'),
    approvePointsAbove: above('approvePointsAbove', 'approve_points_above'),
    approveBackDating: rule('approveBackDating', 'approve_back_dating'),
    approveVoid: rule('approveVoid', 'approve_void'),
    approveReturnAbove: above('approveReturnAbove', 'approve_return_above'),
    approveCashAbove: above('approveCashAbove', 'approve_cash_above'),
    approveDifferenceAbove: above('approveDifferenceAbove', 'approve_difference_above'),
  };
}

/** Reads the tax settings; no tax invoices if the gateway sends none. */
export function taxOf(configuration: WireRecord): TaxSetting {
  const percent = (name: 'vatPercent' | 'vatPercentBefore', wire: string) =>
    configuration[wire] == null ? NO_TAX[name] : amountOf(configuration[wire]);
  return {
    id: 'self',
    taxMode: TAX_MODES.find(({ value }) => value === configuration.tax_mode)?.value ?? NO_TAX.taxMode,
    vatPercent: percent('vatPercent', 'vat_percent'),
    vatFrom: textOf(configuration.vat_from) || NO_TAX.vatFrom,
    vatPercentBefore: percent('vatPercentBefore', 'vat_percent_before'),
    taxName: textOf(configuration.tax_name),
    taxId: textOf(configuration.tax_id),
    taxAddress: textOf(configuration.tax_address),
    taxHouseNo: textOf(configuration.tax_house_no),
    taxBuilding: textOf(configuration.tax_building),
    taxMoo: textOf(configuration.tax_moo),
    taxSoi: textOf(configuration.tax_soi),
    taxRoad: textOf(configuration.tax_road),
    taxSubDistrictId: textOrNull(configuration.tax_sub_district_id),
    taxPostcode: textOf(configuration.tax_postcode),
    receiptHead: textOf(configuration.receipt_head),
    receiptFoot: textOf(configuration.receipt_foot),
    taxRequestDays: amountOf(configuration.tax_request_days ?? NO_TAX.taxRequestDays),
    mailReplyTo: textOf(configuration.mail_reply_to),
    taxMailCopy: textOf(configuration.tax_mail_copy),
    taxMailSubject: textOf(configuration.tax_mail_subject) || NO_TAX.taxMailSubject,
    logoUrl: textOrNull(configuration.logo_url),
  };
}

function textOrNull(value: unknown): string | null {
  return textOf(value) || null;
}
