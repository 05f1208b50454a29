import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';

let gateway: TestGateway;
let owner: string;
let cashier: string;
let nobody: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  [owner, cashier, nobody] = await Promise.all([
    gateway.signIn('owner'),
    gateway.signIn('cashier'),
    gateway.signIn('nobody'),
  ]);
});
afterAll(() => gateway.close());

const list = (path: string, query: Record<string, string> = {}, token = owner) =>
  gateway.send('GET', path, { token, query });

test('a list with limit has total and result, without it a plain array', async () => {
  const paged = await list('/products', { limit: '2', sort: '{"code":1}' });
  expect(paged.body.status).toBe(200);
  expect(paged.body.payload.products.total).toEqual([{ count: 3 }]);
  expect(paged.body.payload.products.result.map((row: { code: string }) => row.code)).toEqual(['C-1', 'K-1']);
  const plain = await list('/products');
  expect(plain.body.payload.products).toHaveLength(3);
});
