import type { Page } from '@playwright/test';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { Api } from '../Api.ts';
import { Gateway } from '../Gateway.ts';
import { intercept } from '../intercept.ts';
import { DEEP, expect, SLOW, test } from '../test.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const isGraphql = (url: URL) => url.pathname === '/graphql';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}\\s*\\*?$`));

/** Switches to English, the language of the literal texts in the documents. */
async function inEnglish(page: Page): Promise<Page> {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('LOCALE', 'en'));
  return page;
}

test('a form asks before it is left, says what became of Save, and leads back to the list', async ({
  signIn,
  stack,
}) => {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const id = await gateway.create('suppliers', { name: 'Doi Luang Farm' });
  const page = await inEnglish(await signIn('owner'));
  const alert = page.getByRole('alert');
  const dialog = page.getByRole('dialog');
  const list = /\/suppliers(\?|$)/;

  await test.step('MGMT-37 what is typed is left only after a question', async () => {
    await page.goto('/suppliers');
    await button(page, 'Add Supplier').click();
    await field(page, 'Name').fill('A farm that is not kept');
    await button(page, 'Cancel').click();
    await dialog.getByRole('button', { name: 'Stay on Page' }).click();
    await expect(field(page, 'Name')).toHaveValue('A farm that is not kept');
    await page.goBack();
    await dialog.getByRole('button', { name: 'Leave Page' }).click();
    await expect(page).toHaveURL(list);
  });

  await test.step('MGMT-33 a successful edit says so on the list; a branch in separate words', async () => {
    await page.goto(`/suppliers/${id}`);
    await field(page, 'Description').fill('Tea from the north');
    await button(page, 'Save').click();
    await expect(alert.filter({ hasText: 'Edit successfully' })).toBeVisible();
    await expect(page).toHaveURL(list);
    const [branch] = await gateway.list<{ id: string; address: string }>('merchant-branches');
    await page.goto(`/merchant-branches/${branch?.id}`);
    await field(page, 'Address').fill(`${branch?.address} 1`);
    await button(page, 'Save').click();
    await expect(alert.filter({ hasText: 'Branch updated' })).toBeVisible();
    await expect(page).toHaveURL(/\/merchant-branches(\?|$)/);
  });

  await test.step('MGMT-34 a save over someone else, and one that reaches no one, are reported in these words', async () => {
    await page.goto(`/suppliers/${id}`);
    await field(page, 'Description').fill('Tea of mine');
    await gateway.change('suppliers', id, { desc: 'Tea of somebody else' });
    await button(page, 'Save').click();
    await expect(page.getByText('Could not save changes: concurrent edition in progress')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await intercept(page, isGraphql, (route) =>
      route.request().postData()?.includes('Tea that reaches nobody')
        ? route.abort('connectionreset')
        : route.continue(),
    );
    await field(page, 'Description').fill('Tea that reaches nobody');
    await button(page, 'Save').click();
    await expect(page.getByText('Server communication error')).toBeVisible();
    // MGMT-33 Any failure leads back to the list; OP-34 no input is lost.
    await expect(page).toHaveURL(list);
    await page.unroute(isGraphql);
    await button(page, 'Back to it').click();
    await expect(field(page, 'Description')).toHaveValue('Tea that reaches nobody');
  });
});

test('a picture is sent once one is chosen; too large, and not sent, are reported in the words of the place', {
  tag: DEEP,
}, async ({ signIn, stack }) => {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const [product] = await gateway.list<{ id: string; name: string }>('products');
  const page = await inEnglish(await signIn('owner'));
  const dialog = page.getByRole('dialog');
  const popup = (name: string) => page.getByRole('alertdialog', { name });
  const choose = (size: number) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer: Buffer.concat([PNG, Buffer.alloc(size)]) });

  await test.step('MGMT-36 a file over 10,000,000 bytes, in the form and in the list', async () => {
    await page.goto(`/products/${product?.id}`);
    await button(page, 'Change picture').click();
    await expect(button(page, 'Upload')).toBeDisabled();
    await choose(10_000_000);
    await expect(popup('Error')).toContainText('File size is too large.');
    await popup('Error').getByRole('button').click();
    await button(page, 'Cancel').first().click();
    await page.goto('/products');
    await page
      .getByRole('button', { name: /^Change the picture of/ })
      .first()
      .click();
    await choose(10_000_000);
    await expect(popup('Error')).toContainText('File size is too big');
  });

  await test.step('MGMT-36 one that is not taken', async () => {
    await page.goto(`/products/${product?.id}`);
    await button(page, 'Change picture').click();
    await choose(0);
    await intercept(page, isGraphql, (route) => route.fulfill({ status: 500, body: '' }));
    await button(page, 'Upload').click();
    await expect(popup('Error')).toContainText("Can't upload file");
    await page.unroute(isGraphql);
    await popup('Error').getByRole('button').click();
  });

  await test.step('MGMT-35 one that is taken is shown at once', async () => {
    await button(page, 'Upload').click();
    await expect(popup('Update successfully')).toBeVisible();
    await popup('Update successfully').getByRole('button').click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /\/files\/images\//);
  });
});

test('MGMT-38, MGMT-40 what a form is filled from is loaded with it, and a list that cannot be loaded is not drawn', {
  tag: DEEP,
}, async ({ signIn }) => {
  const page = await inEnglish(await signIn('owner'));
  const answered = new Set<string>();
  page.on('response', async (response) => {
    if (!isGraphql(new URL(response.url()))) return;
    const { data } = await response.json().catch(() => ({ data: null }));
    for (const name of Object.keys(data ?? {})) answered.add(name);
  });
  const opens = async (path: string, heading: string, lists: readonly string[]) => {
    answered.clear();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => [...answered]).toEqual(expect.arrayContaining([...lists]));
  };
  await opens('/merchant-roles/create', 'Add Role', ['menus']);
  await opens('/offers/create', 'Add Offer', ['conditions', 'coupons']);
  await opens('/merchant-users/create', 'Add User', ['merchantRoles']);
  await page.goto('/products/create');
  await expect(page.getByRole('combobox', { name: /^Category/ })).toBeVisible();
  await intercept(page, isGraphql, async (route) => {
    const response = await route.fetch();
    const isOfChoices = (await response.text()).includes('"productCategories"');
    await (isOfChoices ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  await page.goto('/products/create');
  await expect(field(page, 'Name')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Category/ })).toHaveCount(0);
  await page.unroute(isGraphql);
});

test('PERM-09, PERM-12 a user who may read a page and not write it sees the record, and nothing that saves or deletes it', {
  tag: SLOW,
}, async ({ browser, stack }) => {
  const pages = {
    'merchant-branches': PAGE.branch,
    'product-categories': PAGE.category,
    offers: PAGE.offer,
    'payment-channels': PAGE.paymentMethod,
    products: PAGE.product,
    'member-tiers': PAGE.tier,
    'merchant-users': PAGE.user,
    transactions: PAGE.paymentHistory,
  };
  const api = new Api(stack);
  await api.signIn('owner');
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const { createMerchantRole } = await api.send<{ createMerchantRole: { merchantRole: { id: string } } }>(
    'mutation ($input: CreateMerchantRoleInput!) { createMerchantRole(input: $input) { merchantRole { id } userErrors { message } } }',
    {
      input: {
        name: 'Reader',
        authorizes: Object.values(pages).map((objectCode) => ({ objectCode, actionCodes: ['READ'] })),
      },
    },
  );
  const [branch] = await gateway.list<{ id: string }>('merchant-branches');
  const user = { username: 'reader', employeeNo: '777', firstname: 'Only', lastname: 'Reads', phone: '0812349777' };
  const { createMerchantUser } = await api.send<{ createMerchantUser: { userErrors: unknown[] } }>(
    'mutation ($input: CreateMerchantUserInput!) { createMerchantUser(input: $input) { userErrors { path message } } }',
    {
      input: {
        ...{ ...user, email: 'reader@shop.example', status: 'ACTIVE', password: demoAccounts.password },
        ...{ roleId: createMerchantRole.merchantRole.id, branchIds: [branch?.id] },
      },
    },
  );
  expect(createMerchantUser.userErrors).toEqual([]);
  const context = await browser.newContext({ baseURL: stack.url, locale: 'en-US' });
  const page = await inEnglish(await context.newPage());
  await page.goto('/login');
  await page.getByLabel('Username').fill('reader');
  await page.getByLabel('Password', { exact: true }).fill(demoAccounts.password);
  await button(page, 'Sign in').click();
  await page.waitForURL((url) => url.pathname === '/');
  for (const path of Object.keys(pages)) {
    // Other tests void and return sales.
    const record = (
      await gateway.list<{ id: string; status?: string; total_revenue?: number }>(
        path,
        path === 'transactions' ? { branch_id: branch?.id } : {},
      )
    ).find(({ status, total_revenue = 1 }) => status !== 'Void' && total_revenue > 0);
    await page.goto(`/${path}/${record?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === 'transactions') {
      await expect(button(page, 'Void')).toBeDisabled();
      continue;
    }
    await expect(button(page, 'Save'), path).toBeDisabled();
    await expect(button(page, 'Delete'), path).toHaveCount(0);
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Add / }), path).toHaveCount(0);
  }
  await context.close();
});
