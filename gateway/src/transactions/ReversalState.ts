import type { Members, PointEntries, Transactions } from '../database/generated/rows.ts';
import type { ConditionRow, TierRow } from '../database/loyaltyRows.ts';

/** What `reversal_state` reads of the database to plan a void or an adjustment; amounts in satang. Lists are null when empty. */
export interface ReversalState {
  /** The void or adjustment that this idempotency key already stands for. */
  written: { request_hash: string; answer: ReversalAnswer | null } | null;
  sale: StateSale;
  member: StateReversalMember | null;
  tiers: TierRow[] | null;
  badges: { name: string; conditions: { condition_id: string; value: number }[] }[] | null;
  conditions: ConditionRow[] | null;
}

export interface StateSale
  extends Pick<
    Transactions,
    | 'id'
    | 'transaction_no'
    | 'version'
    | 'status'
    | 'branch_id'
    | 'member_id'
    | 'tier_id'
    | 'total_qty'
    | 'total_payment'
    | 'total_revenue'
    | 'earn_points'
  > {
  products: { product_id: string; name: string; qty: number; skip_stock: boolean | null }[] | null;
  tenders: { type: string; amount: number; institute: string | null; card: string | null }[] | null;
  entries: Pick<PointEntries, 'kind' | 'points'>[] | null;
}

export interface StateReversalMember
  extends Pick<Members, 'points' | 'tier_id' | 'total_payment' | 'total_revenue' | 'total_transaction' | 'total_qty'> {
  before_revenue: number;
  before_transactions: number;
}

/** What a void or an adjustment answers, and answers again when it is sent twice with one key. */
export interface ReversalAnswer {
  id: string;
  /** The member's points afterwards; null for a guest. */
  available_points: number | null;
  /** What an adjustment gave or took. */
  difference?: number;
}
