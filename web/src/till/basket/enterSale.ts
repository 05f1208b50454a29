import { figureInSatang } from '@taem/domain/money/figure.ts';
import { type BasketMember, type ExchangeEntry, isEmptyBill } from '@taem/domain/till/basket.ts';
import { EMPTY_GUEST, type Guest } from '@taem/domain/till/guest.ts';
import type { PricingTier } from '@taem/domain/till/pricing.ts';
import type { MemberInSaleQuery, TillMemberFragment } from '../gql/graphql.ts';
import { basketStore, restoreBasket, showBill } from './basketStore.ts';
import { keepGuest, keepMember, keepPreviousBasket, readGuest, readMember } from './saleDrafts.ts';

/** The navigation state that other pages pass to the sales screen. */
export interface SaleEntry extends Partial<ExchangeEntry> {
  member?: TillMemberFragment;
  /** Returns to the same bill, to change it or with a customer for it; this does not start a new bill. */
  editBasket?: boolean;
  /** The user signed in again after the session ended in the middle of the bill; this does not start a new bill either. */
  ended?: boolean;
}

/**
 * Applies the entry rules of the sales screen. Returns whether the walk-in dialog opens (PAY-11..14, OP-41), in a shop whose
 * sales begin with the customer.
 */
export function enterSale(entry: SaleEntry | null): { askWalkIn: boolean } {
  const before = restoreBasket();
  const goesOn = entry?.editBasket || entry?.ended;
  if (goesOn && !isEmptyBill(before)) {
    if (entry.member) sellToMember(toBasketMember(entry.member), null);
    return { askWalkIn: false };
  }
  if (!isEmptyBill(before)) quietly(() => keepPreviousBasket(before));
  basketStore.dispatch({ type: 'reset' });
  if (entry?.exchange) return enterExchange({ exchange: entry.exchange, buyer: entry.buyer ?? null });
  if (entry?.member) return enterMember(entry.member);
  return entry && !goesOn ? enterGuest() : restoreCustomer();
}

/** Starts the next bill, for a guest; the previous one is stored so that it can be restored. */
export function beginNextBill(): void {
  showBill('sale');
  enterSale({});
}

/** PAY-11 */
function enterMember(member: TillMemberFragment) {
  sellToMember(toBasketMember(member), null);
  return { askWalkIn: false };
}

/** PAY-12 */
function enterGuest() {
  sellToGuest(EMPTY_GUEST);
  return { askWalkIn: true };
}

/** The customer who returns goods also buys the new ones, until another customer is named. The guest dialog stays closed. */
function enterExchange({ exchange, buyer }: ExchangeEntry) {
  if (buyer) sellToMember(buyer, null);
  else finishWalkIn(EMPTY_GUEST);
  basketStore.dispatch({ type: 'setExchange', exchange });
  return { askWalkIn: false };
}

/** PAY-13 */
function restoreCustomer() {
  const kept = readMember();
  if (kept) {
    sellToMember(kept.member, kept.tier);
    return { askWalkIn: false };
  }
  const guest = readGuest();
  sellToGuest(guest ?? EMPTY_GUEST);
  return { askWalkIn: guest === null };
}

export function sellToMember(member: BasketMember, tier: PricingTier | null): void {
  basketStore.dispatch({ type: 'selectMember', member, tier });
  quietly(() => keepMember({ member, tier }));
}

export function sellToGuest(guest: Guest): void {
  basketStore.dispatch({ type: 'selectGuest', guest });
}

/** The cashier has answered the walk-in dialog; from now on a reload finds this guest. */
export function finishWalkIn(guest: Guest): void {
  sellToGuest(guest);
  quietly(() => keepGuest(guest));
}

export function toBasketMember(member: TillMemberFragment): BasketMember {
  return {
    id: member.id,
    firstname: member.firstname,
    lastname: member.lastname,
    phone: member.phone ?? null,
    imageUrl: member.imageUrl ?? null,
    tags: member.tags,
    lastTransactionTime: member.lastTransactionTime ?? null,
    remainingPoints: member.remainingPoints,
    totalLtv: figureInSatang(member.totalRevenue),
    totalTransaction: member.totalTransactions,
  };
}

type Tier = NonNullable<NonNullable<MemberInSaleQuery['member']>['tier']>;

export function toPricingTier(tier: Pick<Tier, 'id' | 'name' | 'privileges'>): PricingTier {
  return {
    id: tier.id,
    name: tier.name,
    privileges: tier.privileges.map(({ condition, item }) => ({ condition: condition ?? null, item })),
  };
}

// A device without storage is reported on Proceed (PAY-44), not at every step before it.
function quietly(write: () => void): void {
  try {
    write();
  } catch {
    return;
  }
}
