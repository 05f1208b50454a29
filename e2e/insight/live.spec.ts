import { randomUUID } from 'node:crypto';
import { Api } from '../Api.ts';
import { expect, test } from '../test.ts';

const SHOP =
  '{ merchantBranches(perPage: 1) { items { id } } products(perPage: 1, filter: { status: ACTIVE }) { items { id retailPrice } } }';
const PAY = `mutation Pay($input: PayInput!) { pay(input: $input) { transaction { totalRevenue } userErrors { message } } }`;
const TODAY = '{ statistics(range: { last: TODAY }) { totalTransactions { total } } }';
interface Today {
  statistics: { totalTransactions: { total: number } };
}
interface Shop {
  merchantBranches: { items: { id: string }[] };
  products: { items: { id: string; retailPrice: number }[] };
}

test('an open dashboard follows a sale that is paid elsewhere, without a press', async ({ signIn, stack }) => {
  const page = await signIn('owner');
  await page.goto('/bi?period=day');
  await expect(page.getByRole('status').filter({ hasText: 'สด' })).toBeVisible();
  const bills = (count: number) =>
    page.getByRole('region', { name: 'จำนวนบิล' }).getByText(count.toLocaleString('en-US'), { exact: true });
  const api = new Api(stack);
  await api.signIn('owner');
  const { statistics } = await api.send<Today>(TODAY);
  // Figures of today stand there before the sale.
  await expect(bills(statistics.totalTransactions.total)).toBeVisible();
  const { merchantBranches, products } = await api.send<Shop>(SHOP);
  const [branch, product] = [merchantBranches.items[0], products.items[0]];
  const amount = product?.retailPrice ?? 0;
  const { pay } = await api.send<{ pay: { userErrors: unknown[] } }>(PAY, {
    input: {
      idempotencyKey: randomUUID(),
      branchId: branch?.id,
      lines: [{ productId: product?.id, quantity: 1 }],
      channels: [{ type: 'CASH', amount, receivedAmount: amount }],
      expectedAmountDue: amount,
    },
  });
  expect(pay.userErrors).toEqual([]);
  await expect(bills(statistics.totalTransactions.total + 1)).toBeVisible();
});
