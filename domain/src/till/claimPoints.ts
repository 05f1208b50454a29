import type { CouponType } from '../loyalty/coupon.ts';
import type { Satang } from '../money/money.ts';
import { ZERO } from '../money/money.ts';
import { applyPrivileges } from './applyPrivileges.ts';
import { earnPoints } from './earnPoints.ts';
import type { PricingMember, PricingRefusal, PricingRules, PricingTier, TraceEntry } from './pricing.ts';
import type { PricingDraft } from './pricingDraft.ts';

/** The parts of a recorded guest sale that decide the points earned. */
export interface ClaimedSale {
  totalQty: number;
  totalPayment: Satang;
  totalRevenue: Satang;
  trace: readonly TraceEntry[];
}

export interface ClaimedPoints {
  points: number;
  refusals: readonly PricingRefusal[];
  /** The trace of the sale, with the entries about a guest replaced by those about the member. */
  trace: readonly TraceEntry[];
}

const OF_GUEST: ReadonlySet<string> = new Set(['TIER_NONE', 'EARN_NOT_FOR_GUEST']);
const EARNING: ReadonlySet<string> = new Set<CouponType>(['Multiplier', 'Reward']);

/**
 * Returns the points of a member who claims a guest's sale: by the same steps as at the till, with the tier privileges
 * that give points. The paid amount cannot change, so privileges that take something off the bill are left out.
 */
export function claimPoints(
  sale: ClaimedSale,
  member: PricingMember,
  tier: PricingTier | null,
  rules: PricingRules,
): ClaimedPoints {
  const earns = (couponId: string) => EARNING.has(rules.coupons.get(couponId)?.type ?? '');
  const giving = tier && { ...tier, privileges: tier.privileges.filter(({ item }) => earns(item.couponId)) };
  const draft: PricingDraft = {
    basket: {
      lines: [],
      member,
      tier: giving,
      tierEnabled: true,
      discount: null,
      offer: null,
      pointsAsCash: 0,
      deliveryCost: ZERO,
    },
    rules,
    lines: [],
    totalQty: sale.totalQty,
    subtotal: sale.totalPayment,
    remaining: sale.totalPayment,
    deductions: [],
    pendingEarns: [],
    refusals: [],
    trace: sale.trace.filter(({ code }) => !OF_GUEST.has(code)),
  };
  applyPrivileges(draft);
  draft.remaining = sale.totalRevenue;
  const points = earnPoints(draft, 0).at(-1)?.after ?? 0;
  return { points, refusals: draft.refusals, trace: draft.trace };
}
