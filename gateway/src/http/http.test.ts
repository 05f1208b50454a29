import { request } from 'node:http';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { saveImage, slipFolder } from '../files/saveImage.ts';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;

beforeAll(async () => {
  owner = await gateway.signIn('owner');
});

const inject = (method: string, url: string, payload?: string | Buffer, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    method: method as 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${owner}`, ...headers },
  });

const JSON_TYPE = { 'content-type': 'application/json' };

test.each<[string, number, string, () => ReturnType<typeof inject>]>([
  ['an unknown address', 404, 'NOT_FOUND', () => inject('GET', '/v3.0/nothing')],
  ['an address outside', 404, 'NOT_FOUND', () => inject('GET', '/')],
  ['a wrong method', 405, 'METHOD_NOT_ALLOWED', () => inject('PUT', '/v3.0/products')],
  ['a wrong method on a record', 405, 'METHOD_NOT_ALLOWED', () => inject('PUT', '/v3.0/products/1')],
  ['an id that is none', 404, 'NOT_FOUND', () => inject('GET', '/v3.0/products/1%20or%201=1')],
  ['a broken address', 400, 'VALIDATION', () => inject('GET', '/v3.0/products/%ff')],
  ['a body that is not JSON', 400, 'VALIDATION', () => inject('POST', '/v3.0/products', '{bad', JSON_TYPE)],
  ['an empty body', 400, 'VALIDATION', () => inject('POST', '/v3.0/products', '', JSON_TYPE)],
  ['a body that is a list', 400, 'VALIDATION', () => inject('POST', '/v3.0/products', '[]', JSON_TYPE)],
  ['a body that is null', 400, 'VALIDATION', () => inject('POST', '/v3.0/products', 'null', JSON_TYPE)],
  ['a poisoned body', 400, 'VALIDATION', () => inject('POST', '/v3.0/products', '{"__proto__":{"a":1}}', JSON_TYPE)],
  [
    'a body of another kind',
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    () => inject('POST', '/v3.0/products', '<a/>', { 'content-type': 'text/xml' }),
  ],
  [
    'a body too large',
    413,
    'TOO_LARGE',
    () => inject('POST', '/v3.0/products', `"${'x'.repeat(1_100_000)}"`, JSON_TYPE),
  ],
  [
    'a form cut off',
    400,
    'VALIDATION',
    () =>
      inject('POST', '/v3.0/products', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx', {
        'content-type': 'multipart/form-data; boundary=b',
      }),
  ],
  [
    'a form without a boundary',
    400,
    'VALIDATION',
    () => inject('POST', '/v3.0/products', 'x', { 'content-type': 'multipart/form-data' }),
  ],
])('%s is %i %s in the one error body', async (_, status, code, send) => {
  const response = await send();
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ status, code, wgCode: code, message: expect.anything() });
  expect(response.body).not.toMatch(/node_modules|select |at \w+ \(/);
});

test('a request id comes back, one that could break a log does not', async () => {
  const named = await inject('GET', '/healthz', undefined, { 'x-request-id': 'abc-1' });
  expect(named.headers['x-request-id']).toBe('abc-1');
  const malformed = await inject('GET', '/healthz', undefined, { 'x-request-id': 'a b\tc' });
  expect(malformed.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('health needs no token and readiness asks the database', async () => {
  expect((await gateway.app.inject('/healthz')).json().payload).toEqual({ healthy: true });
  expect((await gateway.app.inject('/readyz')).json().payload).toEqual({
    ready: true,
    backups: { drilled_at: null, archive: 'off' },
  });
});

test('F6 a body that never comes is not waited for without end', () => {
  expect(gateway.app.server.requestTimeout).toBe(120_000);
});

test('a list filtered by a thousand ids fits into the address', async () => {
  const url = new URL(`${await gateway.listen()}/v3.0/products`);
  const ids = Array.from({ length: 1000 }, () => crypto.randomUUID());
  url.searchParams.set('filter', JSON.stringify({ id: { $in: ids } }));
  const status = await new Promise((resolve, reject) => {
    request(url, { headers: { authorization: `Bearer ${owner}` } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(200);
});

/** Returns a form as a browser sends it. */
async function form(fields: Record<string, string>, image?: Buffer | Uint8Array, name = 'image') {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.set(field, value);
  if (image) data.set(name, new Blob([new Uint8Array(image)]), 'picture.png');
  const response = new Response(data);
  const type = response.headers.get('content-type') ?? '';
  return [Buffer.from(await response.arrayBuffer()), { 'content-type': type }] as const;
}

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();

test('a picture goes with a record, loses its camera data and is served for good', async () => {
  const path = `/v3.0/products/${gateway.realm.ids.coffee}`;
  const changed = await inject(
    'PATCH',
    path,
    ...(await form({ __v: '0', action: 'upload_image', locale: 'th-TH' }, await picture())),
  );
  expect(changed.statusCode, changed.body).toBe(200);
  const { image_url, __v } = changed.json().payload;
  expect([image_url, __v]).toEqual([expect.stringMatching(/^\/files\/images\/[0-9a-f]{32}\.webp$/), 1]);
  const served = await gateway.app.inject(image_url);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const metadata = await sharp(served.rawPayload).metadata();
  expect([metadata.format, metadata.width, metadata.exif]).toEqual(['webp', 40, undefined]);
});

test('S12 a slip is shown to users who may read what is personal in its shop, and to no one else', async () => {
  const url = await saveImage(gateway.context.files, await picture(), slipFolder(gateway.realm.id));
  const statusAt = async (address: string, token?: string) =>
    gateway.app.inject({ url: address, headers: token ? { authorization: `Bearer ${token}` } : {} });
  const cashier = await statusAt(url, await gateway.signIn('cashier'));
  expect(cashier.statusCode).toBe(200);
  expect(cashier.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
  expect((await statusAt(url)).statusCode).toBe(401);
  // N7 A slip shows a customer and their account: the right to read figures is not enough.
  const figures = await gateway.signIn('nobody');
  expect((await statusAt(url, figures)).json()).toMatchObject({ status: 400, code: 'PERMISSION' });
  expect((await statusAt(url, await gateway.signIn('owner', gateway.otherRealm.code))).statusCode).toBe(404);
  for (const trick of ['/slips', '/%73lips', '/x/../slips', '/./slips', '//slips']) {
    expect([401, 404]).toContain((await statusAt(url.replace('/slips', trick))).statusCode);
  }
});

test('a record may be made with its picture in one form, its values read by their fields', async () => {
  const fields = {
    category_id: gateway.realm.ids.drinks,
    code: 'P-1',
    name: '100',
    retail_price: '12.5',
    hashtags: '["#a"]',
    skip_stock: 'false',
  };
  const created = await inject('POST', '/v3.0/products', ...(await form(fields, await picture())));
  expect(created.json().payload).toMatchObject({
    name: '100',
    retail_price: 12.5,
    hashtags: ['#a'],
    skip_stock: false,
  });
});

test.each<[string, number, string, () => Promise<readonly [Buffer, Record<string, string>]>]>([
  ['text named as a picture', 400, 'image', () => form({ __v: '0' }, Buffer.from('hello'))],
  [
    'a script named as a picture',
    400,
    'image',
    () => form({ __v: '0' }, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')),
  ],
  ['half a picture', 400, 'image', async () => form({ __v: '0' }, (await picture()).subarray(0, 200))],
  ['a picture over 10,000,000 bytes', 413, 'image', () => form({ __v: '0' }, Buffer.alloc(10_000_001))],
  ['no picture where one is announced', 400, 'image', () => form({ __v: '0', action: 'upload_image' })],
  ['a file nobody asked for', 400, 'virus', async () => form({ __v: '0' }, await picture(), 'virus')],
  ['a field that is no JSON', 400, 'hashtags', () => form({ __v: '0', hashtags: '[' })],
])('refuses %s', async (_, status, path, body) => {
  const response = await inject('PATCH', `/v3.0/products/${gateway.realm.ids.tea}`, ...(await body()));
  expect([response.statusCode, response.json().message[0]?.path]).toEqual([status, path]);
});

test.each([
  '/files/../postgres/PG_VERSION',
  '/files/..%2f..%2fetc%2fpasswd',
  '/files/images/%2e%2e/x.webp',
  '/files/images/none.webp',
  '/files/images',
  '/files/',
  '/files/a%00.webp',
])('%s is not found', async (url) => {
  expect((await gateway.app.inject(url)).statusCode).toBe(404);
});

test('N10 of a record of another branch nodes say no more than its own route: that it is not there', async () => {
  const { id, ids } = gateway.realm;
  const sql = (text: string, values: unknown[]) =>
    gateway.database.withRealm(id, async (client) => (await client.query<{ id: string }>(text, values)).rows);
  const insert = "insert into revenue_targets (month, amount, branch_id) values ('2026-05', 100, $1) returning id";
  const [[own], [other]] = await Promise.all([sql(insert, [ids.ari]), sql(insert, [ids.bangRak])]);
  const parameters = { ids: `${own?.id},${other?.id}` };
  const found = async () => {
    const { body } = await gateway.send('GET', '/nodes', { token: await gateway.signIn('owner'), query: parameters });
    return body.payload.nodes.map((node: { id: string }) => node.id).sort();
  };
  expect(await found()).toEqual([own?.id, other?.id].sort());
  await sql('update merchant_users set branch_ids = array[$2::uuid] where id = $1', [ids.owner, ids.ari]);
  expect(await found()).toEqual([own?.id]);
  await sql("update merchant_users set branch_ids = '{}' where id = $1", [ids.owner]);
});
