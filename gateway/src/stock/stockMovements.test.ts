import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;
/** A user who works only in Ari, and counts its shelves. */
let keeper: string;
let product: string;

beforeAll(async () => {
  const { ids, id } = gateway.realm;
  product = ids.tea;
  await gateway.database.withRealm(id, async (client) => {
    const right = JSON.stringify([{ object_code: 'Page.Merchant.Management.Stock', action_codes: ['Read', 'Write'] }]);
    await client.query('update merchant_roles set authorizes = $2 where id = $1', [ids.cashierRole, right]);
    await client.query('update products set skip_stock = false where id = $1', [product]);
  });
  [owner, keeper] = await Promise.all([gateway.signIn('owner'), gateway.signIn('cashier')]);
});

async function movements(query: Record<string, string> = {}, token = owner) {
  const filter = JSON.stringify({ product_id: product });
  const answer = await gateway.send('GET', '/stock/movement', { token, query: { filter, ...query } });
  return answer.body.payload?.stock_movements;
}

async function receive(branch_id: string, qty: number, code: string) {
  const body = { code, branch_id, products: [{ product_id: product, qty }] };
  expect((await gateway.send('POST', '/stock', { token: owner, body })).status).toBe(200);
}

test('STOCK-03 each movement shows its document and what was on the shelf of its branch then, page by page', async () => {
  const { ari, bangRak } = gateway.realm.ids;
  await receive(ari, 10, 'M-1');
  await receive(bangRak, 3, 'M-2');
  await receive(ari, 5, 'M-3');
  const summaryOf = ({ import_code, qty, qty_after, kind, branch }: Record<string, unknown>) => [
    ...[import_code, kind, qty, qty_after],
    (branch as { name: string }).name,
  ];
  const all: Record<string, unknown>[] = await movements();
  const rows = all.filter(({ import_code }) => /^M-\d$/.test(String(import_code))).map(summaryOf);
  const before = Number(all.find(({ import_code }) => import_code === 'M-1')?.qty_after) - 10;
  const elsewhere = Number(all.find(({ import_code }) => import_code === 'M-2')?.qty_after) - 3;
  expect(rows).toEqual([
    ['M-3', 'import', 5, before + 15, 'Ari'],
    ['M-2', 'import', 3, elsewhere + 3, 'Bang Rak'],
    ['M-1', 'import', 10, before + 10, 'Ari'],
  ]);
  const paged = await movements({ limit: '1', skip: '1' });
  expect(paged.total[0].count).toBe(all.length);
  expect(paged.result.map(summaryOf)).toEqual(rows.slice(1, 2));
  const shelves = (await gateway.send('GET', `/stock/product/${product}`, { token: owner })).body.payload.stock_product;
  const latest = new Map(all.toReversed().map((row) => [row.branch_id, row.qty_after]));
  expect(shelves.branches.map(({ branch_id, qty }: { branch_id: string; qty: number }) => [branch_id, qty])).toEqual(
    expect.arrayContaining([...latest]),
  );
});

test('S7 a user who works in one branch sees the movements of its shelf alone, whichever branch is requested', async () => {
  const { ari, bangRak } = gateway.realm.ids;
  const seen: { branch_id: string }[] = await movements({}, keeper);
  expect(new Set(seen.map(({ branch_id }) => branch_id))).toEqual(new Set([ari]));
  expect(await movements({ branch_id: bangRak }, keeper)).toEqual([]);
});

test('movements are those of one product of the shop, for users who may read stock', async () => {
  const ask = async (query: Record<string, string>, token = owner) =>
    (await gateway.send('GET', '/stock/movement', { token, query })).body;
  expect((await ask({})).message).toEqual([{ path: 'filter.product_id', message: 'must be an id' }]);
  expect((await ask({ filter: JSON.stringify({ product_id: 'x' }) })).code).toBe('VALIDATION');
  const powerless = await gateway.signIn('nobody');
  expect((await ask({ filter: JSON.stringify({ product_id: product }) }, powerless)).code).toBe('PERMISSION');
  const other = await gateway.signIn('owner', 'elsewhere');
  const foreign = await ask({ filter: JSON.stringify({ product_id: product }) }, other);
  expect(foreign.payload.stock_movements).toEqual([]);
});
