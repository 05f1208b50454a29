import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReversalTests, type SoldSale, startReversalTests } from '../testing/startReversalTests.ts';
import type { TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
let shop: TestShop;
let sale: SoldSale;
let picture: Buffer;

beforeAll(async () => {
  tests = await startReversalTests();
  shop = await tests.openShop();
  sale = await tests.sell(shop, { coffee: 1 });
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
afterAll(() => tests.close());

async function patch(id: string, fields: Record<string, string>, file: Buffer | null, name = 'image') {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (file) form.set(name, new Blob([new Uint8Array(file)]), 'slip.png');
  const request = new Response(form);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return tests.call(shop, 'PATCH', `transactions/${id}`, Buffer.from(await request.arrayBuffer()), headers);
}

const FIELDS = { action: 'upload_image', __v: '0' };

test.each([
  ['a picture is missing', FIELDS, null, 'image', 400, 'image'],
  ['the action is another', { ...FIELDS, action: 'import' }, 'picture', 'image', 400, 'action'],
  ['the version is missing', { action: 'upload_image' }, 'picture', 'image', 400, '__v'],
  ['a field is not known', { ...FIELDS, price: '1' }, 'picture', 'image', 400, 'price'],
  ['the file is somewhere else', FIELDS, 'picture', 'file', 400, 'file'],
  ['the file is no picture', FIELDS, 'text', 'image', 400, 'image'],
])('CALL-46 the slip is refused when %s', async (_title, fields, file, name, status, path) => {
  const bytes = file === 'picture' ? picture : file && Buffer.from('no picture');
  const answer = await patch(sale.id, fields, bytes || null, name);
  expect([answer.status, answer.body.message[0].path]).toEqual([status, path]);
});

test.each(['lang', 'locale'])('CALL-46 the slip of a sale is changed by its version, with %s', async (language) => {
  const own = await tests.sell(shop, { coffee: 1 });
  const answer = await patch(own.id, { ...FIELDS, [language]: 'th-TH' }, picture);
  expect(answer.body.payload.transaction).toMatchObject({
    slip_image_url: expect.stringMatching(/^\/files\/slips\/.*webp$/),
    __v: 1,
  });
  expect(await patch(own.id, FIELDS, picture)).toMatchObject({ status: 409, body: { code: '123' } });
});

test('CALL-46 anything that is not a form has no picture', async () => {
  const answer = await tests.call(shop, 'PATCH', `transactions/${sale.id}`, FIELDS);
  expect(answer).toMatchObject({ status: 400, body: { message: [{ path: 'image', message: 'is required' }] } });
});

test('a sale of another merchant is not there', async () => {
  const elsewhere = await tests.openShop();
  const other = await tests.sell(elsewhere, { coffee: 1 });
  for (const id of [other.id, randomUUID(), 'none']) {
    expect(await patch(id, FIELDS, picture)).toMatchObject({ status: 404 });
  }
});
