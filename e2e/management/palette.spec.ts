import { Api } from '../Api.ts';
import { expect, SLOW, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';

test('the palette leads to pages, customers, products, receipts and actions by the keyboard alone', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const page = await signIn('owner');
  const api = new Api(stack);
  await api.signIn('owner');
  const { transactions } = await api.send<{ transactions: { items: { id: string; transactionNo: string }[] } }>(
    '{ transactions(perPage: 1) { items { id transactionNo } } }',
  );
  const [sale] = transactions.items;
  const dialog = page.getByRole('dialog', { name: 'ค้นหาและไปที่' });
  const chosen = dialog.locator('[role=option].Mui-focused');
  /** Types a text, and opens the highlighted entry once it is the expected one. */
  const goTo = async (typed: string, found: string | RegExp, address: RegExp) => {
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(typed);
    await expect(chosen).toContainText(found);
    expect.soft(await violationsOf(page, { part: '[role=dialog]' }), typed).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(dialog).toBeHidden();
  };
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'วันนี้', exact: true })).toBeVisible();
  await goTo('supplier', 'ผู้จัดจำหน่าย', /\/suppliers$/);
  await goTo('081-234-5678', '081-234-5678', /\/ci\/member\/profiles\//);
  await goTo('BANANA000001', 'กล้วยหอมทอง', /\/products\/[0-9a-f-]+\/show$/);
  await goTo(sale?.transactionNo ?? '', sale?.transactionNo ?? '', new RegExp(`/transactions/${sale?.id}$`));
  await goTo('เพิ่มสินค้า', 'เพิ่มสินค้า', /\/products\/create$/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('zzqq');
  await expect(dialog.getByText('ไม่พบ “zzqq”')).toBeVisible();
  expect.soft(await violationsOf(page, { part: '[role=dialog]' }), 'nothing found').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
