import { DEFAULT_TIME_ZONE, formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { satang } from '@taem/domain/money/money.ts';
import {
  anyOffers,
  anyStep,
  type Bill,
  GOLD,
  PRIVILEGES,
  RATES,
  SHELF,
  SILVER,
  type Step,
  TIERS,
} from '@taem/domain/testing/anyShop.ts';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { type PlainBill, plainBill, plainLeft } from '@taem/domain/testing/plainBill.ts';
import { CONDITIONS, COUPONS, MULTIPLIER, REWARD, RULES } from '@taem/domain/testing/pricing.ts';
import { soldAsGiven } from '@taem/domain/testing/soldSale.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricingBasket, PricingOffer } from '@taem/domain/till/pricing.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figuresOf } from '../testing/shopFigures.ts';
import {
  type Answer,
  type ReversalTests,
  returnBody,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import type { TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const SHOPS = IS_DEEP ? 200 : 4;
const STEPS = 8;
const START = { points: 10_000, ltv: 0, sales: 0, tierId: null as string | null };
const CATEGORY_NAMES = [...new Set(SHELF.flatMap(({ categoryId }) => categoryId ?? []))];
const baht = (amount: number) => amount / 100;
const wire = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each).map(([name, part]) => [
            name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
            part,
          ]),
        )
      : each,
  );

interface Buyer {
  id: string;
  points: number;
  ltv: number;
  sales: number;
  tierId: string | null;
}
interface Standing {
  number: { id: string; transaction_no: string; __v: number; member_id: string | null };
  /** What is left of it, as it was given. */
  basket: PricingBasket;
  left: number[];
  kept: { revenue: number; earned: number; spent: number };
  delivery: number;
  buyer: Buyer | null;
  given: string[];
  isFresh: boolean;
}

/** A shop of random offers behind the real gateway, beside what a plain calculation says that it holds. */
class RealShop {
  readonly shop: TestShop;
  readonly offers: readonly PricingOffer[];
  readonly automatic: readonly PricingOffer[];
  readonly buyers: (Buyer | null)[];
  readonly standing: Standing[] = [];
  sold = 0;
  refused = 0;

  private constructor(shop: TestShop, offers: readonly PricingOffer[], members: readonly string[]) {
    this.shop = shop;
    this.offers = offers;
    this.automatic = offers.filter((_, at) => at % 3 !== 2);
    this.buyers = [null, ...members.map((id) => ({ ...START, id }))];
  }

  static async open(offers: readonly PricingOffer[]): Promise<RealShop> {
    const shop = await tests.openShop();
    const insert = (table: string, records: object[]) =>
      tests.rows(
        shop,
        `insert into ${table} (${Object.keys(records[0] ?? {}).join(', ')})
          select ${Object.keys(records[0] ?? {}).join(', ')} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(records)],
      );
    const { earnCash, earnPoint, redeemCash, redeemPoint } = RATES;
    await tests.rows(
      shop,
      'update merchant_settings set earn_cash = $1, earn_point = $2, redeem_cash = $3, redeem_point = $4',
      [earnCash, earnPoint, redeemCash, redeemPoint],
    );
    // What the usual test shop has is out of the way.
    await tests.rows(shop, 'update members set points = $1, tier_id = null', [START.points]);
    for (const table of ['offers', 'member_tiers', 'products', 'coupons', 'conditions'])
      await tests.rows(shop, `delete from ${table}`);
    await insert(
      'product_categories',
      CATEGORY_NAMES.map((id) => ({ id, name: id })),
    );
    await insert(
      'products',
      SHELF.map(({ productId, categoryId, price }) => ({
        ...{ id: productId, code: productId, name: productId, retail_price: price },
        ...{ category_id: categoryId ?? null, skip_stock: false },
      })),
    );
    const template = (each: { template: { logic: string; varName?: string } }) => wire(each.template);
    await insert(
      'coupons',
      [...COUPONS.values()].map((each) => ({
        id: each.id,
        name: each.name,
        type: each.type,
        template: template(each),
      })),
    );
    await insert(
      'conditions',
      [...CONDITIONS.values()].map((each) => ({
        ...{ id: each.id, name: each.name, type: each.type, template: template(each) },
      })),
    );
    await insert(
      'member_tiers',
      TIERS.tiers.map(({ id, name, level, conditions }) => ({
        ...{ id, name, level, conditions: wire(conditions), privileges: wire(PRIVILEGES[id] ?? []) },
      })),
    );
    const automatic = (at: number) => at % 3 !== 2;
    await insert(
      'offers',
      offers.map(({ id, name, conditions, items, terms, goods, limits }, at) => ({
        ...{ id, name, conditions: wire(conditions), items: wire(items), terms: wire(terms ?? null) },
        ...{ goods: wire(goods ?? null), is_automatic: automatic(at) },
        ...{ limit_per_member: limits?.perMember ?? null, limit_per_day: limits?.perDay ?? null },
        limit_in_all: limits?.inAll ?? null,
      })),
    );
    const members = [shop.memberId, crypto.randomUUID()];
    await insert('members', [{ id: members[1], code: 'M2', firstname: 'Mana', lastname: 'D', points: START.points }]);
    await insert(
      'point_entries',
      members.map((member_id) => ({ member_id, kind: 'opening', points: START.points, business_date: '2026-01-01' })),
    );
    return new RealShop(shop, offers, members);
  }

  async take({ kind, bill, which, pieces, all }: Step): Promise<void> {
    const one = this.standing[which % Math.max(1, this.standing.length)];
    if (kind === 'sell' || !one) await this.sell(bill);
    else if (kind === 'void') await this.undo(one);
    else if (kind === 'return') await this.giveBack(one, pieces, all);
    else await this.exchange(one, bill, pieces, all);
    await this.isAsCalculated();
  }

  private basketOf(bill: Bill, buyer: Buyer | null): PricingBasket {
    const choice = bill.chosen === null ? null : (this.offers[bill.chosen] ?? null);
    const isSpecial = choice !== null && [REWARD.id, MULTIPLIER.id].includes(choice.items[0]?.couponId ?? '');
    const chosen = choice && { offer: choice, customValue: null };
    const tier = TIERS.tiers.find(({ id }) => id === buyer?.tierId);
    return {
      lines: bill.lines.map(({ product, qty, own }, at) => {
        const { productId, categoryId, price } = SHELF[product] ?? { productId: '', categoryId: null, price: 0 };
        return { itemRef: `${at + 1}`, productId, categoryId, qty, chargeAmount: satang(own || price), options: [] };
      }),
      member: buyer && {
        id: buyer.id,
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
      moment: {
        localTime: formatLocalTime(toLocalTime(new Date(), DEFAULT_TIME_ZONE)),
        branchId: this.shop.branchId,
        tierId: tier?.id ?? null,
      },
    };
  }

  /** How often each offer was given on sales that stand; all of them are of today. */
  private usesFor(buyer: Buyer | null) {
    return new Map(
      this.offers.map(({ id }) => {
        const used = this.standing.filter(({ given }) => given.includes(id));
        const ofMember = buyer ? used.filter((one) => one.buyer === buyer).length : 0;
        return [id, { ofMember, ofDay: used.length, inAll: used.length }];
      }),
    );
  }

  /** A bill as the plain calculation has it; null where the shop has to refuse it. */
  private priced(bill: Bill, buyer: Buyer | null) {
    const basket = this.basketOf(bill, buyer);
    const uses = this.usesFor(buyer);
    const plain = plainBill(basket, { rates: RATES, automatic: this.automatic, uses });
    const due = plain.revenue + bill.delivery;
    const keep = (transaction: Standing['number'], isFresh: boolean) => {
      expect(transaction).toMatchObject({ total_payment: baht(plain.total), total_revenue: baht(plain.revenue) });
      const rules = { ...RULES, rates: RATES, automatic: this.automatic, uses };
      const as = soldAsGiven(basket, priceBasket(basket, rules), rules, [{ type: 'Cash', amount: due }]);
      this.standing.push({
        ...{ number: transaction, basket: as.basket, left: basket.lines.map(({ qty }) => qty), buyer },
        kept: { revenue: plain.revenue, earned: plain.earned, spent: plain.spent },
        ...{ delivery: bill.delivery, isFresh },
        given: [plain.given.discount, plain.given.offer].flatMap((each) => each ?? []),
      });
      this.sold += 1;
      this.move(buyer, plain.revenue, plain.earned - plain.spent, 1);
    };
    return { body: this.saleBody(basket, plain, due), due, isRefused: plain.refused.length > 0, keep };
  }

  private async sell(bill: Bill): Promise<void> {
    const { body, due, isRefused, keep } = this.priced(bill, this.buyers[bill.member] ?? null);
    const channels = [{ type: due > 0 ? 'Cash' : 'Other', amount: baht(due) }];
    const answer = await tests.call(this.shop, 'POST', 'payment/sale', { ...body, channels });
    if (this.isTaken(answer, isRefused)) keep(answer.body.payload.transaction, true);
  }

  private isTaken({ status, body }: Answer, isRefused: boolean): boolean {
    expect(status === 200, JSON.stringify(body)).toBe(!isRefused);
    if (isRefused) this.refused += 1;
    return !isRefused;
  }

  private saleBody(basket: PricingBasket, { given, earned }: PlainBill, due: number) {
    const chosen = (place: 'discount' | 'offer') => {
      const offer_id = given[place] ?? basket[place]?.offer.id;
      return offer_id ? { offer_id, by_itself: basket[place] === null } : null;
    };
    return {
      branch_id: this.shop.branchId,
      lines: basket.lines.map(({ itemRef, productId, qty, chargeAmount }) => ({
        ...{ item_ref: itemRef, product_id: productId, quantity: qty, charge_amount: baht(chargeAmount) },
      })),
      member_id: basket.member?.id ?? null,
      tier_privileges: basket.tierEnabled,
      declined: basket.declined ?? [],
      points_as_cash: basket.pointsAsCash,
      delivery_cost: baht(basket.deliveryCost),
      discount: chosen('discount'),
      offer: chosen('offer'),
      expected_amount_due: baht(due),
      expected_earn_points: earned,
    };
  }

  private move(buyer: Buyer | null, revenue: number, points: number, sales: number): void {
    if (!buyer) return;
    buyer.points += points;
    buyer.ltv += revenue;
    buyer.sales += sales;
    buyer.tierId = buyer.ltv >= GOLD.from.ltv ? GOLD.id : buyer.sales >= SILVER.from.sales ? SILVER.id : null;
  }

  /** What comes back of a sale, by what is left of it before and after; null where nothing does. */
  private backOf(one: Standing, pieces: readonly number[], all: boolean) {
    const back = one.left.map((qty, at) => (all ? qty : Math.min(qty, pieces[at] ?? 0)));
    if (back.every((qty) => qty === 0)) return null;
    const left = one.left.map((qty, at) => qty - (back[at] ?? 0));
    const isLast = left.every((qty) => qty === 0);
    const billOf = (some: readonly number[]) =>
      plainLeft(
        {
          ...one.basket,
          lines: one.basket.lines.flatMap((line, at) => (some[at] ? [{ ...line, qty: some[at] }] : [])),
          pointsAsCash: one.kept.spent,
        },
        RATES,
      );
    const [before, after] = [billOf(one.left), billOf(left)];
    const kept = isLast
      ? { revenue: 0, earned: 0, spent: 0 }
      : {
          revenue: one.kept.revenue - before.revenue + after.revenue,
          earned: one.kept.earned - before.earned + after.earned,
          spent: one.kept.spent - before.spent + after.spent,
        };
    const due = kept.revenue - one.kept.revenue - (isLast ? one.delivery : 0);
    const lines = back.flatMap((qty, position) => (qty > 0 ? [[position, qty] as const] : []));
    const follow = () => {
      this.move(
        one.buyer,
        kept.revenue - one.kept.revenue,
        kept.earned - one.kept.earned - (kept.spent - one.kept.spent),
        isLast ? -1 : 0,
      );
      Object.assign(one, { left, kept, isFresh: false, number: { ...one.number, __v: one.number.__v + 1 } });
      if (isLast) this.standing.splice(this.standing.indexOf(one), 1);
    };
    return { body: returnBody(this.shop, one.number, lines, baht(due)), due, isLast, follow };
  }

  private async giveBack(one: Standing, pieces: readonly number[], all: boolean): Promise<void> {
    const back = this.backOf(one, pieces, all);
    if (!back) return;
    const { status, body } = await tests.call(this.shop, 'POST', 'payment/return', back.body);
    expect(status, JSON.stringify(body)).toBe(200);
    back.follow();
  }

  private async exchange(one: Standing, bill: Bill, pieces: readonly number[], all: boolean): Promise<void> {
    const back = this.backOf(one, pieces, all);
    if (!back) return;
    const [standing, own, buyer] = [[...this.standing], { ...one }, one.buyer && { ...one.buyer }];
    back.follow();
    const { body, due, isRefused, keep } = this.priced(bill, one.buyer);
    const toPay = Math.max(0, due + back.due);
    const { locale: _, realm_id: __, branch_id: ___, ...returned } = back.body;
    const answer = await tests.call(this.shop, 'POST', 'payment/exchange', {
      return: returned,
      sale: { ...body, channels: toPay > 0 ? [{ type: 'Cash', amount: baht(toPay) }] : [] },
    });
    if (this.isTaken(answer, isRefused)) return keep(answer.body.payload.transaction, false);
    // Neither half is written.
    Object.assign(one, own);
    if (one.buyer && buyer) Object.assign(one.buyer, buyer);
    this.standing.splice(0, this.standing.length, ...standing);
  }

  private async undo(one: Standing): Promise<void> {
    if (!one.isFresh) return;
    const { status, body } = await tests.call(this.shop, 'POST', 'payment/void', voidBody(this.shop, one.number));
    expect(status, JSON.stringify(body)).toBe(200);
    this.move(one.buyer, -one.kept.revenue, one.kept.spent - one.kept.earned, -1);
    this.standing.splice(this.standing.indexOf(one), 1);
  }

  private async isAsCalculated(): Promise<void> {
    const rows = await tests.rows<Buyer>(
      this.shop,
      'select id, points::int, total_revenue::int as ltv, total_transaction::int as sales, tier_id as "tierId" from members',
    );
    for (const buyer of this.buyers.flatMap((each) => each ?? []))
      expect(rows.find(({ id }) => id === buyer.id)).toEqual(buyer);
  }

  async giveAllBack(): Promise<void> {
    for (const one of [...this.standing]) await this.giveBack(one, [], true);
    await this.isAsCalculated();
  }
}

test('issue 34 whatever is sold with offers of every kind through the gateway, returned in parts, exchanged and voided in any order, equals a plain recalculation; all of it back leaves nothing', {
  timeout: 3_600_000,
}, async () => {
  let [sold, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(anyOffers, fc.array(anyStep, { minLength: STEPS, maxLength: STEPS }), async (offers, steps) => {
      const real = await RealShop.open(offers);
      const before = await figuresOf(tests, real.shop);
      for (const step of steps) await real.take(step);
      await real.giveAllBack();
      sold += real.sold;
      refused += real.refused;
      const { members, ...figures } = (await figuresOf(tests, real.shop)) as { members: object[] };
      expect(figures).toEqual((({ members: _, ...all }) => all)(before as { members: object[] }));
      expect(members).toHaveLength(2);
      expect(await tests.faults(real.shop)).toEqual([]);
    }),
    { numRuns: SHOPS, endOnFailure: true },
  );
  expect([sold, refused].every((count) => count > 0)).toBe(true);
});
