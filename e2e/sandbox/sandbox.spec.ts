import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { Api } from '../Api.ts';
import { DEEP, expect, test } from '../test.ts';
import { seriousViolationsOf } from '../violationsOf.ts';
import { Sandbox } from './Sandbox.ts';

const shell = promisify(execFile);

test('without a session the sandbox invites to sign in, and signing in leads back to it', { tag: DEEP }, async ({
  page,
  stack,
}) => {
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.open();
  await expect(page.getByRole('heading', { name: 'Sign in to use the sandbox' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Username').fill('cashier');
  await page.getByLabel('Password', { exact: true }).fill(demoAccounts.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/sandbox');
  await expect(page.getByTestId('identity')).toContainText('Cashier');
});

test('a demo role lives beside the back office session and does not replace it', { tag: DEEP }, async ({
  page,
  stack,
  signIn,
}) => {
  await signIn('cashier');
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.open();
  await expect(page.getByTestId('identity')).toContainText('Cashier');
  await sandbox.chooseRole('owner');
  await expect(page.getByTestId('identity')).toContainText('Administrator');
  const { answer } = await sandbox.runExample('whoMayDoWhat');
  expect(answer.data).toMatchObject({ viewer: { username: 'owner' } });

  await page.getByRole('button', { name: 'Leave the demo role' }).click();
  await expect(page.getByTestId('identity')).toContainText('Cashier');
  const back = await sandbox.runExample('whoMayDoWhat');
  expect(back.answer.data).toMatchObject({ viewer: { username: 'cashier' } });
  await page.getByRole('link', { name: 'Back office' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('the navigation of the back office leads to the sandbox', { tag: DEEP }, async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/');
  const rail = page.getByRole('navigation', { name: 'เมนูหลัก' });
  await rail.getByRole('link', { name: 'การจัดการ' }).click();
  await rail.getByRole('link', { name: 'แซนด์บ็อกซ์ GraphQL' }).click();
  await expect(page).toHaveURL(/\/sandbox$/);
  await expect(page.getByTestId('identity')).toContainText('Administrator');
});

test('what is copied as cURL runs in a shell, with the token only on request', { tag: DEEP }, async ({
  page,
  stack,
}) => {
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.openAs('owner');
  await sandbox.openExample('receipt');
  await expect(sandbox.tab('Receipt')).toBeVisible();
  await page.getByRole('button', { name: 'Copy as cURL or TypeScript' }).click();
  const snippet = page.getByTestId('snippet');
  await expect(snippet).toContainText('Bearer $TAEM_TOKEN');
  const withPlaceholder = (await snippet.textContent()) ?? '';
  await page.getByLabel('Include my token').check();
  await expect(snippet).not.toContainText('TAEM_TOKEN');
  const withToken = (await snippet.textContent()) ?? '';

  const token = /Bearer ([\w.-]+)/.exec(withToken)?.[1] ?? '';
  const runs = [
    shell('sh', ['-c', `${withPlaceholder} --silent`], { env: { ...process.env, TAEM_TOKEN: token } }),
    shell('sh', ['-c', `${withToken} --silent`]),
  ];
  for (const { stdout } of await Promise.all(runs)) {
    const answer = JSON.parse(stdout) as { data: { transaction: { transactionNo: string } } };
    expect(answer.data.transaction.transactionNo).toMatch(/-\d{6}-/);
  }
});

test('what is copied as TypeScript names the type of every field', { tag: DEEP }, async ({ page, stack }) => {
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.openAs('owner');
  await sandbox.openExample('membersWithTier');
  await page.getByRole('button', { name: 'Copy as cURL or TypeScript' }).click();
  await page.getByRole('button', { name: 'TypeScript', exact: true }).click();
  const snippet = page.getByTestId('snippet');
  await expect(snippet).toContainText('export interface MembersWithTierData');
  await expect(snippet).toContainText('totalRevenue: number;');
  await expect(snippet).toContainText('Promise<MembersWithTierData>');
});

test('a sale of the library is recorded once, however often it is sent', { tag: DEEP }, async ({ page, stack }) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const before = await api.salesCount();
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.openAs('cashier');
  await sandbox.runExample('pay');
  const again = page.waitForResponse((response) => (response.request().postData() ?? '').includes('"Pay"'));
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await again;
  expect(await api.salesCount()).toBe(before + 1);
});

test('by the keyboard alone an operation is written, completed, given its variables, run and left', async ({
  page,
  stack,
}) => {
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.openAs('owner');
  await page.getByRole('button', { name: 'New tab' }).click();
  await page.keyboard.press('Tab');
  const focused = (name: string) => expect(page.getByRole('textbox', { name, exact: true })).toBeFocused();
  /** Moves forwards or backwards until this editor has the focus. */
  const go = async (name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    for (let times = 0; times < 20; times += 1) {
      if (await page.getByRole('textbox', { name, exact: true }).evaluate((one) => one === document.activeElement))
        return;
      await page.keyboard.press('Escape');
      await page.keyboard.press(key);
    }
    await focused(name);
  };
  await go('GraphQL text');
  await page.keyboard.type('query Two($size: Int!) { products(perPage: $size) { tot');
  await expect(page.getByRole('option', { name: /^total/ })).toBeVisible();
  await page.keyboard.type('al');
  // Tab indents; after Escape it leaves the editor.
  await page.keyboard.press('Tab');
  await focused('GraphQL text');
  await go('Variables');
  await page.keyboard.type('{ "');
  await expect(page.getByRole('option', { name: /^size/ })).toBeVisible();
  await page.keyboard.type('size": 2');
  await page.keyboard.press('Control+Enter');
  await expect(sandbox.run).toContainText('Done');
  await expect(sandbox.answer).toContainText('"total":');
  // Missing fields of an object were added, and the text is formatted with its comments.
  await go('GraphQL text', 'Shift+Tab');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# stays\n');
  await page.keyboard.press('Control+Shift+P');
  await expect
    .poll(() => sandbox.text())
    .toBe('# stays\nquery Two($size: Int!) {\n  products(perPage: $size) {\n    total\n  }\n}\n');
});

test('an object without fields gets those that identify it, and what cannot be sent says why', { tag: DEEP }, async ({
  page,
  stack,
}) => {
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.openAs('owner');
  await sandbox.editor.fill('query Me { viewer { role } }');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(sandbox.run).toContainText('Done');
  await expect.poll(() => sandbox.text()).toMatch(/role \{\s+id\s+\}/);
  await page.getByRole('button', { name: 'Headers', exact: true }).click();
  await page.getByRole('textbox', { name: 'Headers', exact: true }).fill('{ "x-a": ');
  await expect(page.getByRole('status').filter({ hasText: 'The headers cannot be read' })).toBeVisible();
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing serious in our own parts, in ${theme} colours`, {
    tag: DEEP,
  }, async ({ page, stack }) => {
    const sandbox = new Sandbox(page, stack.url);
    const found = () => seriousViolationsOf(page);
    await page.addInitScript((chosen) => localStorage.setItem('taem.scheme', chosen), theme);
    await sandbox.open();
    await expect(page.getByRole('button', { name: 'owner' })).toBeVisible();
    expect(await found()).toEqual([]);
    await page.getByRole('button', { name: 'owner' }).click();
    await sandbox.runExample('payTold');
    await page.getByRole('button', { name: /Estimated cost/ }).click();
    expect(await found()).toEqual([]);
    for (const view of ['Table', 'Chart']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      expect(await found()).toEqual([]);
    }
    for (const shelf of ['Fields', 'Docs', 'Saved']) {
      await page.getByRole('button', { name: shelf, exact: true }).click();
      expect(await found()).toEqual([]);
    }
    await page.getByRole('button', { name: 'Copy as cURL or TypeScript' }).click();
    expect(await found()).toEqual([]);
  });
}
