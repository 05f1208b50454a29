import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import { MARK_STEP } from './rememberedList.ts';

let gateway: TestGateway;
let token: string;
let owner: pg.Client;

const MORE = 3 * MARK_STEP;

beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.signIn('owner');
  owner = await connect();
  await owner.query(
    `insert into products (realm_id, code, name, retail_price, status) select $1, 'M' || n, 'Same ' || n % 7,
      100 * (n % 50), case when n % 3 = 0 then 'Inactive' else 'Active' end from generate_series(1, $2::int) n`,
    [gateway.realm.id, MORE],
  );
});
afterAll(async () => {
  await owner.end();
  await gateway.close();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: gateway.databaseUrl });
  await client.connect();
  return client;
}

interface Page {
  total: number;
  ids: string[];
}

async function page(query: { sort: string; filter: string; skip: number; limit: number }): Promise<Page> {
  const parameters = { ...query, skip: String(query.skip), limit: String(query.limit), projection: 'id' };
  const { body } = await gateway.send('GET', '/products', { token, query: parameters });
  const { total, result } = body.payload.products;
  return { total: total[0].count, ids: result.map(({ id }: { id: string }) => id) };
}

/** Reads the same page by a plain statement. */
async function expected(sort: string, filter: string, skip: number, limit: number): Promise<Page> {
  const [[field = 'name', direction] = []] = Object.entries(JSON.parse(sort)) as [string, number][];
  const column = { time: 'created_at' }[field] ?? field;
  const collation = ['name', 'code'].includes(field) ? ' collate "th-x-icu"' : '';
  const way = direction === -1 ? 'desc' : 'asc';
  const status = (JSON.parse(filter) as { status?: string }).status ?? null;
  const { rows } = await owner.query<{ id: string; total: number }>(
    `select id, count(*) over ()::int as total from products where realm_id = $1 and ($2::text is null or status = $2)
      order by ${column}${collation} ${way}, id ${way}`,
    [gateway.realm.id, status],
  );
  return { total: rows[0]?.total ?? 0, ids: rows.slice(skip, skip + limit).map(({ id }) => id) };
}

const lists = fc.record({
  sort: fc.constantFrom(
    '{"name":1}',
    '{"name":-1}',
    '{"retail_price":1}',
    '{"retail_price":-1}',
    '{"time":-1}',
    '{"code":1}',
  ),
  filter: fc.constantFrom('{}', '{"status":"Active"}'),
  skip: fc.integer({ min: 0, max: MORE + 200 }),
  limit: fc.integer({ min: 1, max: 20 }),
});
const change = fc.constantFrom('add', 'rename', 'switch off', 'remove', 'nothing', 'nothing');

let counter = 0;
async function make(what: string): Promise<void> {
  counter += 1;
  const values = { 'switch off': "status = 'Inactive'", rename: `name = 'New ${counter}'` }[what];
  const one = `(select id from products where realm_id = $1 and code like 'M%' order by md5(id || '${counter}') limit 1)`;
  if (what === 'add') {
    const sql = 'insert into products (realm_id, code, name, retail_price) values ($1, $2, $2, 500)';
    await owner.query(sql, [gateway.realm.id, `ADDED${counter}`]);
  } else if (what === 'remove') await owner.query(`delete from products where id = ${one}`, [gateway.realm.id]);
  else if (values) await owner.query(`update products set ${values} where id = ${one}`, [gateway.realm.id]);
}

test('MGMT-01 page and total of a long list are right, however often it was read before and whatever changed since', async () => {
  await fc.assert(
    fc.asyncProperty(lists, change, async (list, what) => {
      await page(list);
      await make(what);
      expect(await page(list)).toEqual(await expected(list.sort, list.filter, list.skip, list.limit));
      expect(await page(list)).toEqual(await expected(list.sort, list.filter, list.skip, list.limit));
    }),
    { numRuns: 60, seed: 11 },
  );
});

test('MGMT-01 a change that is committed after a later one is not missed', async () => {
  const list = { sort: '{"name":1}', filter: '{}', skip: 2 * MARK_STEP, limit: 5 };
  const before = await page(list);
  const [open, other] = await Promise.all([connect(), connect()]);
  const add = (client: pg.Client, code: string) =>
    client.query('insert into products (realm_id, code, name, retail_price) values ($1, $2, $2, 500)', [
      gateway.realm.id,
      code,
    ]);
  await open.query('begin');
  await add(open, 'FIRST');
  await add(other, 'SECOND');
  expect((await page(list)).total).toBe(before.total + 1);
  await open.query('commit');
  expect((await page(list)).total).toBe(before.total + 2);
  await Promise.all([open.end(), other.end()]);
});
