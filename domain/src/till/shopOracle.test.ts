import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COUNTER_CHOICES } from '../merchant/counterForm.ts';
import type { CashRounding } from '../merchant/counterSetting.ts';
import { type Satang, satang, ZERO } from '../money/money.ts';
import {
  anyOffers,
  anyStep,
  type Bill,
  DAYS,
  GOLD,
  PRIVILEGES,
  RATES,
  SHELF,
  SILVER,
  type Step,
  splitOf,
  TIERS,
} from '../testing/anyShop.ts';
import { IS_DEEP } from '../testing/deep.ts';
import { plainBill, plainLeft } from '../testing/plainBill.ts';
import { CONDITIONS, id, MULTIPLIER, REWARD, RULES } from '../testing/pricing.ts';
import { PLACE, soldAsGiven } from '../testing/soldSale.ts';
import { planReturn, type ReturnedSale, type ReturnPlan } from '../transactions/planReturn.ts';
import { planReversal, type ReversalMember } from '../transactions/planReversal.ts';
import { tenderedRounding } from './cashRounding.ts';
import type { TenderType } from './paymentPayload.ts';
import { planExchange } from './planExchange.ts';
import { priceBasket } from './priceBasket.ts';
import type { ChosenOffer, PricedBasket, PricingBasket, PricingOffer, PricingRules } from './pricing.ts';
import { tierAfterSale } from './tierAfterSale.ts';

interface Buyer {
  points: number;
  ltv: number;
  sales: number;
  tierId: string | null;
}
/** A sale with what is left of it; `kept` is the sum of the sale and its returns. */
interface Standing {
  sale: ReturnedSale;
  day: string;
  buyer: Buyer | null;
  beforeSale: { ltv: number; sales: number };
  offerIds: string[];
  kept: { revenue: number; earned: number; spent: number };
  isFresh: boolean;
}

/** Returns the highest tier reached by all purchases, by a plain rule. */
const plainTier = ({ ltv, sales }: { ltv: number; sales: number }) =>
  ltv >= GOLD.from.ltv ? GOLD.id : sales >= SILVER.from.sales ? SILVER.id : null;
const START: Buyer = { points: 10_000, ltv: 0, sales: 0, tierId: null };

class Shop {
  readonly offers: readonly PricingOffer[];
  readonly automatic: readonly PricingOffer[];
  readonly buyers = [null, { ...START }, { ...START }];
  readonly standing: Standing[] = [];
  readonly rounding: CashRounding;
  sold = 0;

  constructor(offers: readonly PricingOffer[], rounding: CashRounding) {
    this.offers = offers;
    this.rounding = rounding;
    this.automatic = offers.filter((_, at) => at % 3 !== 2);
  }

  take({ kind, bill, which, pieces, all, inCash }: Step): void {
    const one = this.standing[which % Math.max(1, this.standing.length)];
    if (kind === 'sell' || !one) this.sell(bill);
    else if (kind === 'return') this.giveBack(one, pieces, all, inCash);
    else if (kind === 'exchange') this.exchange(one, bill, pieces, all);
    else this.undo(one);
  }

  private usesOf(buyer: Buyer | null, day: string, without: Standing | null) {
    const counting = this.standing.filter((one) => one !== without);
    return new Map(
      this.offers.map((offer) => {
        const used = counting.filter(({ offerIds }) => offerIds.includes(offer.id));
        const ofMember = buyer ? used.filter((one) => one.buyer === buyer).length : 0;
        return [offer.id, { ofMember, ofDay: used.filter((one) => one.day === day).length, inAll: used.length }];
      }),
    );
  }

  private basketOf(bill: Bill, buyer: Buyer | null): PricingBasket {
    const day = DAYS[bill.day] ?? '';
    const choice = bill.chosen === null ? null : (this.offers[bill.chosen] ?? null);
    const isSpecial = choice !== null && [REWARD.id, MULTIPLIER.id].includes(choice.items[0]?.couponId ?? '');
    const chosen: ChosenOffer | null = choice && { offer: choice, customValue: null };
    const tier = TIERS.tiers.find(({ id: tierId }) => tierId === buyer?.tierId);
    return {
      lines: bill.lines.map(({ product, qty, own, option }, at) => {
        const { price, ...shelved } = SHELF[product] ?? { productId: '', price: 0 };
        const options = option ? [{ optionId: 'o', groupName: 'Size', name: 'L', price: satang(option) }] : [];
        return { itemRef: `${at + 1}`, ...shelved, qty, chargeAmount: satang(own ?? price), options };
      }),
      member: buyer && {
        id: id('a', this.buyers.indexOf(buyer)),
        remainingPoints: buyer.points,
        totalLtv: satang(buyer.ltv),
        totalTransaction: buyer.sales,
      },
      tier: tier ? { id: tier.id, name: tier.name, privileges: PRIVILEGES[tier.id] ?? [] } : null,
      tierEnabled: bill.tierEnabled,
      discount: isSpecial ? null : chosen,
      offer: isSpecial ? chosen : null,
      declined: bill.declined,
      pointsAsCash: buyer ? bill.points : 0,
      deliveryCost: satang(bill.delivery),
      moment: { localTime: `${day} 14:30:00`, branchId: 'ari', tierId: tier?.id ?? null },
    };
  }

  /** Returns the bill, null if it cannot be paid; both calculations must agree on all of it. */
  private price(
    basket: PricingBasket,
    day: string,
    buyer: Buyer | null,
    without: Standing | null,
  ): PricedBasket | null {
    const uses = this.usesOf(buyer, day, without);
    const rules: PricingRules = { ...RULES, rates: RATES, automatic: this.automatic, uses };
    const priced = priceBasket(basket, rules);
    const plain = plainBill(basket, { rates: RATES, automatic: this.automatic, uses });
    expect(priced.refusals.map(({ source }) => source)).toEqual(plain.refused);
    const off = (source: string) =>
      priced.deductions.reduce((all, { source: of, amount }) => (of === source ? all + amount : all), 0);
    expect({
      total: priced.totalPayment,
      off: { privilege: off('privilege'), discount: off('discount'), offer: off('offer'), points: off('points') },
      revenue: priced.totalRevenue,
      earned: priced.earnPoints,
      spent: priced.redeemPoints,
      given: { discount: priced.given.discount?.offer.id ?? null, offer: priced.given.offer?.offer.id ?? null },
      refused: plain.refused,
    }).toEqual(plain);
    // A bill that is parked and opened again gets the same automatic offers; chosen by hand, they give the same bill.
    expect(priceBasket(JSON.parse(JSON.stringify(basket)), rules)).toEqual(priced);
    if (plain.refused.length > 0) return null;
    const { given: _, trace: __, ...byHand } = priceBasket({ ...basket, ...priced.given }, rules);
    expect(priced).toMatchObject(byHand);
    return priced;
  }

  sell(bill: Bill, buyer = this.buyers[bill.member] ?? null, exchanged: Exchanged | null = null): Standing | null {
    const day = DAYS[bill.day] ?? '';
    const basket = this.basketOf(bill, buyer);
    const priced = this.price(basket, day, buyer, exchanged?.isLast ? exchanged.of : null);
    if (!priced) return null;
    this.sold += 1;
    const due = priced.amountDue;
    const exact = exchanged ? exchanged.tendersFor(due) : splitOf(due, bill.tenders);
    const tenders = exact.map(({ type, amount }) => ({
      type,
      amount: type === 'Cash' ? plainRound(amount, this.rounding) : amount,
    }));
    const more = tenders.reduce((all, { amount }) => all + amount, 0 - due);
    const paid = tenders.map(({ type, amount }) => ({ type: type as TenderType, amount: satang(amount) }));
    expect(tenderedRounding(paid, due, this.rounding)).toBe(more);
    const sale = soldAsGiven(basket, priced, { ...RULES, rates: RATES }, tenders);
    sale.cash = { held: sale.cash.held, rounding: satang(more) };
    const beforeSale = { ltv: buyer?.ltv ?? 0, sales: buyer?.sales ?? 0 };
    const standing: Standing = {
      ...{ sale: { ...sale, tierId: buyer?.tierId ?? null }, day, buyer, beforeSale, isFresh: !exchanged },
      offerIds: [priced.given.discount, priced.given.offer].flatMap((each) => each?.offer.id ?? []),
      kept: { revenue: priced.totalRevenue, earned: priced.earnPoints, spent: priced.redeemPoints },
    };
    if (buyer) {
      const now = { tierId: buyer.tierId, totalLtv: satang(buyer.ltv), totalTransaction: buyer.sales };
      const { tierId } = tierAfterSale(now, priced.totalRevenue, [], TIERS.tiers, CONDITIONS);
      buyer.points += priced.earnPoints - priced.redeemPoints;
      buyer.ltv += priced.totalRevenue;
      buyer.sales += 1;
      buyer.tierId = tierId;
      expect(tierId).toBe(plainTier(buyer));
    }
    this.standing.push(standing);
    return standing;
  }

  /** Returns what comes back, by both calculations; null if nothing does. */
  private plan(one: Standing, pieces: readonly number[], all: boolean, inCash: boolean) {
    const { sale, buyer, kept } = one;
    const products = sale.rows.filter(({ type }) => type === 'product');
    const lines = products.flatMap(({ position, qty }, at) => {
      const back = all ? qty : Math.min(qty, pieces[at] ?? 0);
      return back > 0 ? [{ position, qty: back, restock: true }] : [];
    });
    if (lines.length === 0) return null;
    const plan = planReturn(sale, buyer && memberOf(one), { lines, delivery: true, inCash }, TIERS, PLACE, {
      points: 'REFUSE',
      ...{ ...RATES, rounding: this.rounding },
    });
    const leftOf = (gone: typeof lines) => {
      const left = products.map(
        ({ position, qty }) => qty - (gone.find((line) => line.position === position)?.qty ?? 0),
      );
      const some = sale.basket.lines.flatMap((line, at) => (left[at] ? [{ ...line, qty: left[at] }] : []));
      return {
        isNone: some.length === 0,
        bill: plainLeft({ ...sale.basket, lines: some, pointsAsCash: kept.spent }, RATES),
      };
    };
    const [before, after] = [leftOf([]).bill, leftOf(lines)];
    const left = after.isNone
      ? { revenue: 0, earned: 0, spent: 0 }
      : {
          revenue: kept.revenue - before.revenue + after.bill.revenue,
          earned: kept.earned - before.earned + after.bill.earned,
          spent: kept.spent - before.spent + after.bill.spent,
        };
    const delivery = after.isNone ? sale.deliveryCost : 0;
    expect(plan.isLast).toBe(after.isNone);
    expect(plan.refusals).toEqual([]);
    expect({
      revenue: plan.figures.revenue,
      earned: plan.figures.earnPoints,
      spent: plan.figures.redeemPoints,
      due: plan.due,
    }).toEqual({
      revenue: left.revenue - kept.revenue,
      earned: left.earned - kept.earned,
      spent: left.spent - kept.spent,
      due: left.revenue - kept.revenue - delivery,
    });
    return { plan, left, lines };
  }

  private giveBack(one: Standing, pieces: readonly number[], all: boolean, inCash: boolean): void {
    const found = this.plan(one, pieces, all, inCash);
    if (!found) return;
    const { plan } = found;
    // Refunded to the tenders of the sale, the last first; the rest in cash. The cash rounding is no part of what cash
    // paid.
    const { tenders, cash } = one.sale;
    let left = -plan.due;
    const expected = new Map<number | null, number>();
    for (const { position, type, amount } of tenders.toReversed()) {
      const most = type === 'Cash' ? amount - cash.rounding : amount;
      const back = inCash || type === 'Exchange' ? 0 : Math.max(0, Math.min(left, most));
      expected.set(position, -back);
      left -= back;
    }
    const byCash = tenders.filter(({ type }) => type === 'Cash');
    const inAll = byCash.reduce((all, { position }) => all - (expected.get(position) ?? 0), left);
    const rounded = inAll === 0 ? 0 : cash.held - plainRound(cash.held - cash.rounding - inAll, this.rounding);
    let open = inAll > 0 ? Math.max(0, rounded) : Math.min(0, rounded);
    for (const { position, amount } of byCash) {
      const back = inCash ? 0 : Math.max(0, Math.min(open, amount));
      expected.set(position, -back);
      open -= back;
    }
    expected.set(null, -open);
    expect(
      plan.tenders.flatMap(({ returnsPosition, amount }) => (amount === 0 ? [] : [[returnsPosition, amount]])),
    ).toEqual([...expected].filter(([, amount]) => amount !== 0));
    this.follow(one, found);
  }

  /** Updates what is left of the sale, and its member's figures. */
  private follow(
    one: Standing,
    { plan, left, lines }: { plan: ReturnPlan; left: Standing['kept']; lines: { position: number; qty: number }[] },
    tenders = plan.tenders,
    rounding = plan.cashRounding,
  ): void {
    const { sale, buyer } = one;
    const rows = sale.rows.map((row) => {
      const back = plan.rows.find(({ returnsPosition }) => returnsPosition === row.position);
      const qty = row.qty - (lines.find(({ position }) => position === row.position)?.qty ?? 0);
      if (!back || row.type === 'product') return { ...row, qty };
      return {
        ...row,
        discount: satang(row.discount + back.discount),
        earnPoints: row.earnPoints + back.earnPoints,
        redeemPoints: row.redeemPoints + back.redeemPoints,
      };
    });
    one.sale = {
      ...sale,
      rows,
      deliveryCost: plan.isLast ? ZERO : sale.deliveryCost,
      earnPoints: sale.earnPoints + plan.figures.earnPoints,
      redeemPoints: sale.redeemPoints + plan.figures.redeemPoints,
      cash: {
        held: satang(sale.cash.held + cashOf(tenders)),
        rounding: satang(sale.cash.rounding + rounding),
      },
      tenders: sale.tenders.map((tender) => ({
        ...tender,
        amount: satang(
          tenders.reduce(
            (amount, { returnsPosition, amount: back }) =>
              returnsPosition === tender.position ? amount + back : amount,
            tender.amount as number,
          ),
        ),
      })),
    };
    if (buyer && plan.member) {
      buyer.points += left.earned - one.kept.earned - (left.spent - one.kept.spent);
      buyer.ltv += left.revenue - one.kept.revenue;
      buyer.sales -= plan.isLast ? 1 : 0;
      buyer.tierId = plan.member.tierAfter;
      expect(plan.member).toMatchObject({
        balanceAfter: buyer.points,
        tierAfter: plainTier(buyer),
        after: { totalRevenue: buyer.ltv, totalTransaction: buyer.sales },
      });
    }
    one.kept = left;
    one.isFresh = false;
    if (plan.isLast) this.standing.splice(this.standing.indexOf(one), 1);
  }

  private exchange(one: Standing, bill: Bill, pieces: readonly number[], all: boolean): void {
    const found = this.plan(one, pieces, all, false);
    if (!found) return;
    const { plan } = found;
    const buyer = one.buyer && { ...one.buyer };
    const standing = [...this.standing];
    const own = { ...one };
    this.follow(one, found, [], ZERO);
    const tendersFor = (due: Satang) => {
      const { covered, toPay, handedBack, tenders, cashRounding } = planExchange(plan, due, this.rounding);
      expect(toPay - handedBack).toBe(due + plan.due + cashRounding);
      expect(Math.min(toPay, handedBack)).toBe(0);
      expect(tenders.reduce((amount, tender) => amount + tender.amount, 0)).toBe(0 - handedBack);
      one.sale = {
        ...one.sale,
        cash: {
          held: satang(own.sale.cash.held + cashOf(tenders)),
          rounding: satang(own.sale.cash.rounding + cashRounding),
        },
        tenders: own.sale.tenders.map((tender) => ({
          ...tender,
          amount: satang(
            tender.amount + (tenders.find(({ returnsPosition }) => returnsPosition === tender.position)?.amount ?? 0),
          ),
        })),
      };
      return [
        { type: 'Exchange', amount: covered as number },
        { type: 'Cash', amount: toPay as number },
      ];
    };
    if (this.sell(bill, one.buyer, { of: one, isLast: plan.isLast, tendersFor })) return;
    // The sale was refused, so the return is not written either.
    Object.assign(one, own);
    if (buyer) Object.assign(one.buyer as Buyer, buyer);
    this.standing.splice(0, this.standing.length, ...standing);
  }

  private undo(one: Standing): void {
    const { sale, buyer, kept, isFresh } = one;
    if (!isFresh) return;
    const member = buyer && memberOf(one);
    const plan = planReversal(
      {
        ...{
          status: 'Complete',
          returns: null,
          branchId: 'ari',
          memberId: sale.memberId,
          tierId: sale.tierId,
          products: [],
          tenders: sale.tenders,
        },
        ...{ totalQty: 0, totalPayment: ZERO, totalRevenue: satang(kept.revenue) },
        entries: [
          { kind: 'earn', points: kept.earned },
          { kind: 'redeem', points: 0 - kept.spent },
        ],
      },
      member,
      TIERS,
      PLACE,
    );
    expect(plan.refusals).toEqual([]);
    expect(plan.tenders.reduce((amount, tender) => amount + tender.amount, 0)).toBe(
      kept.revenue + sale.deliveryCost + sale.cash.rounding,
    );
    if (buyer && plan.member) {
      buyer.points += kept.spent - kept.earned;
      buyer.ltv -= kept.revenue;
      buyer.sales -= 1;
      buyer.tierId = plan.member.tierAfter;
      expect(plan.member).toMatchObject({ balanceAfter: buyer.points, tierAfter: plainTier(buyer) });
    }
    this.standing.splice(this.standing.indexOf(one), 1);
  }

  /** Returns everything that is left of all sales. */
  giveAllBack(which: readonly number[]): void {
    for (let at = 0; this.standing.length > 0; at += 1) {
      const one = this.standing[(which[at % which.length] ?? 0) % this.standing.length];
      if (!one) break;
      const { cash } = one.sale;
      expect(Math.abs(cash.rounding)).toBeLessThan(100);
      this.giveBack(one, [], true, false);
      expect(one.kept).toEqual({ revenue: 0, earned: 0, spent: 0 });
      expect(one.sale.rows.every((row) => row.qty === 0 && row.discount === 0 && row.redeemPoints === 0)).toBe(true);
    }
  }
}

interface Exchanged {
  of: Standing;
  isLast: boolean;
  tendersFor: (due: Satang) => { type: string; amount: number }[];
}

function memberOf({ buyer, beforeSale }: Standing): ReversalMember {
  const { points = 0, ltv = 0, sales = 0, tierId = null } = buyer ?? {};
  return {
    ...{ points, tierId, totalPayment: ZERO, totalQty: 0, totalRevenue: satang(ltv), totalTransaction: sales },
    beforeSale: { totalRevenue: satang(beforeSale.ltv), totalTransaction: beforeSale.sales },
  };
}

const cashOf = (tenders: readonly { type: string; amount: number }[]) =>
  tenders.reduce((all, { type, amount }) => (type === 'Cash' ? all + amount : all), 0);

/** Rounds in whole steps, independently of the rule. */
function plainRound(amount: number, rounding: CashRounding): number {
  if (amount < 0) return 0 - plainRound(0 - amount, rounding);
  const step = Number(rounding.split('_')[1] ?? 1);
  const over = amount % step;
  return amount - over + (rounding.startsWith('NEAREST') && 2 * over >= step ? step : 0);
}

const SHOPS = IS_DEEP ? 4_500 : 60;
const STEPS = 12;

it('whatever is sold with offers of every kind, and returned, exchanged and voided in any order, equals a plain recalculation; all of it back leaves nothing', {
  timeout: 3_600_000,
}, () => {
  let bills = 0;
  fc.assert(
    fc.property(
      anyOffers,
      fc.array(anyStep, { minLength: STEPS, maxLength: STEPS }),
      fc.array(fc.nat(50), { minLength: 1, maxLength: STEPS }),
      fc.constantFrom(...COUNTER_CHOICES.cashRounding.map(({ value }) => value)),
      (offers, steps, order, rounding) => {
        const shop = new Shop(offers, rounding);
        for (const step of steps) shop.take(step);
        bills += shop.sold;
        shop.giveAllBack(order);
        for (const buyer of shop.buyers.slice(1)) expect(buyer).toEqual(START);
      },
    ),
    { numRuns: SHOPS },
  );
  expect(bills).toBeGreaterThan(IS_DEEP ? 20_000 : 150);
});
