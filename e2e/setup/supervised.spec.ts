import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Api } from '../Api.ts';
import { DEEP } from '../test.ts';
import { type Product, startProduct } from './startProduct.ts';

let data: string;
let product: Product;
const start = (port: string) =>
  startProduct({ PORT: port, GATEWAY_PORT: '0', DATA_DIR: data, DATABASE_URL: '', SEED_SCALE: '0' });

test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'taem-setup-'));
  // PostgreSQL runs under a separate account when this one is root, and must be able to enter the folder.
  await chmod(data, 0o755);
  product = await start('0');
});
test.afterAll(async () => {
  expect(await product.stop()).toBe(0);
  await rm(data, { recursive: true, force: true });
});

test('E30 what the terminal names to try is there', { tag: DEEP }, async () => {
  const text = product.terminal();
  const [, phone] = /member (\d+)/.exec(text) ?? [];
  const [, code] = /product code (\S+)/.exec(text) ?? [];
  const api = new Api(product);
  await api.signIn('cashier');
  const found = await api.send(
    'query ($phone: String, $code: String) { members(keyword: $phone) { total } products(keyword: $code) { total } }',
    { phone, code },
  );
  expect(found).toEqual({ members: { total: 1 }, products: { total: 1 } });
  expect(text).toContain(data);
  expect(text.split('\n').length).toBeLessThan(40);
});

for (const service of ['server', 'gateway'] as const) {
  test(`F8 the ${service} that dies is started again by npm start, and the product answers`, {
    tag: DEEP,
  }, async () => {
    const before = await product.pidOf(service);
    if (before) process.kill(before, 'SIGKILL');
    await expect.poll(() => product.terminal()).toContain(`The ${service} is running again.`);
    expect(await product.pidOf(service)).not.toBe(before);
    await expect.poll(() => isReady(product)).toBe(true);
  });
}

test('F2 when the starter is killed its services end, and the same command starts them again', {
  tag: DEEP,
}, async () => {
  const { port } = new URL(product.url);
  await product.kill();
  product = await start(port);
  expect(await isReady(product)).toBe(true);
});

async function isReady({ url }: Product): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
