import { tierForLtv } from '@taem/domain/loyalty/tierForLtv.ts';
import { add, satang } from '@taem/domain/money/money.ts';
import type { PaymentState, StateMember } from './PaymentState.ts';
import type { PricedSale } from './priceSale.ts';
import type { SaleDocument } from './SaleDocument.ts';

/** The member as priced, the tier the sale counts for, and the tier that the lifetime figures after it give. */
export function saleBuyer(
  sale: PricedSale,
  state: PaymentState,
): Pick<SaleDocument, 'member' | 'tier_id' | 'tier_name'> {
  const { member } = state;
  if (!member) return { member: null, tier_id: null, tier_name: null };
  return {
    member: {
      id: member.id,
      points: member.points,
      total_revenue: member.total_revenue,
      total_transaction: member.total_transaction,
      tier_id: member.tier_id,
      new_tier_id: tierAfter(sale, state, member),
    },
    tier_id: member.tier_id,
    tier_name: sale.basket.tier?.name ?? null,
  };
}

/** Buying never takes a tier away, also one that was given by hand. */
function tierAfter({ priced, rules }: PricedSale, { tiers }: PaymentState, member: StateMember): string | null {
  const levels = (tiers ?? []).map((tier) => ({
    id: tier.id,
    level: tier.level,
    status: tier.status,
    conditions: tier.conditions.map((condition) => ({ conditionId: condition.condition_id, value: condition.value })),
  }));
  const lifetime = {
    totalLtv: add(satang(member.total_revenue), priced.totalRevenue),
    totalTransaction: member.total_transaction + 1,
  };
  const reached = tierForLtv(levels, lifetime, rules.conditions);
  const own = levels.find((tier) => tier.id === member.tier_id);
  if (!reached || (own && own.level >= reached.level)) return member.tier_id;
  return reached.id;
}
