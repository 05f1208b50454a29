import type { Coupon, CouponType } from '@taem/domain/loyalty/coupon.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { BenefitCoupon } from '@taem/domain/till/paymentPayload.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { planReturn, type ReturnedSale, type ReturnPlan } from '@taem/domain/transactions/planReturn.ts';
import { pricingRules } from '../database/pricingRules.ts';
import { refuseField } from '../http/errors.ts';
import { pastSale } from '../sales/pastSale.ts';
import { reversalRules, soldTo } from './planVoid.ts';
import type { ReversalState, StateRow, StateSale } from './ReversalState.ts';
import { returnedVat } from './returnTax.ts';
import { type ReturnPreviewBody, readBranch } from './reversalBody.ts';

/** Plans the return of these pieces by a user of these branches. */
export function planSaleReturn(
  state: ReversalState,
  { lines, delivery, in_cash, branch_id }: Pick<ReturnPreviewBody, 'lines' | 'delivery' | 'in_cash' | 'branch_id'>,
  userBranchIds: readonly string[],
): ReturnPlan {
  const { setting } = state;
  if (!setting) throw new Error('The realm has no settings');
  refuseRowsTwice(lines);
  return planReturn(
    returnedSale(state),
    state.member && soldTo(state.member),
    {
      lines: lines.map(({ position, qty, restock }) => ({ position, qty, restock: restock !== false })),
      delivery: delivery === true,
      inCash: in_cash === true,
    },
    reversalRules(state),
    { branchId: readBranch(branch_id), userBranchIds },
    {
      ...{ points: setting.return_points, rounding: setting.cash_rounding },
      ...{ redeemCash: satang(setting.redeem_cash), redeemPoint: setting.redeem_point },
    },
  );
}

/** Refuses a row that is named twice: whether it is restocked, and for which reason, would depend on the last mention. */
function refuseRowsTwice(lines: ReturnPreviewBody['lines']): void {
  const named = new Set<number>();
  for (const [at, { position }] of lines.entries()) {
    if (named.has(position)) throw refuseField(`lines.${at}.position`, 'is named already');
    named.add(position);
  }
}

/** Returns the sale less its earlier returns. */
function returnedSale(state: ReversalState): ReturnedSale {
  const { sale } = state;
  const { returned } = sale;
  return {
    status: sale.status,
    isReturn: sale.is_return,
    branchId: sale.branch_id,
    memberId: sale.member_id,
    tierId: sale.tier_id,
    basket: pastSale(pastRow(sale, state)).basket,
    rules: rulesOfSale(state),
    rows: rowsOf(sale).map((row) => ({
      position: row.position,
      type: row.item_type,
      productId: row.product_id,
      skipStock: row.skip_stock !== false,
      qty: row.qty + row.returned.qty,
      pieceAmount: satang(row.charge_amount),
      discount: satang(row.discount_amount + row.returned.discount_amount),
      earnPoints: row.earn_points + row.returned.earn_points,
      redeemPoints: row.redeem_points + row.returned.redeem_points,
    })),
    deliveryCost: satang(sale.delivery_cost + returned.delivery_cost),
    earnPoints: sale.earn_points + returned.earn_points,
    redeemPoints: sale.redeem_points + returned.redeem_points,
    tenders: (sale.tenders ?? []).map((tender) => ({ ...tender, amount: satang(tender.amount + tender.returned) })),
    cash: { held: satang(sale.cash.held), rounding: satang(sale.cash.rounding) },
    ...returnedVat(state),
  };
}

const rowsOf = ({ rows }: StateSale): StateRow[] => rows ?? [];

function pastRow(sale: StateSale, { member }: ReversalState) {
  const products = rowsOf(sale).filter(({ product_id }) => product_id !== null);
  return {
    ...sale,
    ltv: member?.before_revenue ?? null,
    sales_before: member?.before_transactions ?? null,
    lines: products.map((row): [string, string, number, number] => [
      row.item_ref,
      row.product_id ?? '',
      row.qty,
      row.charge_amount,
    ]),
    given: rowsOf(sale).flatMap(({ item_type, offer_id, name, coupons, conditions, goods }) =>
      item_type === 'product' || item_type === 'event'
        ? []
        : [{ type: item_type, id: offer_id ?? '', name, coupons, conditions, goods }],
    ),
  };
}

/** The coupons are those of the bill, as they may have been deleted since; the rates are those of its day. */
function rulesOfSale({ sale, rates, conditions }: ReversalState): PricingRules {
  const coupons = rowsOf(sale).flatMap((row) => row.coupons ?? []);
  return {
    ...pricingRules({ rates, coupons: null, conditions }),
    coupons: new Map(coupons.map((coupon) => [coupon.coupon_id, couponAsGiven(coupon)])),
  };
}

function couponAsGiven(coupon: BenefitCoupon): Coupon {
  const { coupon_id: id, shortDesc: name, value } = coupon;
  return { id, name, type: typeOf(coupon), value, qty: 1, template: { logic: '', varName: 'value' } };
}

function typeOf({ type, discount_percent, set_price }: BenefitCoupon): CouponType {
  if (type === 'multiplier') return 'Multiplier';
  if (type === 'reward') return 'Reward';
  if (set_price !== undefined) return 'Set Price';
  return discount_percent === undefined ? 'Discount' : 'Discount Percent';
}
