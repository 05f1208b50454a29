import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountDue } from '../sales/amountDue.ts';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
import { createChance } from '../testing/randomShop.ts';
import { figuresOf } from '../testing/shopFigures.ts';
import type { TaxedMode } from '../testing/soldWithTax.ts';
import { type ReversalTests, returnBody, type SoldSale, startReversalTests } from '../testing/startReversalTests.ts';
import { saleBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

/**
 * Exempt tea, odd rates, money off from three pieces for Gold members, an offer whose amount is typed, and one that
 * gives points.
 */
const RULES = `
  update products set is_vat_exempt = true where name = 'tea';
  update merchant_settings set earn_cash = 2500, earn_point = 3, redeem_cash = 200, redeem_point = 3;
  update member_tiers set privileges = jsonb_build_array(
      jsonb_build_object('condition', jsonb_build_object('condition_id', (select id from conditions where name = 'Pieces'), 'value', 3),
        'item', jsonb_build_object('coupon_id', (select id from coupons where name = 'baht'), 'value', 15)),
      jsonb_build_object('condition', null, 'item', jsonb_build_object('coupon_id', (select id from coupons where name = 'percent'), 'value', 7)))
    where name = 'Gold';
  insert into coupons (name, type, template) values ('points', 'Reward', '{"logic": "[value]", "var_name": "value"}');
  insert into offers (name, conditions, items)
    select 'Half off four', jsonb_build_array(jsonb_build_object('condition_id', c.id, 'value', 4)),
      jsonb_build_array(jsonb_build_object('coupon_id', k.id, 'value', 50)) from conditions c, coupons k
    where c.name = 'Pieces' and k.name = 'percent';
  insert into offers (name, conditions, items)
    select 'Points from two', jsonb_build_array(jsonb_build_object('condition_id', c.id, 'value', 2)),
      jsonb_build_array(jsonb_build_object('coupon_id', m.id, 'value', 1.5), jsonb_build_object('coupon_id', k.id, 'value', 11))
    from conditions c, coupons k, coupons m where c.name = 'Pieces' and k.name = 'points' and m.name = 'multiplier';
  insert into offers (name, conditions, items, goods)
    select 'Second half price', '[]', jsonb_build_array(jsonb_build_object('coupon_id', k.id, 'value', 50)),
      jsonb_build_object('product_ids', '[]'::jsonb, 'category_ids', jsonb_build_array(c.id), 'group_of', 2, 'benefits', 1)
    from coupons k, product_categories c where k.name = 'percent' and c.name = 'Drinks';
  insert into offers (name, conditions, items, goods)
    select 'Baht off tea', '[]', jsonb_build_array(jsonb_build_object('coupon_id', k.id, 'value', 35)),
      jsonb_build_object('product_ids', jsonb_build_array(p.id), 'category_ids', '[]'::jsonb)
    from coupons k, products p where k.name = 'baht' and p.name = 'tea';
  insert into offers (name, conditions, items, goods)
    select 'More than every third drink', '[]', jsonb_build_array(jsonb_build_object('coupon_id', k.id, 'value', 60),
        jsonb_build_object('coupon_id', b.id, 'value', 25), jsonb_build_object('coupon_id', k.id, 'value', 30)),
      jsonb_build_object('product_ids', '[]'::jsonb, 'category_ids', jsonb_build_array(c.id), 'group_of', 3, 'benefits', 1)
    from coupons k, coupons b, product_categories c where k.name = 'percent' and b.name = 'baht' and c.name = 'Drinks';
  insert into coupons (name, type, template) values ('set', 'Set Price', '{"logic": "[value]"}');
  insert into offers (name, conditions, items, goods)
    select 'Three drinks for 150', '[]', jsonb_build_array(jsonb_build_object('coupon_id', k.id, 'value', 150)),
      jsonb_build_object('product_ids', '[]'::jsonb, 'category_ids', jsonb_build_array(c.id), 'group_of', 3, 'benefits', 3)
    from coupons k, product_categories c where k.name = 'set' and c.name = 'Drinks';
  insert into offers (name, conditions, items, goods)
    select 'Tea and a drink for 139.75', '[]', jsonb_build_array(jsonb_build_object('coupon_id', k.id, 'value', 139.75)),
      jsonb_build_object('product_ids', jsonb_build_array(p.id), 'group_of', 1, 'benefits', 1,
        'other_parts', jsonb_build_array(jsonb_build_object('category_ids', jsonb_build_array(c.id), 'pieces', 1)))
    from coupons k, products p, product_categories c where k.name = 'set' and p.name = 'tea' and c.name = 'Drinks'`;

async function openRichShop(points: number, mode: TaxedMode) {
  const shop = await openTaxedShop(tests, points);
  for (const text of RULES.split(';\n')) await tests.rows(shop, text);
  await tests.rows(shop, 'update merchant_settings set tax_mode = $1', [mode]);
  const offers = await tests.rows<{ id: string; name: string }>(shop, 'select id, name from offers');
  return { shop, offer: (name: string) => offers.find((one) => one.name === name)?.id };
}

type Rich = Awaited<ReturnType<typeof openRichShop>>;
type Chance = ReturnType<typeof createChance>;

async function sellAny({ shop, offer }: Rich, chance: Chance): Promise<{ sale: SoldSale; left: number[] }> {
  const isMember = chance(4) > 0;
  const lines = Array.from({ length: 1 + chance(3) }, () => ({
    product_id: chance(2) === 0 ? shop.products.tea : shop.products.coffee,
    quantity: 1 + chance(3),
    charge_amount: chance(3) === 0 ? (100 + chance(9000)) / 100 : null,
  }));
  const discounts = [
    null,
    null,
    { offer_id: offer('Half off four') },
    { offer_id: offer('Second half price') },
    { offer_id: offer('Baht off tea') },
    { offer_id: offer('More than every third drink') },
    { offer_id: offer('Three drinks for 150') },
    { offer_id: offer('Tea and a drink for 139.75') },
    { offer_id: shop.openDiscountId, custom_value: 12.5 },
  ];
  const offers = [null, { offer_id: offer('Points from two') }, { offer_id: shop.offerId }];
  const bill = {
    branch_id: shop.branchId,
    lines,
    ...(isMember && { member_id: shop.memberId, points_as_cash: chance(2) * chance(60) }),
    discount: discounts[chance(discounts.length)],
    offer: isMember ? offers[chance(3)] : null,
    delivery_cost: chance(3) === 0 ? 30.25 : 0,
    tier_privileges: chance(5) > 0,
  };
  const pay = async (changes: object) => {
    const body = { ...saleBody(shop), member_id: undefined, ...bill, ...changes };
    return tests.call(shop, 'POST', 'payment/sale', body);
  };
  const tender = (types: string[], due: number) => {
    const all = Math.round(due * 100);
    const part = Math.floor(all / types.length);
    if (part === 0) return [{ type: 'Cash', amount: due }];
    return types.map((type, at) => ({ type, amount: (at === 0 ? all - part * (types.length - 1) : part) / 100 }));
  };
  const types = [['Cash'], ['Transfer', 'Cash'], ['Cash', 'Other', 'Transfer']][chance(3)] ?? ['Cash'];
  const first = await pay({ channels: [{ type: 'Cash', amount: 999_999 }], expected_amount_due: 999_999 });
  let due = Number(first.body.details?.expected);
  if (first.body.code !== 'PAYMENT_MISMATCH') {
    Object.assign(bill, { discount: null, offer: null, points_as_cash: 0 });
    const plain = await pay({ channels: [{ type: 'Cash', amount: 999_999 }], expected_amount_due: 999_999 });
    expect(plain.body.code, JSON.stringify(plain.body)).toBe('PAYMENT_MISMATCH');
    due = Number(plain.body.details?.expected);
  }
  const { status, body } = await pay({ channels: tender(types, due), expected_amount_due: due });
  expect(status, JSON.stringify([body, bill])).toBe(200);
  return { sale: body.payload.transaction, left: lines.map(({ quantity }) => quantity) };
}

type Pieces = [position: number, qty: number][];

async function previewOf(shop: TestShop, sale: SoldSale, pieces: Pieces, changes: object) {
  const lines = pieces.map(([position, qty]) => ({ position, qty }));
  const body = { transaction_no: sale.transaction_no, branch_id: shop.branchId, lines, ...changes };
  const answer = await tests.call(shop, 'POST', 'payment/return/preview', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload;
}

const TENDERS = `
  select c.position, c.amount + coalesce((select sum(o.amount) from transactions r join transaction_channels o on o.transaction_id = r.id
      where r.returns_id = c.transaction_id and o.returns_position = c.position), 0)::int as left
  from transaction_channels c where c.transaction_id = $1 order by 1`;
const LEFT = `
  select ${amountDue('t')} + coalesce(sum(${amountDue('r')}), 0)::bigint as due, t.earn_points + coalesce(sum(r.earn_points), 0)::int as earned,
    t.redeem_points + coalesce(sum(r.redeem_points), 0)::int as redeemed, t.total_payment + coalesce(sum(r.total_payment), 0)::int as payment
  from transactions t left join transactions r on r.returns_id = t.id where t.id = $1 group by t.realm_id, t.id`;

/** Sums the tax documents of a sale and its returns, their lines, and the price of the exempt goods that are left. */
const DOCUMENTS = `
  select sum(d.total)::int as total, sum(d.exempt)::int as exempt, sum(d.value)::int as value, sum(d.vat)::int as vat,
    sum((select coalesce(sum((l ->> 'value')::int), 0) from jsonb_array_elements(d.lines) l))::int as lines,
    sum((select coalesce(sum(i.paid_amount), 0) from transaction_items i where i.transaction_id = t.id and i.name = 'tea'))::int as tea
  from transactions t join tax_documents d on d.transaction_id = t.id where $1 in (t.id, t.returns_id)`;

/** Returns pieces as previewed; 'refused' if the points were spent. */
async function giveBack(
  shop: TestShop,
  sale: SoldSale,
  pieces: Pieces,
  changes: object,
): Promise<SoldSale | 'refused'> {
  const seen = await previewOf(shop, sale, pieces, changes);
  if (seen.refusals.length > 0) {
    expect(seen.refusals).toMatchObject([{ code: 'INSUFFICIENT_POINTS' }]);
    return 'refused';
  }
  const body = returnBody(shop, { ...sale, __v: seen.__v }, pieces, seen.amount, changes);
  const answer = await tests.call(shop, 'POST', 'payment/return', body);
  expect(answer.status, JSON.stringify([answer.body, body])).toBe(200);
  for (const row of await tests.rows<{ left: number }>(shop, TENDERS, [sale.id]))
    expect(row.left).toBeGreaterThanOrEqual(0);
  const [left] = await tests.rows<Record<string, number>>(shop, LEFT, [sale.id]);
  for (const name of ['due', 'redeemed', 'payment']) expect(Number(left?.[name]), name).toBeGreaterThanOrEqual(0);
  const [tax] = await tests.rows<Record<'total' | 'exempt' | 'value' | 'vat' | 'lines' | 'tea', number>>(
    shop,
    DOCUMENTS,
    [sale.id],
  );
  if (!tax) throw new Error('The sale has its documents');
  expect([tax.total, tax.lines]).toEqual([Number(left?.due), tax.exempt + tax.value]);
  expect(tax.exempt).toBeLessThanOrEqual(tax.tea);
  if (tax.total === 0) expect([tax.exempt, tax.value, tax.vat]).toEqual([0, 0, 0]);
  if (!seen.deducted) expect(Number(left?.earned)).toBeGreaterThanOrEqual(0);
  return answer.body.payload.sale;
}

function somePieces(left: readonly number[], chance: Chance, all = false): Pieces {
  return left.flatMap((qty, at): Pieces => {
    const some = all ? qty : Math.min(qty, chance(3));
    return some > 0 ? [[at, some]] : [];
  });
}

const SEEDS = IS_DEEP ? 60 : 2;
/** Seeds, with VAT included in prices and added to them. */
const RUNS = Array.from({ length: SEEDS }, (_, at) => [
  [at + 1, 'INCLUDED'] as const,
  ...(IS_DEEP || at === 0 ? [[at + 1, 'ADDED'] as const] : []),
]).flat();

test.each(RUNS)(
  'sales with offers, privileges, own prices, split tenders and points come back in any parts: no figure is left (%i, VAT %s)',
  { timeout: 120_000 },
  async (seed, mode) => {
    const chance = createChance(seed * 7919);
    const rich = await openRichShop(400, mode);
    const { shop } = rich;
    if (chance(2)) await sellAny(rich, chance);
    const before = await figuresOf(tests, shop);
    const sold = [];
    for (let at = 0; at < 3; at += 1) sold.push(await sellAny(rich, chance));
    while (sold.length > 0) {
      const at = chance(sold.length);
      const one = sold[at];
      if (!one) break;
      const isRest = chance(3) === 0;
      const pieces = somePieces(one.left, chance, isRest);
      if (pieces.length === 0) continue;
      const changes = { delivery: true };
      const done = await giveBack(shop, one.sale, pieces, changes);
      expect(done).not.toBe('refused');
      if (done === 'refused') break;
      one.sale = done;
      for (const [position, qty] of pieces) one.left[position] = (one.left[position] ?? 0) - qty;
      if (one.left.every((qty) => qty === 0)) sold.splice(at, 1);
      if (chance(4) === 0) await tests.rows(shop, 'select fold_rollups($1, 1000)', [shop.session.realmId]);
      expect(await tests.faults(shop)).toEqual([]);
    }
    const after = await figuresOf(tests, shop);
    expect(after).toEqual(before);
  },
);

test.each(RUNS)(
  'whatever is sold, spent and returned in between, the books are right (%i, VAT %s)',
  { timeout: 120_000 },
  async (seed, mode) => {
    const chance = createChance(seed * 104_729);
    const rich = await openRichShop(30, mode);
    const { shop } = rich;
    const sold: { sale: SoldSale; left: number[] }[] = [];
    for (let step = 0; step < 12; step += 1) {
      // From here on, prices include VAT; earlier sales stay as they were.
      if (mode === 'ADDED' && step === 6) await tests.rows(shop, "update merchant_settings set tax_mode = 'INCLUDED'");
      const setting = chance(12);
      if (chance(2) === 0 || sold.length === 0) {
        sold.push(await sellAny(rich, chance));
      } else if (setting === 0) {
        await tests.rows(
          shop,
          "update merchant_settings set return_points = case when return_points = 'REFUSE' then 'DEDUCT' else 'REFUSE' end",
        );
      } else if (setting === 2) {
        // Sales stay correct when their products change category.
        await tests.rows(
          shop,
          'update products set category_id = case when category_id is null then (select id from product_categories limit 1) end',
        );
      } else if (setting === 1) {
        await tests.rows(shop, 'update merchant_settings set earn_cash = $1', [1000 + chance(5000)]);
      } else {
        const one = sold[chance(sold.length)];
        if (!one) continue;
        const pieces = somePieces(one.left, chance, chance(3) === 0);
        if (pieces.length === 0) continue;
        const done = await giveBack(shop, one.sale, pieces, { delivery: chance(2) === 0, in_cash: chance(3) === 0 });
        if (done === 'refused') continue;
        one.sale = done;
        for (const [position, qty] of pieces) one.left[position] = (one.left[position] ?? 0) - qty;
      }
      expect(await tests.faults(shop), `${step}`).toEqual([]);
    }
  },
);
