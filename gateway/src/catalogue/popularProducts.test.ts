import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { foldAllRealms } from '../rollups/foldRollups.ts';
import { testGateway } from '../testing/testGateway.ts';
import { openTestShop, saleBody, type TestShop } from '../testing/testShop.ts';

const gateway = testGateway();
let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await openTestShop(gateway.database, 150);
  const { realmId, sessionId } = shop.session;
  token = await gateway.context.tokens.sign({ kind: 'user', realmId, sessionId });
});

async function popular(is = true): Promise<string[]> {
  const filter = encodeURIComponent(JSON.stringify({ status: 'Active', is_popular: is }));
  const { body } = await gateway.send('GET', `/products?filter=${filter}`, { token });
  return body.payload.products.map(({ id }: { id: string }) => id);
}

test('popular products are the favourites and the best sellers', async () => {
  const { coffee, tea } = shop.products;
  expect(await popular()).toEqual([]);
  const body = saleBody(shop, { tea: 2 });
  const sold = await gateway.send('POST', '/payment/sale', {
    token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(sold.status).toBe(200);
  await foldAllRealms(gateway.database);
  expect([await popular(), (await popular(false)).includes(coffee)]).toEqual([[tea], true]);

  await gateway.database.withRealm(shop.session.realmId, (client) =>
    client.query('update products set is_favourite = true where id = $1', [coffee]),
  );
  expect((await popular()).toSorted()).toEqual([coffee, tea].toSorted());
});
