import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { DEEP, expect, SLOW, test } from '../test.ts';
import { Sandbox } from './Sandbox.ts';

test('an answer names the role that ran it, and is gone when another role works', { tag: DEEP }, async ({
  page,
  stack,
}) => {
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.openAs('analyst');
  const { answer } = await sandbox.runExample('revenueDashboard');
  expect(answer.data).toBeTruthy();
  await expect(sandbox.run.getByTestId('ran-by')).toHaveText(/^As analyst · Analyst · /);
  await expect(sandbox.answer).toContainText('totalRevenue');

  await sandbox.chooseRole('cashier');
  await expect(sandbox.run).toHaveCount(0);
  await expect(sandbox.answer).toHaveCount(0);
  // The other tabs of the editor show no data of the analyst either.
  await sandbox.tab('Hello').click();
  await expect(sandbox.answer).toHaveCount(0);
  const refused = await sandbox.runExample('revenueDashboard');
  expect(refused.codes).toContain('PERMISSION');
  await expect(sandbox.run.getByTestId('ran-by')).toHaveText(/^As cashier · Cashier · /);
});

test('the lists of an answer are read as a table and as bars, and what costs adds up to the estimate', {
  tag: DEEP,
}, async ({ page, stack }) => {
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.openAs('owner');
  const { answer } = await sandbox.runExample('shelf');
  const { items } = (answer.data as { products: { items: { name: string; retailPrice: number }[] } }).products;
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const table = page.getByRole('region', { name: 'Table', exact: true });
  await expect(table.getByRole('row')).toHaveCount(items.length + 1);
  await expect(table.getByRole('row', { name: items[0]?.name ?? '' })).toContainText(
    formatCount(items[0]?.retailPrice ?? 0),
  );
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
  const chart = page.getByRole('region', { name: 'Chart', exact: true });
  await chart.getByLabel('Figure').selectOption('retailPrice');
  await expect(chart.getByRole('listitem')).toHaveCount(items.length);

  await sandbox.openExample('pay');
  await expect(sandbox.tab('Pay')).toBeVisible();
  const meter = page.getByRole('button', { name: /Estimated cost/ });
  await meter.click();
  const estimated = await sandbox.cost.textContent();
  await expect(page.getByRole('region', { name: 'Cost by part' }).getByRole('row', { name: /^In all/ })).toHaveText(
    `In all${estimated}`,
  );
});

test('where the server is away a sentence says so, and the operation is there to be run again', { tag: DEEP }, async ({
  page,
  stack,
}) => {
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.openAs('owner');
  await page.route('**/graphql', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server does not answer.' })).toBeVisible();
  await expect(sandbox.answer).toHaveCount(0);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(sandbox.run).toContainText('Done');
});

test('a file goes where the operation takes one', { tag: DEEP }, async ({ page, stack }) => {
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.openAs('owner');
  await sandbox.shelf('Fields');
  await page.getByRole('button', { name: 'Mutation', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search fields' }).fill('upload user image');
  await page.getByRole('checkbox', { name: 'uploadMerchantUserImage', exact: true }).click();
  await expect(sandbox.tab('UploadMerchantUserImage')).toBeVisible();
  await page.getByRole('button', { name: 'Files', exact: true }).click();
  await page.getByLabel('File of input.image').setInputFiles({
    name: 'portrait.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  const answered = page.waitForResponse((response) =>
    (response.request().headers()['content-type'] ?? '').startsWith('multipart/form-data'),
  );
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  // The server read the form, and refuses only the file.
  expect(await (await answered).json()).toMatchObject({
    data: { uploadMerchantUserImage: { userErrors: [{ path: ['image'] }] } },
  });
});

test('fields are ticked together into an operation that runs, and the text moves the ticks', { tag: SLOW }, async ({
  page,
  stack,
}) => {
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.openAs('owner');
  await sandbox.shelf('Fields');
  await page.getByRole('searchbox', { name: 'Search fields' }).fill('products');
  const products = page.getByRole('checkbox', { name: 'products', exact: true });
  await products.click();
  await expect(products).toBeChecked();
  await expect.poll(() => sandbox.text()).toContain('products {');
  await expect.poll(() => sandbox.text()).toContain('viewer {');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(sandbox.run).toContainText('Done');
  await products.click();
  await expect(products).not.toBeChecked();
  await expect.poll(() => sandbox.text()).not.toContain('products');
  // Undone with the editor's shortcut.
  await sandbox.editor.click();
  await page.keyboard.press('Control+z');
  await expect(products).toBeChecked();
});

test('the contract is found by a word of a description, and read type by type', { tag: DEEP }, async ({
  page,
  stack,
}) => {
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.openAs('cashier');
  await sandbox.shelf('Docs');
  await page.getByRole('searchbox').fill('multipart request');
  await page.getByRole('button', { name: /^Upload/ }).click();
  await expect(page.getByRole('heading', { name: 'Upload' })).toBeVisible();
  await page.getByRole('searchbox').fill('uploadMerchantUserImage');
  await page
    .getByRole('button', { name: /^Mutation\.uploadMerchantUserImage [^(]/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'UploadMerchantUserImageInput!' }).click();
  await expect(page.getByRole('heading', { name: 'UploadMerchantUserImageInput' })).toBeVisible();
});

test('operations are kept in this browser, leave as a file and come back from it', { tag: DEEP }, async ({
  page,
  stack,
}) => {
  const sandbox = new Sandbox(page, stack.url);
  await sandbox.openAs('owner');
  await sandbox.openExample('shelf');
  await page.getByRole('button', { name: 'Save this operation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('All goods');
  await dialog.getByLabel('Collection').fill('Goods');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await sandbox.shelf('Saved');
  const goods = page.getByRole('list', { name: 'Goods' });
  await expect(goods.getByRole('button', { name: 'All goods', exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as a file' }).click(),
  ]);
  const file = await download.path();
  await page.getByRole('button', { name: 'Remove All goods' }).click();
  await expect(goods).toHaveCount(0);
  await page.getByLabel('Import a file').setInputFiles(file);
  await expect(goods.getByRole('button', { name: 'All goods', exact: true })).toBeVisible();
  await page.reload();
  await sandbox.shelf('Saved');
  await goods.getByRole('button', { name: 'All goods', exact: true }).click();
  await expect.poll(() => sandbox.text()).toContain('products(');
  await page.getByLabel('Import a file').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"other"}'),
  });
  await expect(page.getByText('This file has no operations from the sandbox.')).toBeVisible();
});

for (const language of ['th', 'en'] as const) {
  test(`on a phone everything is within the screen and can be reached (${language})`, {
    tag: DEEP,
  }, async ({ page, stack }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((one) => localStorage.setItem('LOCALE', one), language);
    await page.goto(`${stack.url}/sandbox`);
    const words = {
      th: { parts: ['คลัง', 'คำขอ', 'คำตอบ'], run: 'รัน', done: 'สำเร็จ' },
      en: { parts: ['Library', 'Operation', 'Answer'], run: 'Run', done: 'Done' },
    }[language];
    const inSight = async () => {
      // A strip of tabs scrolls separately; all other controls are on the screen.
      const beyond = await page.locator('button:visible, select:visible, input:visible, a:visible').evaluateAll((all) =>
        all
          .filter((one) => !one.closest('nav ul'))
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1)
          .map((one) => one.outerHTML.slice(0, 120)),
      );
      expect(beyond).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    };
    await expect(page.getByRole('button', { name: 'owner' })).toBeVisible();
    await inSight();
    await page.getByRole('button', { name: 'owner' }).click();
    await expect(page.getByRole('button', { name: words.run, exact: true })).toBeEnabled({ timeout: 30_000 });
    for (const part of words.parts) {
      await page.getByRole('button', { name: part, exact: true }).click();
      await inSight();
    }
    await page.getByRole('button', { name: words.parts[1] ?? '', exact: true }).click();
    await page.getByRole('button', { name: words.run, exact: true }).click();
    // The answer scrolls into view by itself.
    await expect(page.getByTestId('run')).toContainText(words.done);
    await inSight();
  });
}
