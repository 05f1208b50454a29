import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReversalTests, startReversalTests } from '../testing/startReversalTests.ts';
import type { TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

async function openShop(): Promise<TestShop> {
  const shop = await tests.openShop();
  const right = JSON.stringify([{ object_code: 'Page.Merchant.Management.Setting', action_codes: ['Read', 'Write'] }]);
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [right]);
  return shop;
}

const draw = (width: number) =>
  sharp({ create: { width, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 1 } } })
    .png()
    .toBuffer();

async function put(shop: TestShop, version: number, image: Uint8Array<ArrayBuffer> | string) {
  const form = new FormData();
  form.append('__v', String(version));
  form.append('image', new Blob([image]), 'logo.png');
  const sent = new Response(form);
  const answer = await tests.app.inject({
    method: 'POST',
    url: '/v3.0/merchant-setting/self/logo',
    headers: { authorization: await tests.authorize(shop), 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const settingOf = async (shop: TestShop) =>
  (await tests.call(shop, 'GET', 'merchant-setting/self')).body.payload.merchant_config;

test('issue 36 a logo is a picture that anyone may see by its address; another one takes its place, and none takes it away', async () => {
  const shop = await openShop();
  const { configuration, __v } = await settingOf(shop);
  expect(configuration.logo_url).toBeNull();
  const { body } = await put(shop, __v, new Uint8Array(await draw(120)));
  const first = body.payload.merchant_config;
  expect(first).toMatchObject({
    __v: __v + 1,
    configuration: { logo_url: expect.stringMatching(/^\/files\/images\/.*\.webp$/) },
  });
  const picture = await tests.app.inject({ method: 'GET', url: first.configuration.logo_url });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);

  expect((await put(shop, __v, new Uint8Array(await draw(60)))).body).toMatchObject({ status: 409 });
  expect((await put(shop, __v + 1, 'no picture')).status).toBe(400);
  expect(await settingOf(shop)).toEqual(first);
  const other = (await put(shop, __v + 1, new Uint8Array(await draw(60)))).body.payload.merchant_config;
  expect(other.configuration.logo_url).not.toBe(first.configuration.logo_url);
  const { body: gone } = await tests.call(shop, 'POST', 'merchant-setting/self/logo', { __v: __v + 2 });
  expect(gone.payload.merchant_config).toMatchObject({ __v: __v + 3, configuration: { logo_url: null } });
  expect((await tests.call(shop, 'POST', 'merchant-setting/self/logo', {})).status).toBe(400);
  const [changes] = await tests.rows<{ n: number }>(
    shop,
    "select count(*)::int as n from changes where record = 'merchant_settings'",
  );
  expect(changes?.n).toBeGreaterThanOrEqual(3);
});
