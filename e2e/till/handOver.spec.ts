import { Gateway } from '../Gateway.ts';
import { expect, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { Till } from './Till.ts';

const PIN = '2580';

test.use({ ownStack: 'handOver' });

test('issue 34 a till goes to another person by PIN with its bill, and the person before is signed out everywhere', async ({
  signIn,
  stack,
}) => {
  const manager = new Gateway(stack);
  await manager.signIn('manager');
  const { payload: home } = await manager.send<{ payload: { user_profile: Record<string, string> } }>(
    'GET',
    'merchants/home',
  );
  const { id = '', firstname = '' } = home.user_profile;
  await manager.send('PATCH', `merchant-users/${id}/till-pin`, { pin: PIN });

  const till = new Till(await signIn('cashier'));
  const { page } = till;
  await till.startGuestSale();
  for (const name of await productNames(till, 3)) await till.add(name);
  const before = await kept(page);

  const button = page.getByRole('button', { name: `ส่งต่อหน้าขาย ตอนนี้คือ ${before.firstname}` });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'ส่งต่อหน้าขาย' });
  const pin = dialog.getByLabel(`PIN ของ ${firstname}`);
  await expect(pin).toBeFocused();
  await pin.fill('9999');
  await pin.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('PIN ไม่ถูกต้อง');
  await expect(pin).toHaveValue('');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // By keyboard alone, in less than two seconds from the last digit to the bill.
  await page.keyboard.press('Shift+F8');
  await expect(pin).toBeFocused();
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `ส่งต่อหน้าขาย ตอนนี้คือ ${firstname}` })).toBeVisible();
  await expect(page.locator('[data-bill]').getByText('3 ชิ้น').first()).toBeVisible();

  const after = await kept(page);
  expect([after.id, after.isTill, after.branchId]).toEqual([id, true, before.branchId]);
  expect(await page.evaluate(() => localStorage.getItem('taem.draft.previousBasket'))).toBeNull();
  const headers = { authorization: `Bearer ${before.access_token}` };
  expect((await fetch(`${stack.gatewayUrl}/merchants/home`, { headers })).status).toBe(401);
  await till.add((await productNames(till, 4))[3] ?? '');
  // Who sold what stands on the line.
  await expect(page.locator('[data-bill]').getByText(`ขายโดย ${before.firstname}`)).toHaveCount(3);
  await till.take({ by: 'skip' });
  await till.confirm().click();
  const number = await till.receiptNumber();
  const sale = await manager.sale(number);
  expect(sale).toMatchObject({ total_qty: 4, create_by_id: id });
  const sellers = sale.bill_detail.filter((item) => item.item_type === 'product').map((item) => item.sold_by_id);
  expect(sellers.sort()).toEqual([before.id, before.id, before.id, undefined]);

  // What is no work of a counter takes the password.
  await page.goto('/merchant-users');
  const denied = page.getByRole('dialog', { name: 'ขออภัย' });
  await denied.getByRole('button', { name: 'เข้าสู่ระบบด้วยรหัสผ่าน' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
});

async function kept(page: import('@playwright/test').Page) {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('taem.session'))) ?? '{}');
}

async function productNames({ page }: Till, count: number): Promise<string[]> {
  const cards = page.getByRole('button', { name: /^รายละเอียดของ / });
  await expect(cards.nth(2 * count)).toBeVisible();
  const names = await cards.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  const plain = names.map((name) => name.replace(/^รายละเอียดของ /, '')).filter((name) => !/[()+.]/.test(name));
  return plain.slice(0, count);
}
