import { randomUUID } from 'node:crypto';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { expect, it } from 'vitest';
import { ok } from '../../testing/fakeGateway.ts';
import { startTestStack } from '../../testing/stack/startTestStack.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const UNSOLD = `query ($categoryId: ID) { statistics(range: { from: "2031-01-01", to: "2031-01-01" }) {
  unsoldProducts(filter: { categoryId: $categoryId }) { total totals { stockQuantity stockValue stockHidden } } } }`;

const stack = openForTests(startTestStack);

it('ADR 0069 a user who may not read stock gets the sums of unsold products without it and without an error, of some products and of none', async () => {
  const owner = await stack.as('owner');
  const analyst = await stack.addUser('analyst', [
    { objectCode: 'Page.Merchant.Business_Insight', actionCodes: ['READ'] },
  ]);
  for (const categoryId of [null, randomUUID()]) {
    const visible = await owner.ask(UNSOLD, { categoryId });
    const { total, totals } = visible.data.statistics.unsoldProducts;
    expect({ totals, any: total > 0 }).toEqual({
      totals: { stockQuantity: expect.any(Number), stockValue: expect.any(Number), stockHidden: false },
      any: categoryId === null,
    });
    const { data, errors } = await analyst.ask(UNSOLD, { categoryId });
    expect(errors).toBeUndefined();
    expect(data.statistics.unsoldProducts).toEqual({
      total,
      totals: { stockQuantity: null, stockValue: null, stockHidden: true },
    });
  }
});

it.each([
  ['no sum', { stock_value: 12 }, 'stockQuantity'],
  ['a sum that is null', { stock_qty: null, stock_value: 12 }, 'stockQuantity'],
  ['a sum that is left out and not named', { stock_qty: 3, withheld: ['phone'] }, 'stockValue'],
])('a gateway that returns %s has failed, as nothing says that it is withheld', async (_, totals, field) => {
  const server = await startTestServer();
  server.gateway.reply = ({ path }) => (path === '/stat/unsold-products/totals' ? ok({ totals }) : undefined);
  const { data, errors } = await server.ask(UNSOLD, {});
  await server.close();
  expect(data.statistics.unsoldProducts.totals[field]).toBeNull();
  expect(errors).toMatchObject([{ path: ['statistics', 'unsoldProducts', 'totals', field] }]);
});
