import type { Page } from '@playwright/test';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';

/** Signs in as a person does, in Thai, up to the home page; the session is not shared. */
export async function signInByForm(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, username);
  await page.waitForURL((url) => url.pathname === '/');
}

/** Fills in the open sign-in page. */
export async function fillSignIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('ชื่อผู้ใช้').fill(username);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(demoAccounts.password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
}
