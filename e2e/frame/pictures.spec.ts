import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Api } from '../Api.ts';
import { Sandbox } from '../sandbox/Sandbox.ts';
import { type Stack, startStack } from '../stack.ts';
import { test as base, expect } from '../test.ts';
import { Till } from '../till/Till.ts';

/** `npm run pictures`: takes the pictures of the README, from the demo shop as `npm start` loads it. */
const FOLDER = join(import.meta.dirname, '../../docs/pictures');
const MEMBER = '0812345678';

const test = base.extend<object, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from this pattern.
    async ({}, use) => {
      const stack = await startStack({ scale: 1 });
      await use(stack);
      await stack.close();
    },
    // A busy machine takes minutes to load the whole demo shop.
    { scope: 'worker', timeout: 900_000 },
  ],
});

test('the README has its pictures of the till', { tag: '@pictures' }, async ({ signIn }) => {
  const page = await signIn('cashier');
  const till = new Till(page);
  await till.startMemberSale(MEMBER);
  for (const product of ['กระเช้าปีใหม่', 'กล้วยหอมทอง', 'เกาลัดคั่วน้ำผึ้ง']) await till.add(product);
  await keep(page, 'till-th');
  await till.usePoints('500');
  await page.getByRole('button', { name: 'ที่มาของราคา' }).click();
  await keep(page, 'why');
  await page.keyboard.press('Escape');
  await till.proceed.click();
  await page.getByRole('button', { name: /^เงินสด/ }).click();
  await page.getByRole('dialog', { name: 'รับเงินสด' }).getByLabel('รับเงินมา (บาท)').fill('1500');
  await keep(page, 'payment');
});

test('the README has its pictures of the back office', { tag: '@pictures' }, async ({ signIn, stack }) => {
  const page = await signIn('owner');
  await page.addInitScript(() => localStorage.setItem('LOCALE', 'en'));
  await page.goto('/bi?period=month');
  await keep(page, 'overview');

  const api = new Api(stack);
  await api.signIn('owner');
  const { members } = await api.send<{ members: { items: { id: string }[] } }>(
    'query ($keyword: String) { members(keyword: $keyword) { items { id } } }',
    { keyword: MEMBER },
  );
  await page.goto(`/ci/member/profiles/${members.items[0]?.id}`);
  await keep(page, 'member');

  await page.goto('/products');
  for (const row of [1, 2, 4]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
  await keep(page, 'products');

  await page.goto('/insight/workbench?period=month');
  for (const figure of ['Revenue', 'Sales'])
    await page.getByRole('checkbox', { name: figure, exact: true }).first().check();
  await keep(page, 'workbench');

  const sandbox = new Sandbox(page, stack.url);
  await sandbox.open();
  await sandbox.chooseRole('owner');
  await sandbox.runExample('revenueDashboard');
  await keep(page, 'sandbox');
});

/** Takes a picture of the visible part, once all of it is drawn. */
async function keep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[role=progressbar], [aria-busy=true], .MuiSkeleton-root')).toHaveCount(0);
  // Images further down are only fetched when they are nearly visible.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}
