import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { tierForLtv } from '@taem/domain/loyalty/tierForLtv.ts';
import { satang } from '@taem/domain/money/money.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { ChosenOffer, PricingBasket, PricingRules } from '@taem/domain/till/pricing.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TierRow, tierLevel } from '../../database/loyaltyRows.ts';
import { type DemoGateway, startDemoGateway } from '../../testing/startDemoGateway.ts';
import { readRules } from './whatIfDraft.ts';

const PERIOD = { from: '2000-01-01', to: '2026-03-10' };

let shop: DemoGateway;
let realmId: string;
let rules: PricingRules;
let sales: Sale[];
beforeAll(async () => {
  shop = await startDemoGateway(new Date('2026-03-10T05:00:00Z'));
  realmId = await shop.database.system(async (client) => {
    const answer = await client.query<{ id: string }>('select id from realms where code = $1', [demoAccounts.realm]);
    return answer.rows[0]?.id ?? '';
  });
  await voidOne();
  rules = await shop.database.withRealm(realmId, readRules);
  sales = await rowsOf<Sale>(SALES, [realmId]);
}, 60_000);
afterAll(() => shop.close());

async function rowsOf<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.database.withRealm(realmId, (client) => client.query(text, values))).rows as Row[];
}

/**
 * Voids a sale of a member who bought again later: it counts in what they had bought then, but not in what they have
 * bought now.
 */
async function voidOne(): Promise<void> {
  const [sale] = await rowsOf<{ transaction_no: string; branch_id: string }>(`
    select t.transaction_no, t.branch_id, t.version as __v from transactions t join members m on m.id = t.member_id where t.status = 'Complete' and m.points > t.earn_points
      and exists (select from transactions o where o.member_id = t.member_id and o.id > t.id) limit 1`);
  const body = { ...sale, authorize_pin: '1111', remark: 'a mistake' };
  const { body: answer } = await shop.send('POST', 'payment/void', { body });
  expect(answer).toEqual({ status: 200, payload: expect.anything() });
}

interface Sale {
  id: string;
  member_id: string | null;
  tier_id: string | null;
  before: { before_revenue: number; before_transactions: number } | null;
  redeem_points: number;
  delivery_cost: number;
  items: {
    item_type: string;
    offer_id: string;
    product_id: string;
    qty: number;
    charge_amount: number;
    coupons: { coupon_id: string; value: number; type: string }[];
  }[];
}

/** Reads each sale from the books, with the member as a void of it would find them. */
const SALES = `
  select t.id, t.member_id, t.tier_id, t.redeem_points, t.delivery_cost,
    reversal_state($1, t.transaction_no, null, 'th-TH')::jsonb -> 'member' as before,
    (select json_agg(i order by i.position) from transaction_items i where i.transaction_id = t.id) as items
  from transactions t where t.status = 'Complete'`;

function basketOf({ items, member_id, before, redeem_points, delivery_cost }: Sale): PricingBasket {
  const given = (type: string) => {
    const row = items.find(({ item_type }) => item_type === type);
    if (!row) return null;
    // A special offer is identified by its points, which a bill lists after the money.
    const listed = type === 'offer' ? row.coupons.toReversed() : row.coupons;
    const coupons = listed.map(({ coupon_id, value }) => ({ couponId: coupon_id, value }));
    return { id: row.offer_id, name: '', hasAuthorizePin: false, conditions: [], items: coupons };
  };
  const chosen = (type: string): ChosenOffer | null => {
    const offer = given(type);
    return offer && { offer, customValue: null };
  };
  const privilege = given('privilege');
  return {
    lines: items
      .filter(({ item_type }) => item_type === 'product')
      .map((line, index) => ({
        itemRef: String(index),
        productId: line.product_id,
        qty: line.qty,
        chargeAmount: satang(line.charge_amount),
      })),
    member: member_id
      ? {
          id: member_id,
          remainingPoints: redeem_points,
          totalLtv: satang(before?.before_revenue ?? 0),
          totalTransaction: before?.before_transactions ?? 0,
        }
      : null,
    tier: privilege && { ...privilege, privileges: privilege.items.map((item) => ({ condition: null, item })) },
    tierEnabled: true,
    discount: chosen('discount'),
    offer: chosen('offer'),
    pointsAsCash: redeem_points,
    deliveryCost: satang(delivery_cost),
  };
}

const couponOf = (type: string) => [...rules.coupons.values()].find((coupon) => coupon.type === type)?.id ?? '';
const conditionOf = (type: string) => [...rules.conditions.values()].find((one) => one.type === type)?.id ?? '';
const percentOff = (percent: number) => [{ coupon_id: couponOf('Discount Percent'), value: percent }];
const from = (type: string, value: number) => ({ condition_id: conditionOf(type), value });

async function tried(body: object, path = 'offers/what-if') {
  const answer = await shop.send('POST', path, { body: { ...PERIOD, ...body } });
  expect(answer.body).toMatchObject({ status: 200 });
  return answer.body.payload.what_if;
}

describe('B.2-6 what a draft would have done to the sales of a shop', () => {
  const byHand = (kind: 'discount' | 'offer', offer: { conditions: object[]; items: object[] }) => {
    const wire = offer as {
      conditions: { condition_id: string; value: number }[];
      items: { coupon_id: string; value: number }[];
    };
    const conditions = wire.conditions.map(({ condition_id, value }) => ({ conditionId: condition_id, value }));
    const items = wire.items.map(({ coupon_id, value }) => ({ couponId: coupon_id, value }));
    const chosen = { offer: { id: 'draft', name: '', conditions, items }, customValue: null };
    const sums = { touched: 0, discount: 0, points: 0 };
    for (const sale of sales) {
      const basket = basketOf(sale);
      if (basket[kind]) continue;
      const before = priceBasket(basket, rules);
      const after = priceBasket({ ...basket, [kind]: chosen }, rules);
      if (after.refusals.some(({ source }) => source === kind)) continue;
      const [less, more] = [before.amountDue - after.amountDue, after.earnPoints - before.earnPoints];
      if (less === 0 && more === 0) continue;
      sums.touched += 1;
      sums.discount += less;
      sums.points += more;
    }
    return { ...sums, discount: sums.discount / 100 };
  };

  it.each([
    ['a discount on larger bills', 'discount', () => ({ conditions: [from('total', 80)], items: percentOff(10) })],
    [
      'a discount for those who had bought much, in what they bought until then',
      'discount',
      () => ({ conditions: [from('ltv', 400), from('transaction', 3)], items: percentOff(15) }),
    ],
    [
      'points for members',
      'offer',
      () => ({ conditions: [from('qty', 2)], items: [{ coupon_id: couponOf('Multiplier'), value: 3 }] }),
    ],
  ] as const)('equals priceBasket by hand: %s', async (_what, kind, draft) => {
    const hand = byHand(kind, draft());
    expect(hand.touched).toBeGreaterThan(3);
    const figures = await tried({ offer: draft() });
    expect(figures).toMatchObject({ ...hand, sales: sales.length, total: sales.length, one_in: 1 });
    expect(figures.priced_differently).toBe(0);
    const missed = figures.misses.reduce((sum: number, miss: { sales: number }) => sum + miss.sales, 0);
    expect(missed + figures.touched).toBe(sales.length);
  });

  it('an offer of one weekday and some hours touches the sales of then alone, each by its own time', async () => {
    const terms = { weekdays: [6], from_hour: '12:00', until_hour: '18:00' };
    const [all, then] = [
      await tried({ offer: { items: percentOff(10) } }),
      await tried({ offer: { items: percentOff(10), terms } }),
    ];
    const outside = then.misses.find(({ reason }: { reason: string }) => reason === 'TERM_NOT_MET');
    const [free] = await rowsOf<{ n: number }>(
      `select count(*)::int as n from transactions t where t.status = 'Complete' and t.returns_id is null
        and t.business_date <= $1 and not exists (select from transaction_items i where i.transaction_id = t.id and i.item_type = 'discount')
        and extract(dow from t.create_local_time) = 5 and t.create_local_time::time >= '12:00' and t.create_local_time::time < '18:00'`,
      [PERIOD.to],
    );
    expect(then.touched).toBeGreaterThan(0);
    expect(then.touched).toBeLessThanOrEqual(free?.n ?? 0);
    expect(all.touched - then.touched).toBeLessThanOrEqual(outside.sales);
  });

  it('terms that could not be saved are not tried, and branches are named in capitals or not', async () => {
    const [branch] = await rowsOf<{ id: string }>('select id from merchant_branches order by code limit 1');
    const items = percentOff(10);
    for (const [terms, path] of [
      [{ from_hour: '14:00' }, 'offer.terms.until_hour'],
      [{ from: '2026-02-30 00:00:00' }, 'offer.terms.from'],
      [{ branch_ids: [realmId] }, 'offer.terms.branch_ids'],
    ] as const) {
      const { status, body } = await shop.send('POST', 'offers/what-if', {
        body: { ...PERIOD, offer: { items, terms } },
      });
      expect([status, body.message?.[0]?.path]).toEqual([400, path]);
    }
    const [small, capitals] = [branch?.id ?? '', branch?.id.toUpperCase() ?? ''];
    const of = (id: string) => tried({ offer: { items, terms: { branch_ids: [id] } } });
    const { touched } = await of(small);
    expect(touched).toBeGreaterThan(0);
    expect((await of(capitals)).touched).toBe(touched);
  });

  it('an offer for a category is tried on the products that are in it now, and takes off what its pieces come to', async () => {
    const [{ id, sold } = { id: '', sold: 0 }] = await rowsOf<{ id: string; sold: number }>(`
      select p.category_id as id, count(distinct t.id)::int as sold from transactions t join transaction_items i on i.transaction_id = t.id
        join products p on p.id = i.product_id
      where t.status = 'Complete' and t.returns_id is null and t.business_date <= '${PERIOD.to}'
        and not exists (select from transaction_items d where d.transaction_id = t.id and d.item_type = 'discount')
      group by 1 order by 2 desc limit 1`);
    const [all, some, pairs] = [
      await tried({ offer: { items: percentOff(10) } }),
      await tried({ offer: { items: percentOff(10), goods: { category_ids: [id] } } }),
      await tried({ offer: { items: percentOff(10), goods: { category_ids: [id], group_of: 2, benefits: 1 } } }),
    ];
    expect(some.touched).toBeGreaterThan(0);
    expect(some.touched).toBeLessThanOrEqual(sold);
    expect(some.discount).toBeLessThan(all.discount);
    expect(pairs.discount).toBeLessThan(some.discount);
    const [part] = await rowsOf<{ id: string }>(`
      select p.sub_category_id as id from transaction_items i join products p on p.id = i.product_id
      where p.category_id = '${id}' and p.sub_category_id is not null group by 1 order by count(*) desc limit 1`);
    const ofPart = await tried({ offer: { items: percentOff(10), goods: { sub_category_ids: [part?.id] } } });
    expect(ofPart.touched).toBeGreaterThan(0);
    expect(ofPart.discount).toBeLessThan(some.discount);
    expect(pairs.misses).toContainEqual(expect.objectContaining({ reason: 'GOODS_NOT_MET' }));
  });

  it('an offer that is changed takes the place of what it gave', async () => {
    const [used] = await rowsOf<{ offer_id: string; items: object[]; sales: number; discount: number }>(`
      select i.offer_id, o.items, count(*)::int as sales, -sum(i.discount_amount)::int as discount
      from transaction_items i join transactions t on t.id = i.transaction_id and t.status = 'Complete'
        join offers o on o.id = i.offer_id
      where i.item_type = 'discount' and t.redeem_points = 0 group by 1, 2 order by 3 desc limit 1`);
    const figures = await tried({ offer: { id: used?.offer_id, items: percentOff(50) } });
    expect(figures.given.sales).toBeGreaterThanOrEqual(used?.sales ?? 1);
    expect(figures.given.discount).toBeGreaterThanOrEqual((used?.discount ?? 1) / 100);
    const others = figures.misses.find(({ reason }: { reason: string }) => reason === 'ANOTHER_CHOSEN');
    const { n } = (
      await rowsOf<{ n: number }>(
        `select count(*)::int as n from transaction_items i join transactions t on t.id = i.transaction_id
        where t.status = 'Complete' and i.item_type = 'discount' and i.offer_id <> $1`,
        [used?.offer_id],
      )
    )[0] ?? { n: 0 };
    expect(others?.sales ?? 0).toBe(n);
  });

  it('examines one in every n of more sales, the same ones each time, and says so', async () => {
    const draft = { offer: { items: percentOff(10) }, most: 40 };
    const [first, second] = [await tried(draft), await tried(draft)];
    expect(second).toEqual(first);
    expect(first).toMatchObject({ total: sales.length, one_in: Math.ceil(sales.length / 40) });
    expect(first.sales).toBeGreaterThan(10);
    expect(first.sales).toBeLessThan(100);
  });

  it('shows its examples with the bill before and after, and why', async () => {
    const { examples } = await tried({ offer: { items: percentOff(10) } });
    expect(examples).toHaveLength(10);
    for (const { without, with: after, discount, trace } of examples) {
      expect(without.amount_due - after.amount_due).toBeCloseTo(discount, 5);
      expect(trace.map(({ code }: { code: string }) => code)).toContain('DISCOUNT_APPLIED');
    }
  });

  it('MGMT-25 tries what a tier gives on the sales to those who were in it', async () => {
    const [tier] = await rowsOf<{ id: string; sales: number }>(
      "select tier_id as id, count(*)::int as sales from transactions where tier_id is not null and status = 'Complete' group by 1 order by 2 desc",
    );
    const privileges = [{ condition: null, item: { coupon_id: couponOf('Reward'), value: 7 } }];
    const figures = await tried({ tier: { id: tier?.id, privileges } }, 'member-tiers/what-if');
    const off = figures.misses.find(({ reason }: { reason: string }) => reason === 'PRIVILEGES_OFF')?.sales ?? 0;
    expect(figures).toMatchObject({ touched: (tier?.sales ?? 0) - off, points: ((tier?.sales ?? 0) - off) * 7 });
  });

  it.each([
    ['days that are none', { from: '2026-02-30' }, 'from'],
    ['days in the wrong order', { from: '2026-03-11' }, 'from'],
    ['no benefit', { offer: { items: [] } }, 'offer.items'],
    ['an unknown coupon', { offer: { items: [{ coupon_id: crypto.randomUUID(), value: 1 }] } }, 'items.0.coupon_id'],
    ['a sample of none', { most: 0 }, 'most'],
  ])('refuses %s', async (_what, change, path) => {
    const body = { ...PERIOD, offer: { items: percentOff(10) }, ...change };
    const answer = await shop.send('POST', 'offers/what-if', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION', message: [{ path }] } });
  });

  it('what is said about sales is for those who may read sales: to write offers is not enough', async () => {
    const role =
      "update merchant_roles set authorizes = $1 where id = (select role_id from merchant_users where username = 'analyst') returning id";
    const offersAlone = [{ object_code: 'Page.Merchant.Management.Offer', action_codes: ['Read', 'Write'] }];
    expect(await rowsOf(role, [JSON.stringify(offersAlone)])).toHaveLength(1);
    const ask = () =>
      shop.send('POST', 'offers/what-if', {
        token: shop.tokens.analyst,
        body: { ...PERIOD, offer: { items: percentOff(10) } },
      });
    await expect
      .poll(ask)
      .toMatchObject({ status: 400, body: { code: 'PERMISSION', message: expect.stringContaining('Payment') } });
  });

  it.each(['offers/what-if', 'member-tiers/what-if', 'member-tiers/standing'])(
    'PERM-10 %s is for those who may write such rules',
    async (path) => {
      const privileges = [{ item: { coupon_id: couponOf('Reward'), value: 7 } }];
      const offer = { offer: { items: percentOff(10) } };
      const tier = { tier: { id: crypto.randomUUID(), privileges } };
      const standing = { tier: { level: 1 } };
      const body = path.endsWith('standing') ? standing : { ...PERIOD, ...(path.startsWith('offers') ? offer : tier) };
      const answer = await shop.send('POST', path, { token: shop.tokens.cashier, body });
      expect(answer).toMatchObject({ status: 400, body: { code: 'PERMISSION' } });
    },
  );
});

describe('what no one waits for', () => {
  let watch: pg.Client;
  beforeAll(async () => {
    watch = await shop.database.openConnection();
  });
  afterAll(() => watch.end());

  /** Runs work while the sales are locked, so that a question about them has to wait. */
  async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
    await watch.query('begin');
    await watch.query('lock table transactions in access exclusive mode');
    try {
      return await work();
    } finally {
      await watch.query('rollback');
    }
  }
  const ask = (signal?: AbortSignal) =>
    fetch(`${shop.address}/v3.0/offers/what-if`, {
      method: 'POST',
      signal,
      headers: { authorization: `Bearer ${shop.tokens.owner}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...PERIOD, offer: { items: percentOff(10) } }),
    });
  const waiting = async () => {
    const text = `select count(*)::int as n from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())`;
    return (await watch.query<{ n: number }>(text)).rows[0]?.n;
  };
  const reading = async () => {
    const text = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%with batch as%' and pid <> pg_backend_pid()`;
    return (await watch.query<{ n: number }>(text)).rows[0]?.n;
  };

  it('ends in the gateway and in the database when the caller hangs up', async () => {
    const caller = new AbortController();
    await whileHeld(async () => {
      const answer = ask(caller.signal).catch((error: Error) => error.name);
      await expect.poll(waiting).toBe(1);
      caller.abort();
      expect(await answer).toBe('AbortError');
    });
    await expect.poll(waiting).toBe(0);
    await expect.poll(reading).toBe(0);
    expect((await ask()).status).toBe(200);
  });

  it('a newer question of the same person takes the place of the one before', async () => {
    const answers = await whileHeld(async () => {
      const first = ask();
      await expect.poll(waiting).toBe(1);
      const second = ask();
      await expect.poll(waiting).toBe(2);
      return [first, second];
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([429, 200]);
  });
});

describe('MGMT-24 members by tier with another threshold', () => {
  it.each([
    ['as it is', (value: number) => value],
    ['half as high', (value: number) => value / 2],
    ['for nobody', () => 99_999_999],
  ])('counts every member by the rule: %s', async (_what, change) => {
    const tiers = await rowsOf<TierRow>('select * from member_tiers order by level');
    const members = await rowsOf<{ tier_id: string; total_revenue: number; total_transaction: number }>(
      'select tier_id, total_revenue, total_transaction from members',
    );
    const gold = tiers.at(-2);
    if (!gold) throw new Error('The demo shop has tiers');
    const conditions = gold.conditions.map((one) => ({ ...one, value: change(one.value) }));
    const levels = tiers.map((tier) => tierLevel(tier.id === gold.id ? { ...tier, conditions } : tier));
    const byRule = members.map((member) => {
      const lifetime = { totalLtv: satang(member.total_revenue), totalTransaction: member.total_transaction };
      return tierForLtv(levels, lifetime, rules.conditions)?.id ?? null;
    });
    const body = { tier: { id: gold.id, level: gold.level, conditions } };
    const { standing } = (await shop.send('POST', 'member-tiers/standing', { body })).body.payload;
    for (const { tier_id, now, would } of standing) {
      expect(would).toBe(byRule.filter((id) => id === tier_id).length);
      expect(now).toBe(members.filter((member) => member.tier_id === tier_id).length);
    }
    expect(standing.reduce((sum: number, { would }: { would: number }) => sum + would, 0)).toBe(members.length);
  });
});
