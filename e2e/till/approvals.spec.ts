import { Gateway } from '../Gateway.ts';
import { expect, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { Till } from './Till.ts';

const BANANA = 'กล้วยหอมทอง';
const PIN = '2580';

test.use({ ownStack: 'approvals' });

test('issue 34 a price that the cashier typed is paid once the manager has approved it, and the sale says so', async ({
  signIn,
  stack,
}) => {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  await gateway.changeSettings({ approve_own_price: 'ALWAYS' });

  const profile = await signIn('manager');
  await profile.goto('/management/profile');
  const form = profile.getByRole('form', { name: 'PIN หน้าขาย' });
  await form.getByRole('textbox', { name: 'PIN ใหม่' }).fill('1234');
  await form.getByRole('textbox', { name: 'ยืนยัน PIN' }).fill('1234');
  await expect(form.getByRole('button', { name: 'ตั้ง PIN' })).toBeDisabled();
  await form.getByRole('textbox', { name: 'PIN ใหม่' }).fill(PIN);
  await form.getByRole('textbox', { name: 'ยืนยัน PIN' }).fill(PIN);
  await form.getByRole('button', { name: 'ตั้ง PIN' }).click();
  await expect(profile.getByText('ตั้ง PIN หน้าขายแล้ว')).toBeVisible();

  await profile.evaluate(() => localStorage.clear());
  const till = new Till(await signIn('cashier'));
  const { page } = till;
  await till.startGuestSale();
  await till.ring({ code: 'BANANA000001', name: BANANA }, 1, '5');
  await (await till.takeCash('5')).click();
  const dialog = page.getByRole('dialog', { name: 'ต้องมีผู้อนุมัติ' });
  await expect(dialog.getByRole('listitem')).toHaveText('ราคาที่พิมพ์เอง');
  const apply = dialog.getByRole('button', { name: 'อนุมัติ', exact: true });
  const pin = dialog.getByLabel(/^PIN ของผู้อนุมัติ/);
  await pin.fill('9999');
  await pin.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('PIN ไม่ถูกต้อง');
  await expect(pin).toHaveValue('');
  await expect(apply).toBeDisabled();
  expect(await violationsOf(page)).toEqual([]);
  for (const digit of PIN) await dialog.getByRole('button', { name: digit, exact: true }).click();
  await apply.click();
  const number = await till.receiptNumber();

  await page.evaluate(() => localStorage.clear());
  const history = await signIn('manager');
  await history.goto('/transactions');
  await history.getByRole('link', { name: number }).click();
  await expect(history.getByText(/อนุมัติโดย .+: ราคาที่พิมพ์เอง/)).toBeVisible();
});
