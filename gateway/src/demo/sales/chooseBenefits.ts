import { offerKind } from '@taem/domain/loyalty/offerKind.ts';
import { satang, ZERO } from '@taem/domain/money/money.ts';
import type { ChosenOffer, PricingBasket, PricingLine, PricingRules } from '@taem/domain/till/pricing.ts';
import { pricingOffer } from '../../database/pricingOffer.ts';
import { pricingTier } from '../../database/pricingTier.ts';
import { pricingMember } from '../../till/pricingMember.ts';
import { type Random, sumRunning } from '../random.ts';
import type { ShopMember, ShopRecords } from '../ShopRecords.ts';

type Benefits = Omit<PricingBasket, 'lines'>;

const DELIVERY = [2_000, 3_000, 3_000, 4_000, 6_000];

/** Chooses discount, special offer and points for a bill, as the cashier and the customer would. */
export function chooseBenefits(
  random: Random,
  shop: ShopRecords,
  rules: PricingRules,
): (lines: readonly PricingLine[], member: ShopMember | null) => Benefits {
  const pickOffer = (kind: 'discount' | 'offer') => {
    const offers = shop.offers.filter(
      (offer) => offer.status === 'Active' && offerKind(pricingItems(offer), rules.coupons) === kind,
    );
    const sums = sumRunning(offers.map(({ use }) => use));
    return (): ChosenOffer | null => {
      const row = offers[random.place(sums)];
      const offer = row && pricingOffer(row);
      return offer ? { offer, customValue: offer.items[0]?.value === 0 ? random.pick([5, 10, 15, 20]) : null } : null;
    };
  };
  const [pickDiscount, pickSpecial] = [pickOffer('discount'), pickOffer('offer')];
  return (lines, member) => ({
    member:
      member &&
      pricingMember({
        id: member.id,
        points: member.points,
        total_revenue: member.revenue,
        total_transaction: member.transactions,
      }),
    tier: (member && pricingTier(member.tier ?? undefined)) ?? null,
    tierEnabled: !random.chance(0.015),
    discount: random.chance(0.1) ? pickDiscount() : null,
    offer: member && random.chance(0.13) ? pickSpecial() : null,
    pointsAsCash: member && member.points >= 200 && random.chance(0.14) ? spend(random, lines, member) : 0,
    deliveryCost: random.chance(0.05) ? satang(random.pick(DELIVERY)) : ZERO,
  });
}

function pricingItems(offer: ShopRecords['offers'][number]): { couponId: string }[] {
  return offer.items.map(({ coupon_id }) => ({ couponId: coupon_id }));
}

/** Returns tens of points, worth at most a third of the bill. */
function spend(random: Random, lines: readonly PricingLine[], { points }: ShopMember): number {
  const subtotal = lines.reduce((sum, line) => sum + line.qty * line.chargeAmount, 0);
  const most = Math.min(points, Math.floor(subtotal / 30));
  return Math.floor((most * (0.4 + 0.6 * random.unit())) / 10) * 10;
}
