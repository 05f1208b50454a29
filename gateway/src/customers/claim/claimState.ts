import type { CLAIM_OBSTACLES } from '@taem/domain/customers/claim/claimObstacles.ts';
import { satang } from '@taem/domain/money/money.ts';
import { basePoints } from '@taem/domain/till/earnPoints.ts';
import type { TraceEntry } from '@taem/domain/till/pricing.ts';
import type { Members, MerchantSettings, Transactions } from '../../database/generated/rows.ts';
import type { ConditionRow, TierRow } from '../../database/loyaltyRows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { CouponRow, RatesRow } from '../../database/pricingRules.ts';
import { Refusal } from '../../http/errors.ts';
import { type ClaimScope, refuseLink } from './claimToken.ts';

/** Everything that `claim_state` reads from the database, in satang. Lists are null when empty, or when no phone was given. */
export interface ClaimState {
  shop: string;
  branch: string;
  sale: ClaimedSale;
  claim_days: MerchantSettings['claim_days'];
  /** The last day on which the points can be claimed. */
  last_day: string;
  expired: boolean;
  /** The rates at the time of the sale. */
  rates: RatesRow;
  member: ClaimingMember | null;
  tiers: TierRow[] | null;
  coupons: CouponRow[] | null;
  conditions: ConditionRow[] | null;
}

interface ClaimedSale
  extends Pick<
    Transactions,
    | 'id'
    | 'transaction_no'
    | 'status'
    | 'member_id'
    | 'branch_id'
    | 'total_qty'
    | 'total_payment'
    | 'total_revenue'
    | 'delivery_cost'
  > {
  trace: TraceEntry[];
  claimed: boolean;
}

export type ClaimingMember = Pick<
  Members,
  'id' | 'code' | 'status' | 'points' | 'tier_id' | 'total_revenue' | 'total_transaction'
>;

/** Why the points of a sale cannot be claimed. */
export type ClaimObstacle = (typeof CLAIM_OBSTACLES)[number] | 'INACTIVE' | 'TOO_MANY_POINTS';

const STATEMENT = { name: 'claim_state', text: 'select claim_state($1, $2, $3) as state' };

/**
 * Reads the sale with everything needed to claim it, null when there is none; `phone` is in stored form, null before it
 * was proven.
 */
export async function findClaimState(
  client: DatabaseClient,
  { realmId, saleId }: ClaimScope,
  phone: string | null,
): Promise<ClaimState | null> {
  const answer = await client.query<{ state: ClaimState | null }>({ ...STATEMENT, values: [realmId, saleId, phone] });
  return answer.rows[0]?.state ?? null;
}

/** The same for a token; throws if its sale is missing. */
export async function readClaimState(
  client: DatabaseClient,
  scope: ClaimScope,
  phone: string | null,
): Promise<ClaimState> {
  const state = await findClaimState(client, scope, phone);
  if (!state) throw refuseLink();
  return state;
}

/** Returns the points that anyone gets who claims the sale; a tier may add more. */
export function leastPoints({ sale, rates }: ClaimState): number {
  return basePoints(satang(sale.total_revenue), { earnCash: satang(rates.earn_cash), earnPoint: rates.earn_point });
}

/** Returns why a sale cannot be claimed, regardless of the caller; null if it can. */
export function claimObstacle(state: ClaimState): ClaimObstacle | null {
  const { sale, claim_days, expired } = state;
  if (sale.status === 'Void') return 'VOID';
  if (sale.member_id !== null) return 'CLAIMED';
  if (claim_days === 0 || expired) return 'EXPIRED';
  return leastPoints(state) > 0 ? null : 'NO_POINTS';
}

const WORDS: Record<ClaimObstacle, string> = {
  VOID: 'This sale was taken back.',
  CLAIMED: 'The points of this receipt are somebody’s already.',
  EXPIRED: 'The points of this receipt can no longer be claimed.',
  NO_POINTS: 'This receipt gives no points.',
  INACTIVE: 'This account is closed. Ask the shop.',
  TOO_MANY_POINTS: 'These are more points than there may be. Ask the shop.',
};

export const refuseClaim = (reason: ClaimObstacle) => new Refusal(422, 'NOT_CLAIMABLE', WORDS[reason], { reason });
