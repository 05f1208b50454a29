import { satang } from '@taem/domain/money/money.ts';
import {
  EMPTY_SHELF,
  movedValue,
  moveShelf,
  type Shelf,
  type StockMovementKind,
} from '@taem/domain/stock/movingAverage.ts';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
import {
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import type { TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const RIGHT = JSON.stringify([{ object_code: 'Page.Merchant.Management.Stock', action_codes: ['Read', 'Write'] }]);

async function openShop(): Promise<TestShop> {
  const shop = await tests.openShop();
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1::jsonb', [RIGHT]);
  await tests.rows(shop, "update merchant_users set branch_ids = '{}'");
  await tests.rows(shop, 'update products set skip_stock = false');
  return shop;
}

async function receive(shop: TestShop, branch_id: string, products: object[]): Promise<void> {
  const answer = await tests.call(shop, 'POST', 'stock', { branch_id, products });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const shelfOf = async (shop: TestShop, branchId: string, productId: string): Promise<Shelf> =>
  (
    await tests.rows<Shelf>(shop, 'select qty, value, cost from stock where branch_id = $1 and product_id = $2', [
      branchId,
      productId,
    ])
  )[0] ?? EMPTY_SHELF;

interface Line {
  product_id: string;
  qty: number;
  net_amount: number | null;
  cost: number | null;
}
const linesOf = (shop: TestShop, saleId: string) =>
  tests.rows<Line>(
    shop,
    `select product_id, qty, net_amount, cost from transaction_items where transaction_id = $1 and item_type = 'product' order by position`,
    [saleId],
  );

test('the statement moves shelves by the rule of the domain, to the satang', async () => {
  const anyQty = fc.oneof(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -100_000, max: 100_000 }));
  const each = fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: null });
  const cases = fc
    .sample(
      fc.record({
        qty: anyQty,
        value: each,
        cost: fc.integer({ min: 0, max: 999_999_999 }),
        moved: anyQty.filter((qty) => qty !== 0),
        brought: each,
        kind: fc.constantFrom<StockMovementKind>('opening', 'sale', 'void', 'import', 'return', 'count'),
      }),
      IS_DEEP ? 20_000 : 2_000,
    )
    .map((one) => ({
      ...one,
      value: one.value === null ? null : one.value * one.qty - (one.qty > 0 && one.value > 0 ? 1 : 0),
      cost: one.value === null ? null : one.cost,
      brought: one.moved > 0 && one.brought !== null ? one.brought * one.moved + 1 : null,
    }));
  const { rows } = await tests.db.database.system((client) =>
    client.query<{ value: number | null; cost: number | null; moved_value: number | null }>(
      `select n.* from jsonb_to_recordset($1::jsonb)
          as c(qty int, value bigint, cost bigint, moved int, brought bigint, kind text, place bigint)
        cross join lateral shelf_after(c.qty, c.value, c.cost, c.moved, c.brought, c.kind) n order by c.place`,
      [JSON.stringify(cases.map((one, place) => ({ ...one, place })))],
    ),
  );
  const amountOf = (value: number | null) => (value === null ? null : satang(value));
  expect(rows).toEqual(
    cases.map(({ qty, value, cost, moved, brought, kind }) => {
      const before = { qty, value: amountOf(value), cost: amountOf(cost) };
      const shelf = moveShelf(before, { kind, qty: moved, value: amountOf(brought) });
      return { value: shelf.value, cost: shelf.cost, moved_value: movedValue(before, shelf) };
    }),
  );
});

test('a line keeps what its pieces cost when they were sold, whatever is received later', async () => {
  const shop = await openShop();
  const {
    branchId,
    products: { tea, coffee },
  } = shop;
  await receive(shop, branchId, [{ product_id: tea, qty: 3, base_price: 100 }]);
  const first = await tests.sell(shop, { tea: 1, coffee: 1 });
  await receive(shop, branchId, [
    { product_id: tea, qty: 2, base_price: 50 },
    { product_id: tea, qty: 1 },
  ]);
  const second = await tests.sell(shop, { tea: 1 });
  // The cost of coffee is unknown, as none was received.
  expect(await linesOf(shop, first.id)).toEqual([
    { product_id: coffee, qty: 1, net_amount: 4_500, cost: null },
    { product_id: tea, qty: 1, net_amount: 12_050, cost: 10_000 },
  ]);
  // (2 x 100 + 3 x 50) / 5: a line without a cost counts at the cost of the product's other lines.
  expect(await linesOf(shop, second.id)).toEqual([{ product_id: tea, qty: 1, net_amount: 12_050, cost: 7_000 }]);
  expect(await shelfOf(shop, branchId, tea)).toEqual({ qty: 4, value: 28_000, cost: 7_000 });
  expect(await tests.faults(shop)).toEqual([]);
});

test('pieces that are not put back were used up: their cost stays with the sale', async () => {
  const shop = await openShop();
  const {
    branchId,
    products: { tea },
  } = shop;
  await receive(shop, branchId, [{ product_id: tea, qty: 3, base_price: 33.33 }]);
  const sale = await tests.sell(shop, { tea: 3 });
  const back = async (qty: number, restock: boolean, __v: number) => {
    const body = returnBody(shop, { ...sale, __v }, [], -120.5 * qty, {
      lines: [{ position: 0, qty, restock, reason: 'Damaged' }],
    });
    const answer = await tests.call(shop, 'POST', 'payment/return', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  await back(1, false, 0);
  await back(2, true, 1);
  const returned = await tests.rows<Line>(
    shop,
    `select i.qty, i.net_amount, i.cost from transaction_items i
    join transactions t on t.id = i.transaction_id where t.returns_id = $1 order by t.id`,
    [sale.id],
  );
  expect(returned).toEqual([
    { qty: -1, net_amount: -12_050, cost: 0 },
    { qty: -2, net_amount: -24_100, cost: -6_666 },
  ]);
  expect(await shelfOf(shop, branchId, tea)).toEqual({ qty: 2, value: 6_666, cost: 3_333 });
  expect(await tests.faults(shop)).toEqual([]);
});

test('lines and their returns bring what the tax documents of the sale say, after deductions and without VAT', async () => {
  const shop = await openTaxedShop(tests);
  const sale = await tests.sell(shop, { tea: 2, coffee: 3, memberId: shop.memberId, pointsAsCash: 50 });
  const left = async () => {
    const [sums] = await tests.rows<{ lines: number; documents: number }>(
      shop,
      `select (select sum(i.net_amount)::int from transaction_items i join transactions t on t.id = i.transaction_id
          where $1 in (t.id, t.returns_id)) as lines,
        (select sum(d.value + d.exempt)::int from tax_documents d join transactions t on t.id = d.transaction_id
          where $1 in (t.id, t.returns_id)) as documents`,
      [sale.id],
    );
    return sums;
  };
  expect(await left()).toEqual({ lines: 30_467, documents: 30_467 });
  const back = async (__v: number, pieces: [number, number][]) => {
    const body = returnBody(shop, { ...sale, __v }, pieces, 0);
    const { transaction_no, branch_id, lines, delivery } = body;
    const preview = await tests.call(shop, 'POST', 'payment/return/preview', {
      ...{ transaction_no, branch_id, delivery },
      lines: lines.map(({ position, qty }) => ({ position, qty })),
    });
    const { amount } = preview.body.payload;
    const answer = await tests.call(shop, 'POST', 'payment/return', { ...body, amount });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return left();
  };
  const after = await back(0, [[0, 1]]);
  expect(after).toEqual({ lines: after?.documents, documents: after?.documents });
  expect(
    await back(1, [
      [0, 2],
      [1, 2],
    ]),
  ).toEqual({ lines: 0, documents: 0 });
});

const product = fc.constantFrom('tea' as const, 'coffee' as const);
const branch = fc.constantFrom(0, 1);
const step = fc.oneof(
  fc.record({
    do: fc.constant('receive' as const),
    branch,
    product,
    qty: fc.integer({ min: 1, max: 9 }),
    cost: fc.option(fc.integer({ min: 0, max: 9_999 }), { nil: null }),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      branch,
      tea: fc.integer({ min: 0, max: 3 }),
      coffee: fc.integer({ min: 1, max: 4 }),
    }),
  },
  fc.record({ do: fc.constant('void' as const), which: fc.nat() }),
  fc.record({
    do: fc.constant('return' as const),
    which: fc.nat(),
    qty: fc.integer({ min: 1, max: 3 }),
    restock: fc.boolean(),
  }),
);

test('random receipts, sales, returns and voids of two branches: shelves are what their movements come to, one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 20 }), async (steps) => {
      const shop = await openShop();
      const branches = [shop.branchId, shop.otherBranchId];
      const at = (number: number): TestShop => ({ ...shop, branchId: branches[number] ?? '' });
      const sales: {
        sale: SoldSale;
        shop: TestShop;
        left: number;
        isVoid: boolean;
        before: Shelf[];
        fresh: boolean;
      }[] = [];
      const shelves = (where: TestShop) =>
        Promise.all([where.products.tea, where.products.coffee].map((id) => shelfOf(shop, where.branchId, id)));
      for (const one of steps) {
        if (one.do === 'receive') {
          for (const sold of sales) sold.fresh = false;
          await receive(shop, branches[one.branch] ?? '', [
            {
              product_id: shop.products[one.product],
              qty: one.qty,
              base_price: one.cost === null ? null : one.cost / 100,
            },
          ]);
        } else if (one.do === 'sell') {
          const where = at(one.branch);
          const before = await shelves(where);
          for (const sold of sales) sold.fresh = false;
          const sale = await tests.sell(where, { tea: one.tea, coffee: one.coffee });
          sales.push({ sale, shop: where, left: one.coffee, isVoid: false, before, fresh: true });
        } else {
          const sold = sales[one.which % Math.max(1, sales.length)];
          if (!sold || sold.isVoid) continue;
          if (one.do === 'void') {
            const answer = await tests.call(sold.shop, 'POST', 'payment/void', voidBody(sold.shop, sold.sale));
            if (sold.sale.__v > 0) expect(answer.status).not.toBe(200);
            else {
              expect(answer.status, JSON.stringify(answer.body)).toBe(200);
              sold.isVoid = true;
              // If nothing happened between the sale and its void, the shelves are as before.
              if (sold.fresh)
                expect(await shelves(sold.shop)).toEqual(
                  sold.before.map((shelf) =>
                    shelf.qty === 0 && shelf.value === null ? { qty: 0, value: null, cost: null } : shelf,
                  ),
                );
            }
          } else {
            const qty = Math.min(one.qty, sold.left);
            if (qty === 0) continue;
            const body = returnBody(sold.shop, sold.sale, [], -45 * qty, {
              lines: [{ position: 0, qty, restock: one.restock }],
            });
            const answer = await tests.call(sold.shop, 'POST', 'payment/return', body);
            expect(answer.status, JSON.stringify(answer.body)).toBe(200);
            sold.sale = { ...sold.sale, __v: sold.sale.__v + 1 };
            sold.left -= qty;
          }
        }
      }
      const moves = await tests.rows<{
        shelf: string;
        kind: StockMovementKind;
        qty: number;
        value: number | null;
        brought: number | null;
      }>(
        shop,
        `select m.branch_id || ' ' || m.product_id as shelf, m.kind, m.qty, m.value,
          case m.kind when 'import' then (select sum(l.base_price * l.qty) from stock_import_lines l where l.import_id = m.import_id)
            when 'return' then (select -sum(i.cost) from transaction_items i where i.transaction_id = m.transaction_id and i.product_id = m.product_id and i.skip_stock = false)
            when 'void' then (select sum(i.cost) from transaction_items i where i.transaction_id = m.transaction_id and i.product_id = m.product_id) end::float8 as brought
        from stock_movements m order by m.id`,
      );
      const plain = new Map<string, Shelf>();
      for (const { shelf, kind, qty, value, brought } of moves) {
        const before = plain.get(shelf) ?? EMPTY_SHELF;
        const after = moveShelf(before, { kind, qty, value: brought === null ? null : satang(brought) });
        expect(value).toBe(movedValue(before, after));
        plain.set(shelf, after);
      }
      const kept = await tests.rows<Shelf & { shelf: string }>(
        shop,
        "select branch_id || ' ' || product_id as shelf, qty, value, cost from stock",
      );
      expect(Object.fromEntries(kept.map(({ shelf, ...there }) => [shelf, there]))).toEqual(Object.fromEntries(plain));
      expect(await tests.faults(shop)).toEqual([]);
    }),
    { numRuns: IS_DEEP ? 60 : 3 },
  );
}, 120_000);
