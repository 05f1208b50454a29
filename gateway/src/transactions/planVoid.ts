import { satang } from '@taem/domain/money/money.ts';
import {
  planReversal,
  type Reversal,
  type ReversalMember,
  type ReversalRules,
  type ReversalSale,
} from '@taem/domain/transactions/planReversal.ts';
import { tierLevel } from '../database/loyaltyRows.ts';
import type { ReversalState, StateReversalMember, StateSale } from './ReversalState.ts';

/** Plans the void of the sale in this branch, by a user of these branches. */
export function planVoid(state: ReversalState, branchId: string | null, userBranchIds: readonly string[]): Reversal {
  const member = state.member && soldTo(state.member);
  return planReversal(soldSale(state.sale), member, reversalRules(state), { branchId, userBranchIds });
}

export function reversalRules(state: ReversalState): ReversalRules {
  return {
    tiers: (state.tiers ?? []).map(tierLevel),
    badges: (state.badges ?? []).map(({ name, conditions }) => ({
      name,
      conditions: conditions.map(({ condition_id, value }) => ({ conditionId: condition_id, value })),
    })),
    conditions: new Map(state.conditions?.map((condition) => [condition.id, condition])),
  };
}

function soldSale(sale: StateSale): ReversalSale {
  return {
    status: sale.status,
    returns: returnsOf(sale) ?? (sale.is_exchange ? 'IS_EXCHANGE' : null),
    branchId: sale.branch_id,
    memberId: sale.member_id,
    tierId: sale.tier_id,
    totalQty: sale.total_qty,
    totalPayment: satang(sale.total_payment),
    totalRevenue: satang(sale.total_revenue),
    products: (sale.products ?? []).map(({ product_id, qty, skip_stock }) => ({
      productId: product_id,
      qty,
      skipStock: skip_stock !== false,
    })),
    tenders: (sale.tenders ?? []).map((tender) => ({ ...tender, amount: satang(tender.amount) })),
    entries: sale.entries ?? [],
  };
}

export function soldTo(member: StateReversalMember): ReversalMember {
  return {
    points: member.points,
    tierId: member.tier_id,
    totalPayment: satang(member.total_payment),
    totalRevenue: satang(member.total_revenue),
    totalTransaction: member.total_transaction,
    totalQty: member.total_qty,
    beforeSale: { totalRevenue: satang(member.before_revenue), totalTransaction: member.before_transactions },
  };
}

/** Returns what prevents a void or an adjustment: the sale is a return, or it has returns. */
export function returnsOf({ is_return, returned_qty }: StateSale): 'IS_RETURN' | 'HAS_RETURNS' | null {
  if (is_return) return 'IS_RETURN';
  return returned_qty > 0 ? 'HAS_RETURNS' : null;
}
