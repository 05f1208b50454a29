import type { OfferKind } from '@taem/domain/loyalty/offerKind.ts';
import { pricedGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import { type Satang, satang } from '@taem/domain/money/money.ts';
import type { ChosenOffer, PricingBasket, PricingTier } from '@taem/domain/till/pricing.ts';
import type { PastSale } from '@taem/domain/till/whatIf.ts';
import type { RuleCondition } from '../database/RuleCondition.ts';
import type { AutomaticEntry, GivenRow, PastSaleRow } from './PastSaleRow.ts';

/**
 * Returns a past sale in the form that the pricing takes. Tier and offers count as they were given then, as they may
 * have changed since: with the stored conditions where these were read, without conditions where not. Where the
 * automatic offers were read, these are left for the rules to choose again.
 */
export function pastSale(row: PastSaleRow): PastSale {
  const tier = row.tier_id ? { id: row.tier_id, name: row.tier_name ?? '' } : null;
  return {
    id: row.id,
    transactionNo: row.transaction_no,
    day: row.business_date,
    memberId: row.member_id,
    tier,
    basket: basketOf(row, tier),
    recorded: { totalRevenue: satang(row.total_revenue), earnPoints: row.earn_points },
  };
}

function basketOf(row: PastSaleRow, tier: PastSale['tier']): PricingBasket {
  const given = (type: GivenRow['type']) => row.given?.find((each) => each.type === type);
  const places = (code: AutomaticEntry['code']) =>
    (row.automatic ?? []).flatMap((entry) => (entry.code === code ? entry.params.source : []));
  const chosenByRules = places('AUTOMATIC_TAKEN');
  const chosen = (place: OfferKind) => (chosenByRules.includes(place) ? null : offerAsGiven(given(place)));
  return {
    lines: (row.lines ?? []).map(([itemRef, productId, qty, amount, categoryId, subCategoryId]) => ({
      itemRef,
      productId,
      ...(categoryId && { categoryId }),
      ...(subCategoryId && { subCategoryId }),
      qty,
      chargeAmount: satang(amount),
    })),
    member: row.member_id
      ? {
          id: row.member_id,
          // Enough for the points that were spent; no condition depends on the balance.
          remainingPoints: row.redeem_points,
          totalLtv: satang(row.ltv ?? 0),
          totalTransaction: row.sales_before ?? 0,
        }
      : null,
    tier: tier && tierAsGiven(tier, given('privilege')),
    tierEnabled: !row.tier_disabled,
    discount: chosen('discount'),
    offer: chosen('offer'),
    ...(row.automatic && { declined: places('AUTOMATIC_DECLINED') }),
    pointsAsCash: row.redeem_points,
    deliveryCost: row.delivery_cost as Satang,
    ...(row.local_time &&
      row.branch_id && { moment: { localTime: row.local_time, branchId: row.branch_id, tierId: row.tier_id } }),
  };
}

function tierAsGiven({ id, name }: { id: string; name: string }, row: GivenRow | undefined): PricingTier {
  const conditionFor = ({ couponId, value }: { couponId: string; value: number }) => {
    const kept = row?.conditions?.find(({ coupon }) => coupon?.coupon_id === couponId && coupon.value === value);
    return kept ? conditionOf(kept) : null;
  };
  return { id, name, privileges: itemsOf(row).map((item) => ({ condition: conditionFor(item), item })) };
}

function offerAsGiven(row: GivenRow | undefined): ChosenOffer | null {
  if (!row) return null;
  const { id, name } = row;
  const conditions = (row.conditions ?? []).map(conditionOf);
  const items = itemsOf(row);
  return {
    offer: { id, name, hasAuthorizePin: false, conditions, items, ...pricedGoods(row.goods) },
    customValue: null,
  };
}

const conditionOf = ({ condition_id, value }: RuleCondition) => ({ conditionId: condition_id, value });

/** The coupon that identifies an offer comes first (DISC-08): points for a special offer, money for a discount. */
function itemsOf(row: GivenRow | undefined): { couponId: string; value: number }[] {
  const coupons = row?.coupons ?? [];
  const money = coupons.filter(({ type }) => type === 'discount');
  const points = coupons.filter(({ type }) => type !== 'discount');
  const ordered = row?.type === 'offer' ? [...points, ...money] : [...money, ...points];
  return ordered.map(({ coupon_id, value }) => ({ couponId: coupon_id, value }));
}
