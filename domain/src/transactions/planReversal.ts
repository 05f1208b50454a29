import type { Condition } from '../loyalty/coupon.ts';
import { evaluateCondition } from '../loyalty/evaluateCondition.ts';
import { type LifetimeSpan, lifetimeSpan, overlap, shift } from '../loyalty/lifetimeSpan.ts';
import type { TierLevel } from '../loyalty/tierForLtv.ts';
import { add, negate, type Satang, ZERO } from '../money/money.ts';
import { tierAfterVoid } from './tierAfterVoid.ts';

/** The current state of a sale, with everything that it changed. */
export interface ReversalSale {
  status: string;
  /** Why it cannot be voided: it is a return, has returns, or was paid by one. Pieces that are left can be returned instead. */
  returns: 'IS_RETURN' | 'HAS_RETURNS' | 'IS_EXCHANGE' | null;
  branchId: string;
  memberId: string | null;
  /** The member's tier before the sale. */
  tierId: string | null;
  totalQty: number;
  totalPayment: Satang;
  totalRevenue: Satang;
  products: readonly { productId: string; qty: number; skipStock: boolean }[];
  tenders: readonly ReversalTender[];
  /** The rows of the ledger that this sale wrote. */
  entries: readonly { kind: string; points: number }[];
}

/** The money of one tender. */
export interface ReversalTender {
  type: string;
  amount: Satang;
  institute: string | null;
  card: string | null;
}

export interface LifetimeFigures {
  totalPayment: Satang;
  totalRevenue: Satang;
  totalTransaction: number;
  totalQty: number;
}

export interface ReversalMember extends LifetimeFigures {
  points: number;
  tierId: string | null;
  /** The figures before the sale; they show whether the tier of that day was reached or set by hand. */
  beforeSale: { totalRevenue: Satang; totalTransaction: number };
}

export interface ReversalRules {
  tiers: readonly (TierLevel & { id: string; name: string })[];
  badges: readonly { name: string; conditions: readonly { conditionId: string; value: number }[] }[];
  conditions: ReadonlyMap<string, Condition>;
}

/** Where the void is done: the selected branch (null for 'All') and the branches of the user (empty for all). */
export interface ReversalPlace {
  branchId: string | null;
  userBranchIds: readonly string[];
}

export type ReversalRefusal =
  | {
      code:
        | 'ALREADY_VOID'
        | 'IS_RETURN'
        | 'HAS_RETURNS'
        | 'IS_EXCHANGE'
        | 'BRANCH_NEEDED'
        | 'OTHER_BRANCH'
        | 'FOREIGN_BRANCH';
    }
  | { code: 'INSUFFICIENT_POINTS'; missing: number };

/** What a void gives and takes back. */
export interface Reversal {
  refusals: readonly ReversalRefusal[];
  /** Each tender with the amount handed back by it. */
  tenders: readonly ReversalTender[];
  /** Counted products that go back to the shelf. */
  stock: readonly { productId: string; qty: number }[];
  member: MemberReversal | null;
}

export interface MemberReversal extends Standing {
  /** Rows of the ledger, given points before taken ones, so that the balance never dips in between. */
  entries: readonly number[];
  earned: number;
  redeemed: number;
  adjusted: number;
  balanceBefore: number;
  balanceAfter: number;
}

/** A member's lifetime figures, tier and badges before and after. */
export interface Standing {
  before: LifetimeFigures;
  after: LifetimeFigures;
  tierBefore: string | null;
  tierAfter: string | null;
  badgesLost: readonly string[];
  /** The range of earlier figures for which the tier would be the same. */
  span: LifetimeSpan;
}

/**
 * Plans a void: every point entry, product, tender and lifetime figure of the sale in reverse (OP-18). Points that were
 * spent since cannot be taken, because a balance never goes below zero: such a void is refused with the number missing.
 */
export function planReversal(
  sale: ReversalSale,
  member: ReversalMember | null,
  rules: ReversalRules,
  place: ReversalPlace,
): Reversal {
  const planned = member && reverseMember(sale, member, rules);
  const missing = planned ? -planned.balanceAfter : 0;
  const refusals: ReversalRefusal[] = [];
  if (sale.status === 'Void') refusals.push({ code: 'ALREADY_VOID' });
  if (sale.returns) refusals.push({ code: sale.returns });
  const branch = branchRefusal(sale, place);
  if (branch) refusals.push({ code: branch });
  if (missing > 0) refusals.push({ code: 'INSUFFICIENT_POINTS', missing });
  return {
    refusals,
    tenders: sale.tenders.filter(({ amount }) => amount > 0),
    stock: shelf(sale.products),
    member: planned,
  };
}

/** PERM-13 A void or adjustment is done in the branch of the sale, by a user who works there. */
export function branchRefusal(
  { branchId: soldIn }: { branchId: string },
  { branchId, userBranchIds }: ReversalPlace,
): 'BRANCH_NEEDED' | 'OTHER_BRANCH' | 'FOREIGN_BRANCH' | null {
  if (branchId === null) return 'BRANCH_NEEDED';
  if (userBranchIds.length > 0 && !userBranchIds.includes(branchId)) return 'FOREIGN_BRANCH';
  return branchId === soldIn ? null : 'OTHER_BRANCH';
}

function reverseMember(sale: ReversalSale, member: ReversalMember, rules: ReversalRules): MemberReversal {
  const entries = sale.entries.map(({ points }) => 0 - points).toSorted((a, b) => b - a);
  const change: LifetimeFigures = {
    totalPayment: negate(sale.totalPayment),
    totalRevenue: negate(sale.totalRevenue),
    totalTransaction: -1,
    totalQty: -sale.totalQty,
  };
  return {
    entries,
    earned: pointsOf(sale, 'earn') + pointsOf(sale, 'claim'),
    redeemed: 0 - pointsOf(sale, 'redeem'),
    adjusted: pointsOf(sale, 'adjust'),
    balanceBefore: member.points,
    balanceAfter: entries.reduce((balance, points) => balance + points, member.points),
    ...standingAfter(member, change, sale.tierId, rules),
  };
}

/**
 * Calculates a member's figures, tier and badges after a sale is taken back, completely or partly. `change` is added to
 * the figures, `found` is the tier before the sale.
 */
export function standingAfter(
  member: ReversalMember,
  change: LifetimeFigures,
  found: string | null,
  rules: ReversalRules,
): Standing {
  const before = figuresOf(member);
  const after: LifetimeFigures = {
    totalPayment: add(member.totalPayment, change.totalPayment),
    totalRevenue: add(member.totalRevenue, change.totalRevenue),
    totalTransaction: member.totalTransaction + change.totalTransaction,
    totalQty: member.totalQty + change.totalQty,
  };
  const lost = (conditions: ReversalRules['badges'][number]['conditions']) =>
    meets(conditions, before, rules) && !meets(conditions, after, rules);
  const tiers = { current: member.tierId, found };
  return {
    before,
    after,
    tierBefore: member.tierId,
    tierAfter: tierAfterVoid(tiers, { before, after, beforeSale: member.beforeSale }, rules),
    badgesLost: rules.badges.filter(({ conditions }) => lost(conditions)).map(({ name }) => name),
    span: tierSpan(before, after, rules),
  };
}

/**
 * Returns the figures before the reversal for which both tiers would be the same: the one that they reach, and the one
 * that is reached after it.
 */
function tierSpan(before: LifetimeFigures, after: LifetimeFigures, { tiers, conditions }: ReversalRules): LifetimeSpan {
  const required = tiers.flatMap((tier) => tier.conditions.slice(0, 1));
  const at = ({ totalRevenue, totalTransaction }: LifetimeFigures) =>
    lifetimeSpan(required, conditions, { totalLtv: totalRevenue, totalTransaction });
  const distance = {
    ltv: before.totalRevenue - after.totalRevenue,
    transactions: before.totalTransaction - after.totalTransaction,
  };
  return overlap(at(before), shift(at(after), distance));
}

function meets(
  required: readonly { conditionId: string; value: number }[],
  { totalRevenue, totalTransaction }: LifetimeFigures,
  { conditions }: ReversalRules,
): boolean {
  const facts = { totalLtv: totalRevenue, totalTransaction, itemQty: 0, paidAmount: ZERO, chargeAmount: ZERO };
  return required.every((condition) => evaluateCondition(condition, conditions, facts).result === 'MET');
}

/** Adds up the counted products that go back to the shelf, one entry for each product. */
export function shelf(products: ReversalSale['products']): { productId: string; qty: number }[] {
  const back = new Map<string, number>();
  for (const { productId, qty, skipStock } of products) {
    if (!skipStock) back.set(productId, (back.get(productId) ?? 0) + qty);
  }
  return [...back].map(([productId, qty]) => ({ productId, qty }));
}

function pointsOf({ entries }: ReversalSale, kind: string): number {
  return entries.reduce((points, entry) => (entry.kind === kind ? points + entry.points : points), 0);
}

function figuresOf({ totalPayment, totalRevenue, totalTransaction, totalQty }: LifetimeFigures): LifetimeFigures {
  return { totalPayment, totalRevenue, totalTransaction, totalQty };
}
