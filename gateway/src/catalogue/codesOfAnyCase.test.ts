import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneFold } from '../database/migrations/0053-one-fold.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';

let gateway: TestGateway;
let token: string;
let database: pg.Client;

beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.signIn('owner');
  database = new pg.Client({ connectionString: gateway.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await gateway.close();
});

const make = async (code: string, name = 'x') => {
  const body = { code, name, retail_price: 5, category_id: gateway.realm.ids.drinks };
  return (await gateway.send('POST', '/products', { token, body })).body;
};
const find = async (query: Record<string, string>): Promise<{ code: string; name: string }[]> =>
  (await gateway.send('GET', '/products', { token, query: { limit: '10', sort: '{"code":1}', ...query } })).body.payload
    .products.result;
const codes = async (filter: object) => (await find({ filter: JSON.stringify(filter) })).map(({ code }) => code);

async function importFile(lines: readonly string[]) {
  const form = new FormData();
  form.append('image', new Blob([['code,name,retail_price,category', ...lines].join('\n')]), 'goods.csv');
  form.append('action', 'import');
  const body = new Response(form);
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/v3.0/products/import',
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '' },
  });
  return answer.json();
}

test('PR-20 a code is one whatever its case: another product does not get it, and each spelling finds the first', async () => {
  expect((await make('Case-1', 'ก่อน')).payload).toMatchObject({ code: 'Case-1' });
  expect(await make('CASE-1')).toMatchObject({ message: [{ path: 'code', message: 'is already in use.' }] });
  expect(await codes({ code: 'cASE-1' })).toEqual(['Case-1']);
  expect(await codes({ code: { $in: ['CASE-1', 'none'] } })).toEqual(['Case-1']);
});

test('PR-20 in a file each spelling is the same product, once', async () => {
  await make('Case-2', 'ก่อน');
  expect((await importFile(['CASE-2,หลัง,6,เครื่องดื่ม'])).payload).toMatchObject({ inserted: 0, updated: 1 });
  expect(await find({ filter: JSON.stringify({ code: 'case-2' }) })).toMatchObject([{ code: 'Case-2', name: 'หลัง' }]);
  const twice = await importFile(['new-3,ก,6,เครื่องดื่ม', 'NEW-3,ข,6,เครื่องดื่ม']);
  expect(twice.message).toEqual([{ path: 'row 3.code', message: 'is in row 2 already' }]);
});

test('PR-20 products of a shop that differ by case alone from before stay as they are, and no more join them', async () => {
  await database.query(
    'alter table products drop column search_text cascade, drop column code_key cascade, drop column code_twin cascade',
  );
  const old = `insert into products (realm_id, code, name, retail_price, category_id, created_at)
    select $1, code, 'old ' || code, 100, $2, now() + place * interval '1 second'
    from unnest('{Lat1,LAT1,lat1}'::text[]) with ordinality as t(code, place)`;
  await database.query(old, [gateway.realm.id, gateway.realm.ids.drinks]);
  await database.query(oneFold);

  expect((await codes({ code: 'lAT1' })).sort()).toEqual(['LAT1', 'Lat1', 'lat1']);
  expect(await codes({ code: 'LAT1' })).toEqual(['LAT1']);
  expect((await make('LaT1')).message).toEqual([{ path: 'code', message: 'is already in use.' }]);
  expect((await make('LAT1')).message).toEqual([{ path: 'code', message: 'is already in use.' }]);
  expect((await importFile(['LAT1,by its code,1,เครื่องดื่ม'])).payload).toMatchObject({ inserted: 0, updated: 1 });
  expect(await find({ keyword: 'by its code' })).toMatchObject([{ code: 'LAT1' }]);
  expect((await importFile(['lAT1,unsure,1,เครื่องดื่ม'])).message).toEqual([
    { path: 'row 2.code', message: 'may be Lat1 or LAT1 or lat1: write it as it is kept' },
  ]);
});
