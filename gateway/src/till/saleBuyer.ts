import { type LifetimeSpan, lifetimeSpan, overlap, shift } from '@taem/domain/loyalty/lifetimeSpan.ts';
import { tierForLtv } from '@taem/domain/loyalty/tierForLtv.ts';
import { add, satang } from '@taem/domain/money/money.ts';
import { tierLevel } from '../database/loyaltyRows.ts';
import type { PaymentState, StateMember } from './PaymentState.ts';
import type { PricedSale } from './priceSale.ts';
import type { SaleDocument } from './SaleDocument.ts';

/** The buyer, the tier the sale counts for, and the tier that the lifetime figures after it give. */
export function saleBuyer(
  sale: PricedSale,
  state: PaymentState,
): Pick<SaleDocument, 'member' | 'tier_id' | 'tier_name'> {
  const { member } = state;
  if (!member) return { member: null, tier_id: null, tier_name: null };
  const levels = (state.tiers ?? []).map(tierLevel);
  const span = spanOf(sale, levels, member);
  return {
    member: {
      id: member.id,
      tier_id: member.tier_id,
      new_tier_id: tierAfter(sale, levels, member),
      least_ltv: span.leastLtv,
      most_ltv: span.mostLtv,
      least_transactions: span.leastTransactions,
      most_transactions: span.mostTransactions,
    },
    tier_id: member.tier_id,
    tier_name: sale.basket.tier?.name ?? null,
  };
}

type Level = ReturnType<typeof tierLevel>;

/** Buying never takes a tier away, also one that was given by hand. */
function tierAfter({ priced, rules }: PricedSale, levels: readonly Level[], member: StateMember): string | null {
  const reached = tierForLtv(levels, lifetimeAfter(member, priced), rules.conditions);
  const own = levels.find((tier) => tier.id === member.tier_id);
  if (!reached || (own && own.level >= reached.level)) return member.tier_id;
  return reached.id;
}

/** The lifetime figures before the sale with which it would have been priced the same and would bring the same tier. */
function spanOf({ basket, priced, rules }: PricedSale, levels: readonly Level[], member: StateMember): LifetimeSpan {
  const benefits = [
    ...(basket.tierEnabled ? (basket.tier?.privileges ?? []) : []).flatMap(({ condition }) => condition ?? []),
    ...(basket.discount?.offer.conditions ?? []),
    ...(basket.offer?.offer.conditions ?? []),
  ];
  const before = { totalLtv: satang(member.total_revenue), totalTransaction: member.total_transaction };
  const tiers = levels.flatMap(({ status, conditions }) => (status === 'Active' ? conditions.slice(0, 1) : []));
  const after = lifetimeSpan(tiers, rules.conditions, lifetimeAfter(member, priced));
  return overlap(
    lifetimeSpan(benefits, rules.conditions, before),
    shift(after, { ltv: -priced.totalRevenue, transactions: -1 }),
  );
}

function lifetimeAfter(member: StateMember, { totalRevenue }: PricedSale['priced']) {
  return {
    totalLtv: add(satang(member.total_revenue), totalRevenue),
    totalTransaction: member.total_transaction + 1,
  };
}
