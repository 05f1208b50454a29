import type { NamedGoods } from '../loyalty/offerGoods.ts';
import type { PointRates, PricingBasket, PricingOffer } from '../till/pricing.ts';
import {
  COUPONS,
  FIXED,
  LTV,
  MULTIPLIER,
  PAID,
  PERCENT,
  QTY,
  REWARD,
  SET_PRICE,
  TOTAL,
  TRANSACTION,
} from './pricing.ts';

/**
 * What a bill comes to, worked out a second time from the documents and decisions: piece by piece, in whole numbers, with
 * no function of the product. Amounts in satang.
 */
export interface PlainBill {
  total: number;
  /** Taken off by the tier, the discount, the offer and points. */
  off: { privilege: number; discount: number; offer: number; points: number };
  revenue: number;
  earned: number;
  spent: number;
  given: { discount: string | null; offer: string | null };
  /** Places whose offer, chosen by the cashier, the bill does not take. */
  refused: Place[];
}

/** What applies by itself, and how often limited offers were given. */
export interface PlainShop {
  rates: PointRates;
  automatic?: readonly PricingOffer[];
  uses?: ReadonlyMap<string, { ofMember: number; ofDay: number; inAll: number }>;
}

interface Piece {
  product: string;
  category: string | null;
  subCategory: string | null;
  price: number;
}

type Place = 'discount' | 'offer';
type Coupon = { couponId: string; value: number };
type Earning = { isFactor: boolean; value: number };

/** A bill while it is worked out. */
interface State {
  basket: PricingBasket;
  shop: PlainShop;
  pieces: Piece[];
  total: number;
  left: number;
  earnings: Earning[];
}

export function plainBill(basket: PricingBasket, shop: PlainShop): PlainBill {
  const pieces = basket.lines.flatMap(
    ({ productId, categoryId = null, subCategoryId = null, qty, chargeAmount, options = [] }) => {
      const price = options.reduce((amount, option) => amount + option.price, chargeAmount as number);
      return Array.from({ length: qty }, () => ({
        ...{ product: productId, category: categoryId, subCategory: subCategoryId, price },
      }));
    },
  );
  const total = pieces.reduce((amount, { price }) => amount + price, 0);
  const state: State = { basket, shop, pieces, total, left: total, earnings: [] };
  const off = { privilege: takePrivileges(state), discount: 0, offer: 0, points: 0 };
  const given: PlainBill['given'] = { discount: null, offer: null };
  const refused: Place[] = [];
  for (const place of ['discount', 'offer'] as const) {
    const choice = basket[place];
    const offer = choice ? choice.offer : bestByItself(state, place);
    given[place] = offer?.id ?? null;
    if (!offer) continue;
    if (isRefused(state, place, offer)) {
      refused.push(place);
      continue;
    }
    const before = state.left;
    use(state, offer, choice?.customValue ?? null);
    off[place] = before - state.left;
  }
  const spent = basket.member ? pointsSpent(basket.pointsAsCash, shop.rates) : 0;
  const beforePoints = state.left;
  state.left -= Math.min(state.left, bahtOf(spent, shop.rates) * 100);
  off.points = beforePoints - state.left;
  return { total, off, revenue: state.left, earned: earnedOn(state), spent, given, refused };
}

function takePrivileges(state: State): number {
  const { member, tier, tierEnabled } = state.basket;
  if (!member || !tier || !tierEnabled) return 0;
  const before = state.left;
  for (const { condition, item } of tier.privileges) {
    if (!condition || isMet(state, condition)) applyCoupon(state, item, null, 0);
  }
  return before - state.left;
}

function isMet(state: State, { conditionId, value }: { conditionId: string; value: number }): boolean {
  const { member } = state.basket;
  const facts: Record<string, number> = {
    [QTY.id]: state.pieces.length,
    [TOTAL.id]: state.total / 100,
    [PAID.id]: state.left / 100,
    [LTV.id]: (member?.totalLtv ?? 0) / 100,
    [TRANSACTION.id]: member?.totalTransaction ?? 0,
  };
  return (facts[conditionId] ?? Number.NaN) >= value;
}

const isSpecial = ({ items: [first] }: PricingOffer) => [REWARD.id, MULTIPLIER.id].includes(first?.couponId ?? '');

function isRefused(state: State, place: Place, offer: PricingOffer): boolean {
  const { member, moment } = state.basket;
  const { terms, limits, goods } = offer;
  if (!member && (place === 'offer' || isSpecial(offer))) return true;
  if (terms && moment) {
    if (terms.tierIds.length > 0 && !terms.tierIds.includes(moment.tierId ?? '')) return true;
    if (terms.until !== null && moment.localTime >= terms.until) return true;
  }
  const uses = state.shop.uses;
  if (limits && uses) {
    const { ofMember = 0, ofDay = 0, inAll = 0 } = uses.get(offer.id) ?? {};
    if (limits.inAll !== null && inAll >= limits.inAll) return true;
    if (limits.perDay !== null && ofDay >= limits.perDay) return true;
    if (limits.perMember !== null && (!member || ofMember >= limits.perMember)) return true;
  }
  if (goods && wholeSets(state.pieces, goods) === 0) return true;
  return !offer.conditions.every((condition) => isMet(state, condition));
}

/** Every coupon of it, one after the other. */
function use(state: State, { items, goods }: PricingOffer, typed: number | null): void {
  const before = state.left;
  const coupons = items.map((item, at) =>
    at === 0 && items[0]?.value === 0 ? { ...item, value: Math.abs(typed ?? 0) } : item,
  );
  for (const coupon of coupons) applyCoupon(state, coupon, goods ?? null, before - state.left);
}

/** `taken`: what the coupons before it took off the same goods. */
function applyCoupon(
  state: State,
  { couponId, value }: Coupon,
  goods: PricingOffer['goods'] | null,
  taken: number,
): void {
  const type = COUPONS.get(couponId)?.type;
  if (type === REWARD.type) state.earnings.push({ isFactor: false, value });
  if (type === MULTIPLIER.type) state.earnings.push({ isFactor: true, value });
  const amount = goods ? worthOf(state.pieces, goods, wholeSets(state.pieces, goods)) : state.total;
  const most = goods ? Math.min(state.left, amount - taken) : state.left;
  state.left -= Math.min(most, amountOf(state, type, value, amount, goods));
}

function amountOf(
  { pieces }: State,
  type: string | undefined,
  value: number,
  amount: number,
  goods: PricingOffer['goods'] | null,
): number {
  const hundredths = Math.round(value * 100);
  if (type === FIXED.type) return hundredths;
  // Whole baht, but the whole of goods that are free.
  if (type === PERCENT.type)
    return goods && hundredths >= 10_000 ? amount : Math.floor((amount * hundredths) / 1_000_000) * 100;
  if (type !== SET_PRICE.type || !goods) return 0;
  const sets = Array.from({ length: wholeSets(pieces, goods) + 1 }, (_, count) => count);
  return Math.max(...sets.map((count) => worthOf(pieces, goods, count) - count * hundredths));
}

/** Where each piece of a set may stand: a slot for every piece of every part, this many sets over. */
function slotsOf(goods: NonNullable<PricingOffer['goods']>, sets: number): NonNullable<PricingOffer['goods']>[] {
  const part = (names: NamedGoods, pieces: number) =>
    Array.from({ length: pieces * sets }, () => ({ ...names, groupOf: null, benefits: null }));
  return [
    ...part(goods, goods.groupOf ?? 1),
    ...(goods.otherParts ?? []).flatMap((other) => part(other, other.pieces)),
  ];
}

const fits = ({ product, category, subCategory }: Piece, names: NamedGoods) =>
  names.productIds.includes(product) ||
  (category !== null && names.categoryIds.includes(category)) ||
  (subCategory !== null && (names.subCategoryIds ?? []).includes(subCategory));

/** The pieces that stand in the slots when the dearest are placed first, each moving others over where that makes room. */
function placed(pieces: readonly Piece[], slots: readonly NonNullable<PricingOffer['goods']>[]): Piece[] {
  const standing: (Piece | null)[] = slots.map(() => null);
  const place = (piece: Piece, tried: Set<number>): boolean => {
    for (const [at, slot] of slots.entries()) {
      if (tried.has(at) || !fits(piece, slot)) continue;
      tried.add(at);
      const there = standing[at];
      if (there && !place(there, tried)) continue;
      standing[at] = piece;
      return true;
    }
    return false;
  };
  const dearest = [...pieces].sort((one, other) => other.price - one.price);
  for (const piece of dearest) place(piece, new Set());
  return standing.filter((piece) => piece !== null);
}

function wholeSets(pieces: readonly Piece[], goods: NonNullable<PricingOffer['goods']>): number {
  let sets = 0;
  while (placed(pieces, slotsOf(goods, sets + 1)).length === slotsOf(goods, sets + 1).length) sets += 1;
  return sets;
}

/** What the pieces of this many sets come to that benefit: of a group of one kind the cheapest, else all. */
function worthOf(pieces: readonly Piece[], goods: NonNullable<PricingOffer['goods']>, sets: number): number {
  const sumOf = (some: readonly Piece[]) => some.reduce((amount, { price }) => amount + price, 0);
  if (goods.otherParts?.length) return sumOf(placed(pieces, slotsOf(goods, sets)));
  const [groupOf, benefits] = [goods.groupOf ?? 1, goods.benefits ?? 1];
  const counting = pieces.filter((piece) => fits(piece, goods)).sort((one, other) => other.price - one.price);
  return sumOf(counting.slice(0, sets * groupOf).filter((_, at) => at % groupOf >= groupOf - benefits));
}

/** The best for the customer of those that apply by themselves. */
function bestByItself(state: State, place: Place): PricingOffer | null {
  const { basket, shop } = state;
  if (basket.declined?.includes(place) || (place === 'offer' && !basket.member)) return null;
  const found = (shop.automatic ?? []).flatMap((offer) => {
    if (isSpecial(offer) !== (place === 'offer') || isRefused(state, place, offer)) return [];
    const trial = { ...state, earnings: [...state.earnings] };
    use(trial, offer, null);
    const without = { ...trial, earnings: state.earnings };
    const [off, points] = [state.left - trial.left, earnedOn(trial) - earnedOn(without)];
    return off > 0 || points > 0 ? [{ offer, off, points, until: offer.terms?.until ?? '9999' }] : [];
  });
  found.sort((one, other) => {
    if (one.off !== other.off) return other.off - one.off;
    if (one.points !== other.points) return other.points - one.points;
    if (one.until !== other.until) return one.until < other.until ? -1 : 1;
    return one.offer.id < other.offer.id ? -1 : 1;
  });
  return found[0]?.offer ?? null;
}

/** Base points on what is paid, then every factor, then every reward. */
function earnedOn({ basket, left, earnings, shop: { rates } }: State): number {
  if (!basket.member) return 0;
  let points = Math.floor((left * rates.earnPoint) / rates.earnCash);
  for (const { isFactor, value } of earnings) {
    if (isFactor) points = Math.floor((points * Math.round(value * 100)) / 100);
  }
  for (const { isFactor, value } of earnings) {
    if (!isFactor) points += Math.floor(value);
  }
  return points;
}

/** What points are worth in whole baht. */
const bahtOf = (points: number, { redeemCash, redeemPoint }: PointRates) =>
  Math.floor((points * redeemCash) / (redeemPoint * 100));

/** The fewest points that are worth this many baht. */
function fewestFor(baht: number, rates: PointRates): number {
  let points = 0;
  while (bahtOf(points, rates) < baht) points += 1;
  return points;
}

const pointsSpent = (points: number, rates: PointRates) => fewestFor(bahtOf(points, rates), rates);

/** What is left of a bill: points stay spent as far as they still take something off. */
export function plainLeft(basket: PricingBasket, rates: PointRates): PlainBill {
  const shop = { rates };
  const whole = plainBill({ ...basket, pointsAsCash: 0 }, shop);
  const covering = fewestFor(Math.ceil(whole.revenue / 100), rates);
  return plainBill({ ...basket, pointsAsCash: Math.min(basket.pointsAsCash, covering) }, shop);
}
