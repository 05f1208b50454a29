import type { PricingBasket } from '@taem/domain/till/pricing.ts';
import { expect } from 'vitest';
import type { ReversalTests } from './startReversalTests.ts';
import type { TestShop } from './testShop.ts';

/** A sale, with what remains of it after its returns; `kept` is the sum of both, in satang. */
export interface LeftOfSale {
  /** The basket, as sold. */
  readonly basket: PricingBasket;
  /** Remaining pieces, by line. */
  readonly left: readonly number[];
  readonly kept: { readonly revenue: number; readonly earned: number; readonly spent: number };
  readonly delivery: number;
}

interface Row {
  readonly [name: string]: unknown;
}

const MEASURES = ['total_revenue', 'total_transaction', 'total_qty', 'total_payment', 'total_earn', 'total_redeem'];

/** Expects the shop's shelves and statistics, by rollups and by single sales, to match the valid sales; all is paid in cash. */
export async function expectFigures(
  tests: ReversalTests,
  shop: TestShop,
  standing: readonly LeftOfSale[],
  wasted: ReadonlyMap<string, number>,
): Promise<void> {
  const lines = standing.flatMap(({ basket, left }) =>
    basket.lines.map(({ productId, chargeAmount, options = [] }, at) => {
      const price = options.reduce((amount, option) => amount + option.price, chargeAmount as number);
      const qty = left[at] ?? 0;
      return { productId, qty, amount: qty * price, hasOption: options.length > 0 };
    }),
  );
  const shelf = new Map<string, number>();
  for (const { productId, qty } of lines) shelf.set(productId, (shelf.get(productId) ?? 0) - qty);
  for (const [productId, qty] of wasted) shelf.set(productId, (shelf.get(productId) ?? 0) - qty);
  const stock = await tests.rows<{ product_id: string; qty: number }>(
    shop,
    'select product_id, qty::int from stock where qty <> 0',
  );
  expect(new Map(stock.map(({ product_id, qty }) => [product_id, qty]))).toEqual(
    new Map([...shelf].filter(([, qty]) => qty !== 0)),
  );

  const sum = (of: (one: LeftOfSale) => number) => standing.reduce((total, one) => total + of(one), 0);
  const sumOf = (some: typeof lines) => ({
    total_qty: some.reduce((total, { qty }) => total + qty, 0),
    item_amount: some.reduce((total, { amount }) => total + amount, 0) / 100,
  });
  const whole = sumOf(lines);
  const expected = {
    total_revenue: sum(({ kept }) => kept.revenue) / 100,
    total_transaction: standing.length,
    total_qty: whole.total_qty,
    total_payment: whole.item_amount,
    total_earn: sum(({ kept }) => kept.earned),
    total_redeem: sum(({ kept }) => kept.spent),
  };
  const { totals } = await breakdown(tests, shop, 'customer_type', MEASURES);
  expect(totals).toMatchObject(expected);

  const { rows } = await breakdown(tests, shop, 'product', ['total_qty', 'item_amount']);
  const byProduct = [...shelf.keys()].map((product_id) => ({
    product_id,
    ...sumOf(lines.filter(({ productId }) => productId === product_id)),
  }));
  expect(nonZero(rows, 'product_id')).toEqual(nonZero(byProduct, 'product_id'));

  const options = await breakdown(tests, shop, 'option', ['total_qty', 'item_amount']);
  const withOption = { option: 'Size: L', ...sumOf(lines.filter(({ hasOption }) => hasOption)) };
  expect(nonZero(options.rows, 'option')).toEqual(nonZero([withOption], 'option'));

  const tenders = await breakdown(tests, shop, 'tender', ['tender_amount']);
  const inCash = sum(({ kept, delivery }) => kept.revenue + delivery) / 100;
  const received = tenders.rows.filter(({ tender_amount }) => tender_amount !== 0);
  expect(received.map(({ payment_method, tender_amount }) => [payment_method, tender_amount])).toEqual(
    inCash === 0 ? [] : [['Cash', inCash]],
  );
}

/** Leaves out rows that are zero, which may exist or not. */
function nonZero(rows: readonly Row[], key: string): object {
  return Object.fromEntries(
    rows
      .filter(({ total_qty, item_amount }) => total_qty !== 0 || item_amount !== 0)
      .map(({ [key]: name, total_qty, item_amount }) => [name, { total_qty, item_amount }]),
  );
}

async function breakdown(tests: ReversalTests, shop: TestShop, by: string, measures: readonly string[]) {
  const query = new URLSearchParams({
    by,
    measures: measures.join(','),
    from: '2000-01-01',
    to: '2100-01-01',
    limit: '100',
  });
  const { status, body } = await tests.call(shop, 'GET', `stat/breakdown?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.payload.breakdown as { rows: Row[]; totals: Row };
}
