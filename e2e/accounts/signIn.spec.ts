import { signInByForm } from '../signInByForm.ts';
import { DEEP, expect, test } from '../test.ts';

test('AUTH-05 in English it says what the documents say', { tag: DEEP }, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login Failed')).toBeVisible();
  await expect(page.getByText('Wrong username or password')).toBeVisible();
});

test('AUTH-05, AUTH-10 a wrong password signs in no one; logging out asks for confirmation, ends the session, and the pages are closed', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('ชื่อผู้ใช้').fill('cashier');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('alert')).first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, 'cashier');
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'ยกเลิก' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.waitForURL('**/login');
  await page.goto('/payment');
  await page.waitForURL('**/login**');
});
