import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;
/** A user who works only in Ari, and counts its shelves. */
let keeper: string;
let counted: string;

beforeAll(async () => {
  const { ids, id } = gateway.realm;
  await gateway.database.withRealm(id, async (client) => {
    const right = JSON.stringify([{ object_code: 'Page.Merchant.Management.Stock', action_codes: ['Read', 'Write'] }]);
    await client.query('update merchant_roles set authorizes = $2 where id = $1', [ids.cashierRole, right]);
    await client.query('update products set skip_stock = false where id = any($1)', [[ids.tea, ids.cake]]);
  });
  [owner, keeper] = await Promise.all([gateway.signIn('owner'), gateway.signIn('cashier')]);
  counted = ids.tea;
});

const post = (body: object, token = owner, path = '/stock') => gateway.send('POST', path, { token, body });
const read = async (path: string, query: Record<string, string> = {}, token = owner) =>
  (await gateway.send('GET', path, { token, query })).body.payload;
const onShelf = async (product: string, branch_id: string) =>
  (await read(`/stock/product/${product}`, { branch_id })).stock_product.qty;

test('OP-51 a document fills the shelves of its branch, with a movement for each counted product', async () => {
  const { ari, bangRak, supplier, coffee, cake } = gateway.realm.ids;
  const answer = await post({
    code: 'PO-1',
    invoice_no: 'INV-9',
    desc: 'Monday',
    branch_id: ari,
    supplier_id: supplier,
    products: [
      {
        product_id: counted,
        qty: 10,
        cost_code: 'T',
        base_price: 60.5,
        retail_price: 120.5,
        final_price: 605,
        location: 'A1',
      },
      { product_id: counted, qty: 5 },
      { product_id: cake, qty: 2 },
      { product_id: coffee, qty: 99, remark: 'made to order: not counted' },
    ],
  });
  expect(answer.body.payload, JSON.stringify(answer.body)).toMatchObject({
    code: 'PO-1',
    branch: { name: 'Ari' },
    supplier: { name: 'Roaster' },
    create_by_id: gateway.realm.ids.owner,
    products: [
      { product_id: counted, name: 'ชา 100%', qty: 10, base_price: 60.5, final_price: 605, location: 'A1' },
      { qty: 5, base_price: null },
      { qty: 2 },
      { qty: 99, remark: 'made to order: not counted' },
    ],
  });
  expect(
    await Promise.all([onShelf(counted, ari), onShelf(cake, ari), onShelf(coffee, ari), onShelf(counted, bangRak)]),
  ).toEqual([15, 2, 7, 0]);
  const moved = await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query('select qty, kind from stock_movements where import_id = $1 order by qty', [answer.body.data.id]),
  );
  expect(moved.rows).toEqual([
    { qty: 2, kind: 'import' },
    { qty: 15, kind: 'import' },
  ]);
  const [listed] = (await read('/stock-import', { keyword: 'roast', limit: '10' })).stock_imports.result;
  expect(listed).toMatchObject({ id: answer.body.data.id, code: 'PO-1' });
});

test('a document without a code gets one; a code is used once', async () => {
  const body = { branch_id: gateway.realm.ids.ari, products: [{ product_id: counted, qty: 1 }] };
  expect((await post(body, owner, '/stock-import')).body.payload.code).toMatch(/^IM\d{6}-[0-9A-F]{6}$/);
  expect((await post({ ...body, code: 'PO-1' })).body).toMatchObject({
    code: 'VALIDATION',
    message: [{ path: 'code' }],
  });
});

test.each<[string, (line: object) => object, string]>([
  ['no products', () => ({ products: [] }), 'products'],
  ['no branch', () => ({ branch_id: undefined }), 'branch_id'],
  ['a quantity of 0', (line) => ({ products: [{ ...line, qty: 0 }] }), 'products.0.qty'],
  ['half a piece', (line) => ({ products: [line, { ...line, qty: 0.5 }] }), 'products.1.qty'],
  ['more pieces than can be counted', (line) => ({ products: [{ ...line, qty: 3_000_000_000 }] }), 'products.0.qty'],
  ['a price of three decimals', (line) => ({ products: [{ ...line, base_price: 1.005 }] }), 'products.0.base_price'],
  [
    'a product that is not there',
    (line) => ({ products: [line, { ...line, product_id: crypto.randomUUID() }] }),
    'products.1.product_id',
  ],
  ['a product that is no id', (line) => ({ products: [{ ...line, product_id: 'x' }] }), 'products.0.product_id'],
  [
    "another realm's product",
    (line) => ({ products: [{ ...line, product_id: gateway.otherRealm.ids.tea }] }),
    'products.0.product_id',
  ],
  ["another realm's supplier", () => ({ supplier_id: gateway.otherRealm.ids.supplier }), 'supplier_id'],
  ["another realm's branch", () => ({ branch_id: gateway.otherRealm.ids.ari }), 'branch_id'],
  ['a field of a line that is none', (line) => ({ products: [{ ...line, colour: 1 }] }), 'products.0.colour'],
])('refuses %s, and nothing is on a shelf', async (_, changes, path) => {
  const before = await onShelf(counted, gateway.realm.ids.ari);
  const line = { product_id: counted, qty: 1 };
  const answer = await post({ branch_id: gateway.realm.ids.ari, products: [line], ...changes(line) });
  expect([answer.status, answer.body.message[0].path], JSON.stringify(answer.body)).toEqual([400, path]);
  expect(await onShelf(counted, gateway.realm.ids.ari)).toBe(before);
});

test('many documents at once, their products in any order: all of them count', async () => {
  const { ari, tea, cake } = gateway.realm.ids;
  const before = await onShelf(cake, ari);
  const lines = [tea, cake].map((product_id) => ({ product_id, qty: 1 }));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => post({ branch_id: ari, products: n % 2 ? lines : [...lines].reverse() })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await onShelf(cake, ari)).toBe(before + 20);
  const off = await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query(`select k.product_id from stock k join stock_movements m using (branch_id, product_id)
      group by k.product_id, k.branch_id, k.qty having k.qty <> sum(m.qty)`),
  );
  expect(off.rowCount).toBe(0);
});

test('STOCK-04, DATA-10 many shelves by an OR over product_id; OP-30 of one branch', async () => {
  const { tea, coffee, ari, bangRak } = gateway.realm.ids;
  const filter = JSON.stringify({ $or: [tea, coffee].map((product_id) => ({ product_id })) });
  const rows = (await read('/stock', { filter, sort: '{"product.code":1}' })).stock;
  expect(rows.map((row: { product: { code: string } }) => row.product.code)).toEqual(['C-1', 'T_1']);
  expect((await read('/stock', { branch_id: bangRak })).stock).toEqual([]);
  expect((await read('/stock', { branch_id: ari, keyword: 'ชา' })).stock).toHaveLength(1);
});

test('a user of one branch neither sees nor fills the shelves of another', async () => {
  const { bangRak, ari, cake } = gateway.realm.ids;
  const products = [{ product_id: cake, qty: 4 }];
  const other = await post({ branch_id: bangRak, products });
  expect((await post({ branch_id: bangRak, products }, keeper)).body.message[0]).toEqual({
    path: 'branch_id',
    message: 'is not one of your branches',
  });
  expect((await post({ branch_id: ari, products }, keeper)).status).toBe(200);
  const hidden = await gateway.send('GET', `/stock-import/${other.body.data.id}`, { token: keeper });
  expect(hidden.body.code).toBe('NOT_FOUND');
  const all = (await read(`/stock/product/${cake}`)).stock_product;
  const own = (await read(`/stock/product/${cake}`, {}, keeper)).stock_product;
  expect([all.branches.length, own.branches.map((branch: { branch_name: string }) => branch.branch_name)]).toEqual([
    2,
    ['Ari'],
  ]);
  expect(all.qty - own.qty).toBe(4);
  const branches = new Set((await read('/stock', {}, keeper)).stock.map((row: { branch_id: string }) => row.branch_id));
  expect([...branches]).toEqual([ari]);
});

test('a list of products has the stock of a branch, or of all that one works in, and is narrowed and ordered by it', async () => {
  const { ari, bangRak } = gateway.realm.ids;
  await post({ branch_id: bangRak, products: [{ product_id: counted, qty: 3 }] });
  const stockOf = async (query: Record<string, string>, token = owner) => {
    const { products } = await read('/products', { projection: 'name,stock', limit: '50', ...query }, token);
    return products.result.map(({ name, stock }: { name: string; stock?: number | null }) => [name, stock]);
  };
  const inAri = await onShelf(counted, ari);
  const tea = 'ชา 100%';
  const all = Object.fromEntries(await stockOf({}));
  expect(all[tea]).toBe(inAri + 3);
  expect(Object.fromEntries(await stockOf({ branch_id: bangRak }))[tea]).toBe(3);
  // This user works only in Ari.
  expect(Object.fromEntries(await stockOf({}, keeper))[tea]).toBe(inAri);
  expect(Object.fromEntries(await stockOf({ branch_id: bangRak }, keeper))[tea]).toBe(0);
  const few = JSON.stringify({ stock: { $lte: 3 } });
  expect((await stockOf({ branch_id: bangRak, filter: few })).map(([name]: [string]) => name)).toContain(tea);
  expect((await stockOf({ filter: few })).map(([name]: [string]) => name)).not.toContain(tea);
  // Products whose stock is not counted have none, and come last in both orders.
  for (const way of [1, -1]) {
    const counts = (await stockOf({ sort: JSON.stringify({ stock: way }) })).map(
      ([, stock]: [string, number]) => stock,
    );
    const figures = counts.filter((stock: number | null) => stock !== null);
    expect(counts.slice(0, figures.length)).toEqual(figures.toSorted((a: number, b: number) => way * (a - b)));
    expect(counts.slice(figures.length).every((stock: number | null) => stock === null)).toBe(true);
  }
});

test('a new product begins with what there is of it: received by a document, with a cost that its readers see', async () => {
  const { ari, bangRak, drinks } = gateway.realm.ids;
  const product = { name: 'Matcha', retail_price: 60, category_id: drinks, skip_stock: false, status: 'Active' };
  const create = (body: object, token = owner) => post({ ...product, ...body }, token, '/products');
  const { id } = (await create({ code: 'M-1', opening: { branch_id: ari, qty: 12, cost: 18.5 } })).body.data;
  expect(await onShelf(id, ari)).toBe(12);
  const fields = { projection: 'cost,stock' };
  expect((await read(`/products/${id}`, fields)).product).toEqual({ id, cost: 18.5, stock: 12 });
  const [document] = (await read('/stock-import', { sort: '{"time":-1}', limit: '1' })).stock_imports.result;
  expect(document).toMatchObject({ name: 'สต็อกตั้งต้น', products: [{ product_id: id, qty: 12, base_price: 18.5 }] });
  // The value of all shelves by their pieces: (12 x 18.50 + 2 x 20) / 14. A user who counts shelves may not see costs.
  await post({ branch_id: bangRak, products: [{ product_id: id, qty: 1, base_price: 20 }] });
  await post({ branch_id: bangRak, products: [{ product_id: id, qty: 1 }] });
  expect((await read(`/products/${id}`, fields)).product.cost).toBe(18.71);
  expect((await read(`/products/${id}`, fields, keeper)).product).toEqual({ id, stock: 12 });
});

test.each([
  ['of a product that is not counted', { skip_stock: true }, {}, 'opening'],
  ['of no pieces', {}, { qty: 0 }, 'opening'],
  ['in a branch of another realm', {}, { branch_id: 'other' }, 'branch_id'],
  ['with another field', {}, { colour: 1 }, 'opening'],
])('opening stock %s is refused, and there is no product', async (_what, product, opening, path) => {
  const { ari, drinks } = gateway.realm.ids;
  const given = { branch_id: ari, qty: 1, ...opening };
  if (given.branch_id === 'other') given.branch_id = gateway.otherRealm.ids.ari;
  const kept = { code: 'X-1', name: 'X', retail_price: 1, category_id: drinks, skip_stock: false, status: 'Active' };
  const answer = await post({ ...kept, ...product, opening: given }, owner, '/products');
  expect([answer.status, answer.body.message[0].path], JSON.stringify(answer.body)).toEqual([400, path]);
  expect((await read('/products', { filter: '{"code":"X-1"}' })).products).toEqual([]);
});

test('stock is no part of a product for users without the right to read it, nor found or ordered by', async () => {
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query("update merchant_roles set authorizes = '[]' where id = $1", [gateway.realm.ids.cashierRole]),
  );
  const till = await gateway.signIn('cashier');
  const { products } = await read('/products', { projection: 'name,stock,cost', limit: '1' }, till);
  expect(Object.keys(products.result[0])).toEqual(['id', 'name']);
  for (const [name, value] of [
    ['filter', '{"stock":{"$lte":5}}'],
    ['sort', '{"stock":1}'],
  ] as const) {
    const refused = await gateway.send('GET', '/products', { token: till, query: { [name]: value } });
    expect(refused.body).toMatchObject({ code: 'VALIDATION' });
  }
});
