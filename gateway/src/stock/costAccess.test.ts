import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const PAGES = ['Business_Insight', 'Management.Stock', 'Management.Product', 'Management.Payment_History', 'Payment'];
const reads = (pages: readonly string[]) =>
  JSON.stringify(pages.map((page) => ({ object_code: `Page.Merchant.${page}`, action_codes: ['Read', 'Write'] })));
const DAYS = { from: '2026-01-01', to: '2099-12-31' };

const gateway = testGateway();
let token: string;
let saleId: string;

beforeAll(async () => {
  const { ids, id } = gateway.realm;
  const owner = await gateway.signIn('owner');
  await gateway.database.withRealm(id, (client) =>
    client.query('update products set skip_stock = false where id = $1', [ids.tea]),
  );
  const products = [{ product_id: ids.tea, qty: 10, base_price: 30 }];
  await gateway.send('POST', '/stock', { token: owner, body: { branch_id: ids.ari, products } });
  const sold = await gateway.send('POST', '/payment/sale', {
    token: owner,
    body: {
      ...{ branch_id: ids.ari, lines: [{ product_id: ids.tea, quantity: 2 }], points_as_cash: 0 },
      ...{ channels: [{ type: 'Cash', amount: 241 }], expected_amount_due: 241 },
    },
  });
  saleId = sold.body.payload.transaction.id;
});

/** Lets the cashier read these pages. */
async function as(pages: readonly string[]): Promise<void> {
  const { ids, id } = gateway.realm;
  await gateway.database.withRealm(id, (client) =>
    client.query('update merchant_roles set authorizes = $2 where id = $1', [ids.cashierRole, reads(pages)]),
  );
  token = await gateway.signIn('cashier');
}
const get = (path: string, query: Record<string, string> = {}) => gateway.send('GET', path, { token, query });

test('cost and margin are for users who may read them: others get no field, no order and no figure', async () => {
  await as(PAGES);
  const { tea } = gateway.realm.ids;
  const product = (await get(`/products/${tea}`, { addon: 'cost' })).body.payload.product;
  expect(product).not.toHaveProperty('cost');
  const sale = (await get(`/transactions/${saleId}`, { addon: 'line_costs,cost,margin' })).body.payload.transaction;
  for (const name of ['line_costs', 'cost', 'margin']) expect(sale).not.toHaveProperty(name);
  const measures = 'cost,margin,uncosted_qty,total_qty';
  const breakdown = await get('/stat/breakdown', { by: 'product', measures, ...DAYS });
  expect(breakdown.body.payload.breakdown.rows).toMatchObject([
    { total_qty: 2, cost: null, margin: null, uncosted_qty: null },
  ]);
  expect(breakdown.body.payload.breakdown.totals).toMatchObject({ cost: null, margin: null });
  expect((await get('/stat/breakdown', { by: 'product', sort: '{"margin":-1}', ...DAYS })).body).toMatchObject({
    code: expect.stringContaining('PERMISSION'),
  });
  const [figures] = (await get('/stat/products', DAYS)).body.payload.products;
  expect(figures).not.toHaveProperty('cost');
  expect((await get('/stat/products', { ...DAYS, sort: '{"margin":-1}' })).status).toBe(400);
  expect((await get('/stat/products/totals', DAYS)).body.payload.totals).not.toHaveProperty('margin');
});

test('a user who may read them has the cost of that moment, and the margin of the net amount', async () => {
  await as([...PAGES, 'Management.Cost']);
  const { tea } = gateway.realm.ids;
  expect((await get(`/products/${tea}`, { addon: 'cost' })).body.payload.product).toMatchObject({ cost: 30 });
  const { line_costs, ...sale } = (
    await get(`/transactions/${saleId}`, { addon: 'line_costs,cost,margin,uncosted_qty' })
  ).body.payload.transaction;
  const [line] = line_costs;
  expect(line).toMatchObject({ qty: 2, cost: 60, margin: line.net_amount - 60 });
  expect(sale).toMatchObject({ cost: 60, margin: line.margin, uncosted_qty: 0 });
  const listed = await get('/stat/products', { ...DAYS, sort: '{"margin":-1}' });
  const [figures] = listed.body.payload.products ?? expect.fail(JSON.stringify(listed.body));
  expect(figures).toMatchObject({ cost: 60, margin: line.margin, uncosted_qty: 0 });
  expect((await get('/stat/products/totals', DAYS)).body.payload.totals).toMatchObject({
    cost: 60,
    margin: line.margin,
  });
  for (const by of ['product', 'day', 'hour']) {
    const { totals, rows } = (await get('/stat/breakdown', { by, measures: 'cost,margin,uncosted_qty', ...DAYS })).body
      .payload.breakdown;
    expect(totals).toEqual({ cost: 60, margin: line.margin, uncosted_qty: 0 });
    expect(rows).toMatchObject([totals]);
  }
});

test('of a shelf of unknown cost no product says one, whatever was paid before; what is not counted says what was paid last', async () => {
  await as([...PAGES, 'Management.Cost']);
  const { ids, id } = gateway.realm;
  const change = (text: string) => gateway.database.withRealm(id, (client) => client.query(text, [ids.coffee]));
  const cost = async () => (await get(`/products/${ids.coffee}`, { addon: 'cost' })).body.payload.product.cost;
  await change('update products set skip_stock = false where id = $1');
  const products = [{ product_id: ids.coffee, qty: 4, base_price: 12 }];
  await gateway.send('POST', '/stock', { token, body: { branch_id: ids.ari, products } });
  expect(await cost()).toBe(12);
  // A shelf that was filled before its value was recorded.
  await change('update stock set value = null, cost = null where product_id = $1');
  await change('update stock_movements set value = null where product_id = $1');
  expect(await cost()).toBeNull();
  await change('update products set skip_stock = true where id = $1');
  expect(await cost()).toBe(12);
});
