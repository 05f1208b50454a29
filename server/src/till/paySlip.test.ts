import { MAX_IMAGE_BYTES } from '@taem/domain/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { home, ids, setting, transactionRow } from '../testing/demoRows.ts';
import { type Answer, ok, refusal } from '../testing/fakeGateway.ts';
import type { TestAnswer } from '../testing/operationCaller.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

const PAY = `mutation Pay($input: PayInput!) { pay(input: $input) {
  transaction { id } userErrors { code message path }
} }`;

const SALE = {
  idempotencyKey: 'key-00000001',
  branchId: ids.branch,
  lines: [{ productId: ids.coffee, quantity: 2 }],
  deliveryCost: 20,
  channels: [{ type: 'TRANSFER', amount: 150, instituteId: ids.bank, paymentChannelId: ids.account }],
  expectedAmountDue: 150,
  createLocalTime: '2026-01-05 10:00:00',
};
const SIGNED_IN = { authorization: 'Bearer token-1', 'apollo-require-preflight': 'true' };

const picture = (bytes: number, type = 'image/png', fill = 1) => new Blob([new Uint8Array(bytes).fill(fill)], { type });

let server: TestServer;
let url: string;

async function send(
  files: readonly Blob[],
  headers: Record<string, string> = SIGNED_IN,
  input: object = SALE,
  map: object = { 0: ['variables.input.slipImage'] },
) {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: PAY, variables: { input: { ...input, slipImage: null } } }));
  form.append('map', JSON.stringify(map));
  for (const [index, file] of files.entries()) form.append(String(index), file, 'from-the-till');
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form });
  const body = (await response.json()) as Pick<TestAnswer, 'data' | 'errors'>;
  return { status: response.status, body };
}

describe('pay with the picture of a transfer slip', () => {
  let answers: Answer[];

  beforeAll(async () => {
    server = await startTestServer();
    server.gateway.reply = ({ method, path }) => {
      if (path === '/merchants/home') return ok(home);
      if (path === '/merchant-setting/self') return ok(setting);
      if (path !== '/payment/transaction') return undefined;
      if (method === 'GET') return refusal(404, 'NOT_FOUND', 'No payment was recorded with this key.');
      return answers.shift() ?? ok({ id: 't', transaction: transactionRow(7) });
    };
    url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(() => {
    answers = [];
    server.gateway.calls.length = 0;
  });
  afterAll(() => server.close());

  const posts = () =>
    server.gateway.calls.filter(({ method, path }) => method === 'POST' && path === '/payment/transaction');

  const sentImage = (post: number) => (posts().at(post)?.body ?? {}) as { image?: File };

  it('CALL-22 sends the payment as a form: objects as JSON text, action upload_image, and the picture whole', async () => {
    const { body } = await send([picture(300_000)]);
    expect(body.data.pay).toMatchObject({ transaction: { id: expect.any(String) }, userErrors: [] });
    const [post] = posts();
    expect(post?.headers['idempotency-key']).toBe('key-00000001');
    const { image, items, payment, summary, ...texts } = (post?.body ?? {}) as Record<string, string> & { image: File };
    expect(texts).toMatchObject({
      action: 'upload_image',
      currency_code: 'THB',
      branch_id: ids.branch,
      create_local_time: '2026-01-05 10:00:00',
      delivery_cost: '20',
    });
    expect(JSON.parse(String(items))).toMatchObject([{ product_id: ids.coffee, qty: 2 }]);
    expect(JSON.parse(String(payment))).toMatchObject({ paid_amount: 150, payment_channels: [{ type: 'Transfer' }] });
    expect(JSON.parse(String(summary))).toMatchObject({ total_revenue: 130 });
    expect(image).toMatchObject({ name: 'slip.png', type: 'image/png', size: 300_000 });
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(new Uint8Array(300_000).fill(1));
  });

  it('OP-53 a picture of exactly 10,000,000 bytes passes', async () => {
    const { body } = await send([picture(MAX_IMAGE_BYTES, 'image/jpeg')]);
    expect(body.data.pay.userErrors).toEqual([]);
    expect(sentImage(0).image?.size).toBe(MAX_IMAGE_BYTES);
  });

  it.each([
    ['of one byte more', picture(MAX_IMAGE_BYTES + 1), 'File size is too large'],
    ['far above the limit', picture(3 * MAX_IMAGE_BYTES), 'File size is too large'],
    ['that is a document', picture(10, 'application/pdf'), 'must be a jpg, gif, jpeg or png picture'],
  ])('CHAN-10 a file %s is refused and nothing is sold', async (_rule, file, message) => {
    const { body } = await send([file]);
    expect(body.data.pay).toMatchObject({
      transaction: null,
      userErrors: [{ code: 'VALIDATION', message, path: ['slipImage'] }],
    });
    expect(posts()).toHaveLength(0);
  });

  it('the gateway’s word on the picture names it as the contract does', async () => {
    answers = [refusal(400, 'VALIDATION', [{ path: 'image', message: 'This file is not a picture.' }])];
    const { body } = await send([picture(10)]);
    expect(body.data.pay.userErrors).toMatchObject([{ code: 'VALIDATION', path: ['slipImage'] }]);
  });

  it('a broken connection is tried once more with the whole picture', async () => {
    answers = ['reset'];
    const { body } = await send([picture(200_000)]);
    expect(body.data.pay.userErrors).toEqual([]);
    expect(sentImage(-1).image?.size).toBe(200_000);
  });

  it('D8 a bearer token is as good as the preflight header: no form of a foreign page can carry one', async () => {
    const { body } = await send([picture(10)], { authorization: 'Bearer token-1' });
    expect(body.data.pay.userErrors).toEqual([]);
    expect(posts()).toHaveLength(1);
  });

  it.each([
    ['without a token', () => send([picture(10)], { 'apollo-require-preflight': 'true' }), 401],
    ['with what a browser sends by itself', () => send([picture(10)], { authorization: 'Basic dGFlbTp0YWVt' }), 401],
    [
      'with two files',
      () => send([picture(10), picture(10)], SIGNED_IN, SALE, { 0: ['variables.input.slipImage'], 1: ['variables.x'] }),
      413,
    ],
    ['with a map that is none', () => send([picture(10)], SIGNED_IN, SALE, ['x']), 400],
    ['whose operation is too large', () => send([picture(10)], SIGNED_IN, { remark: 'x'.repeat(300_000) }), 413],
  ])('a form %s is refused', async (_rule, sent, expected) => {
    const { status, body } = await sent();
    expect(status).toBe(expected);
    expect(body.errors).toHaveLength(1);
    expect(posts()).toHaveLength(0);
  });

  it('a form that promises a file and has none is refused as a slip that cannot be read', async () => {
    const { body } = await send([]);
    expect(body.data.pay.userErrors).toMatchObject([{ code: 'VALIDATION', path: ['slipImage'] }]);
  });

  it('a text in place of a file is refused', async () => {
    const { errors } = await server.ask(PAY, { input: { ...SALE, slipImage: 'slip.png' } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('pay with a slip at a gateway that prices a sale itself', () => {
  let answers: Answer[];

  beforeAll(async () => {
    server = await startTestServer();
    const ordinary = server.gateway.reply;
    server.gateway.reply = (call) => (call.path === '/payment/sale' ? answers.shift() : ordinary(call));
    url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  const calls = () => server.gateway.calls.filter(({ path }) => path === '/payment/sale');

  it('CALL-22 the sale and the picture are one form, sent once more under the same key after a broken connection', async () => {
    answers = ['reset', ok({ transaction: transactionRow(7) })];
    const { body } = await send([picture(300_000)]);
    expect(body.data.pay).toMatchObject({ transaction: { id: expect.any(String) }, userErrors: [] });
    expect(calls().map(({ headers }) => headers['idempotency-key'])).toEqual(['key-00000001', 'key-00000001']);
    const { image, lines, ...texts } = (calls().at(-1)?.body ?? {}) as Record<string, string> & { image: File };
    expect(image).toMatchObject({ name: 'slip.png', type: 'image/png', size: 300_000 });
    expect(JSON.parse(String(lines))).toMatchObject([{ product_id: ids.coffee }]);
    expect(texts).toMatchObject({ branch_id: ids.branch, create_local_time: '2026-01-05 10:00:00' });
  });

  it('F0 without a picture it is sent once more too', async () => {
    server.gateway.calls.length = 0;
    answers = ['reset', ok({ transaction: transactionRow(7) })];
    expect((await server.ask(PAY, { input: SALE })).data.pay.userErrors).toEqual([]);
    expect(calls().map(({ headers }) => headers['idempotency-key'])).toEqual(['key-00000001', 'key-00000001']);
  });
});
