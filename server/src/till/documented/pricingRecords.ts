import type { Condition, Coupon } from '@taem/domain/loyalty/coupon.ts';
import { pricedGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import { pricedTerms } from '@taem/domain/loyalty/readOfferTerms.ts';
import { figureInSatang } from '@taem/domain/money/figure.ts';
import { fromBaht, type Satang } from '@taem/domain/money/money.ts';
import type { PayloadProduct } from '@taem/domain/till/buildPaymentPayload.ts';
import type { BillBounds, PointRates, PricingMember, PricingOffer, PricingTier } from '@taem/domain/till/pricing.ts';
import { amountOf } from '../../gateway/amountOf.ts';
import type { Setting } from '../../gateway/setting.ts';
import { textOf } from '../../gateway/textOf.ts';
import { at, isWireRecord, type WireRecord } from '../../gateway/wire.ts';

/** The gateway's records as the pricing reads them. */
export function shelfPrice(product: WireRecord): Satang {
  return satang(product.retail_price);
}

export function member(record: WireRecord): PricingMember {
  return {
    id: String(record.id),
    remainingPoints: amountOf(at(record, ['lifetime_value', 'remaining_reward'])),
    totalLtv: figureInSatang(amountOf(at(record, ['lifetime_value', 'total_revenue']))),
    totalTransaction: amountOf(at(record, ['lifetime_value', 'total_transaction'])),
  };
}

export function tier(record: WireRecord): PricingTier {
  const privileges = records(record.privileges).map(({ condition: given, item }) => ({
    condition: isWireRecord(given) ? conditionValue(given) : null,
    item: couponValue(isWireRecord(item) ? item : {}),
  }));
  return { id: String(record.id), name: textOf(record.name), privileges };
}

export function offer(record: WireRecord): PricingOffer {
  return {
    id: String(record.id),
    name: textOf(record.name),
    hasAuthorizePin: record.has_authorize_pin === true,
    conditions: records(record.conditions).map(conditionValue),
    items: records(record.items).map(couponValue),
    ...(isWireRecord(record.terms) && pricedTerms(record.terms)),
    ...(isWireRecord(record.goods) && pricedGoods(record.goods)),
  };
}

export function coupon(record: WireRecord): Coupon {
  return {
    id: String(record.id),
    name: textOf(record.name),
    type: textOf(record.type),
    template: {
      logic: textOf(at(record, ['template', 'logic'])),
      varName: textOf(at(record, ['template', 'var_name'])),
    },
    value: amountOf(record.value),
    qty: record.qty == null ? 1 : amountOf(record.qty),
  };
}

export function condition(record: WireRecord): Condition {
  return {
    id: String(record.id),
    name: textOf(record.name),
    type: textOf(record.type),
    template: { logic: textOf(at(record, ['template', 'logic'])) },
  };
}

export function rates({ earnCash, earnPoint, redeemCash, redeemPoint }: Setting): PointRates {
  return { earnCash: fromBaht(earnCash), earnPoint, redeemCash: fromBaht(redeemCash), redeemPoint };
}

export function bounds({ billBounds }: Setting): BillBounds {
  return {
    unitPrice: fromBaht(billBounds.maxUnitPrice),
    lineQty: billBounds.maxLineQuantity,
    billTotal: fromBaht(billBounds.maxBillAmount),
    typedDiscountPercent: billBounds.maxTypedDiscountPercent,
  };
}

export function payloadProduct(record: WireRecord): PayloadProduct {
  return {
    code: textOf(record.code),
    name: textOf(record.name),
    skipStock: record.skip_stock === true,
    categoryId: textOrNull(record.category_id),
    categoryName: textOrNull(at(record, ['category', 'name'])),
    subCategoryId: textOrNull(record.sub_category_id),
    subCategoryName: textOrNull(at(record, ['sub_category', 'name'])),
  };
}

export function mapOf<T>(from: ReadonlyMap<string, WireRecord>, read: (record: WireRecord) => T): Map<string, T> {
  return new Map([...from].map(([id, record]) => [id, read(record)]));
}

function conditionValue(record: WireRecord) {
  return { conditionId: textOf(record.condition_id), value: amountOf(record.value) };
}

function couponValue(record: WireRecord) {
  return { couponId: textOf(record.coupon_id), value: amountOf(record.value) };
}

function records(value: unknown): WireRecord[] {
  return Array.isArray(value) ? value.filter(isWireRecord) : [];
}

function satang(value: unknown): Satang {
  return fromBaht(amountOf(value));
}

function textOrNull(value: unknown): string | null {
  return textOf(value) || null;
}
