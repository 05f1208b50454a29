import { Gateway } from '../Gateway.ts';
import { signInByForm } from '../signInByForm.ts';
import { expect, SLOW, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';

test.use({ ownStack: 'cost' });

test('issue 36 what goods cost when they were sold stands on the sale and in the report, for users who may know it alone', {
  tag: SLOW,
}, async ({ browser, signIn, stack }) => {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const [branch] = await gateway.list<{ id: string }>('merchant-branches');
  const [tea] = await gateway.list<{ id: string; name: string; retail_price: number }>('products', {
    status: 'Active',
    skip_stock: false,
  });
  if (!branch || !tea) throw new Error('The demo shop has counted goods');
  const receive = (qty: number, base_price: number) =>
    gateway.send('POST', 'stock', { branch_id: branch.id, products: [{ product_id: tea.id, qty, base_price }] });
  await receive(1000, 10);
  const due = tea.retail_price * 2;
  const { payload } = await gateway.send<{ payload: { transaction: { id: string } } }>('POST', 'payment/sale', {
    branch_id: branch.id,
    lines: [{ product_id: tea.id, quantity: 2 }],
    channels: [{ type: 'Cash', amount: due }],
    expected_amount_due: due,
  });
  // A later delivery changes no margin of the past.
  await receive(1000, 99);

  const page = await signIn('owner');
  await page.goto(`/transactions/${payload.transaction.id}`);
  const margin = page.getByRole('region', { name: 'ต้นทุนและกำไร' });
  await expect(margin.getByRole('row').filter({ hasText: `${tea.name} × 2` })).toContainText('%');
  const cost = await margin.getByRole('row').nth(1).getByRole('cell').nth(2).textContent();
  expect(Number(cost)).toBeLessThan(99);
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/bi/report/product/margin?mode=day');
  await expect(page.getByRole('row').filter({ hasText: tea.name })).toContainText(cost ?? '');
  expect(await violationsOf(page)).toEqual([]);

  const cashier = await (await browser.newContext({ baseURL: stack.url, locale: 'th-TH' })).newPage();
  await signInByForm(cashier, 'cashier');
  await cashier.goto(`/transactions/${payload.transaction.id}`);
  await expect(cashier.getByRole('region', { name: 'รายการสินค้า' })).toBeVisible();
  await expect(cashier.getByRole('region', { name: 'ต้นทุนและกำไร' })).toHaveCount(0);
});
