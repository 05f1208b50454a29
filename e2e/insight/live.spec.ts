import { randomUUID } from 'node:crypto';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
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

/** Sells one product at another till. */
async function sellElsewhere(api: Api) {
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
}

test('an open dashboard follows a sale that is paid elsewhere, without a press; one that was hidden or without a network shows what was sold in the meantime', async ({
  signIn,
  stack,
}) => {
  const page = await signIn('owner');
  await page.goto('/bi?period=day');
  const live = page.getByRole('status').filter({ hasText: 'สด' });
  await expect(live).toBeVisible();
  const bills = (count: number) =>
    page.getByRole('region', { name: 'จำนวนบิล' }).getByText(formatCount(count), { exact: true });
  const api = new Api(stack);
  await api.signIn('owner');
  const { statistics } = await api.send<Today>(TODAY);
  let count = statistics.totalTransactions.total;
  // Today's figures are displayed before the sale.
  await expect(bills(count)).toBeVisible();
  await sellElsewhere(api);
  await expect(bills(++count)).toBeVisible();

  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await expect(live).toBeHidden();
  await sellElsewhere(api);
  await show('visible');
  await expect(bills(++count)).toBeVisible();
  await expect(live).toBeVisible();

  await page.context().setOffline(true);
  await sellElsewhere(api);
  await page.context().setOffline(false);
  await expect(bills(++count)).toBeVisible();
  await expect(live).toBeVisible();
});
