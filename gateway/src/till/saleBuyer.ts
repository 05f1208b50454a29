import { satang } from '@taem/domain/money/money.ts';
import { tierAfterSale } from '@taem/domain/till/tierAfterSale.ts';
import { tierLevel } from '../database/loyaltyRows.ts';
import { spanColumns } from '../database/spanColumns.ts';
import type { PaymentState } from './PaymentState.ts';
import type { PricedSale } from './priceSale.ts';
import type { SaleDocument } from './SaleDocument.ts';

/** Returns the buyer, the tier that the sale counts for, and the tier that results from the lifetime figures after it. */
export function saleBuyer(
  { basket, priced, rules }: PricedSale,
  state: PaymentState,
): Pick<SaleDocument, 'member' | 'tier_id' | 'tier_name'> {
  const { member } = state;
  if (!member) return { member: null, tier_id: null, tier_name: null };
  const benefits = [
    ...(basket.tierEnabled ? (basket.tier?.privileges ?? []) : []).flatMap(({ condition }) => condition ?? []),
    ...(basket.discount?.offer.conditions ?? []),
    ...(basket.offer?.offer.conditions ?? []),
  ];
  const buyer = {
    tierId: member.tier_id,
    totalLtv: satang(member.total_revenue),
    totalTransaction: member.total_transaction,
  };
  const levels = (state.tiers ?? []).map(tierLevel);
  const after = tierAfterSale(buyer, priced.totalRevenue, benefits, levels, rules.conditions);
  return {
    member: {
      ...{ id: member.id, tier_id: member.tier_id, new_tier_id: after.tierId, points_spent: member.points_spent },
      ...spanColumns(after.span),
    },
    tier_id: member.tier_id,
    tier_name: basket.tier?.name ?? null,
  };
}
