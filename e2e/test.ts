import { test as base, expect, type Page } from '@playwright/test';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { type Stack, startStack } from './stack.ts';

export { expect };

/** `stack` lives as long as the worker; `signIn` opens the product as one of the demo accounts, in Thai. */
export const test = base.extend<{ signIn: (username: string) => Promise<Page> }, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from this pattern.
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  signIn: async ({ page }, use) => {
    await use(async (username) => {
      await page.goto('/login');
      await page.getByLabel('ชื่อผู้ใช้').fill(username);
      await page.getByLabel('รหัสผ่าน', { exact: true }).fill(demoAccounts.password);
      await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      return page;
    });
  },
});
