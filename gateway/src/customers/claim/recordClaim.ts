import { satang } from '@taem/domain/money/money.ts';
import { claimPoints } from '@taem/domain/till/claimPoints.ts';
import { tierAfterSale } from '@taem/domain/till/tierAfterSale.ts';
import { tierLevel } from '../../database/loyaltyRows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { pricingRules } from '../../database/pricingRules.ts';
import { pricingTier } from '../../database/pricingTier.ts';
import { spanColumns } from '../../database/spanColumns.ts';
import { type ClaimingMember, type ClaimState, refuseClaim } from './claimState.ts';
import type { ClaimScope } from './claimToken.ts';

export interface Claimed {
  points: number;
  available_points: number;
  member_code: string;
}

/** Assigns the sale to the member, by the rates of its day and the current tier, and returns the result. */
export async function recordClaim(
  client: DatabaseClient,
  scope: ClaimScope,
  state: ClaimState,
  member: ClaimingMember,
): Promise<Claimed> {
  const { points, ...document } = claimDocument(scope, state, member);
  const values = [JSON.stringify({ ...document, points })];
  const answer = await client.query<{ balance: number }>({ ...STATEMENT, values });
  return { points, available_points: answer.rows[0]?.balance ?? 0, member_code: member.code };
}

const STATEMENT = { name: 'claim_transaction', text: 'select claim_transaction($1) as balance' };

function claimDocument({ realmId }: ClaimScope, state: ClaimState, member: ClaimingMember) {
  const rules = pricingRules(state);
  const sale = {
    totalQty: state.sale.total_qty,
    totalPayment: satang(state.sale.total_payment),
    totalRevenue: satang(state.sale.total_revenue),
    trace: state.sale.trace,
  };
  const buyer = {
    tierId: member.tier_id,
    totalLtv: satang(member.total_revenue),
    totalTransaction: member.total_transaction,
  };
  const tier = pricingTier(state.tiers?.find(({ id }) => id === member.tier_id));
  const claimed = claimPoints(sale, { ...buyer, id: member.id, remainingPoints: member.points }, tier, rules);
  if (claimed.refusals.length > 0) throw refuseClaim('TOO_MANY_POINTS');
  const benefits = (tier?.privileges ?? []).flatMap(({ condition }) => condition ?? []);
  const levels = (state.tiers ?? []).map(tierLevel);
  const after = tierAfterSale(buyer, sale.totalRevenue, benefits, levels, rules.conditions);
  return {
    realm_id: realmId,
    transaction_id: state.sale.id,
    points: claimed.points,
    trace: claimed.trace,
    tier_id: member.tier_id,
    tier_name: tier?.name ?? null,
    member: { id: member.id, tier_id: member.tier_id, new_tier_id: after.tierId, ...spanColumns(after.span) },
  };
}
