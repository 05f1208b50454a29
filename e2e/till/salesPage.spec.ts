import type { Page } from '@playwright/test';
import { expect, SLOW, test } from '../test.ts';
import { cardOf, Till } from './Till.ts';

interface Operation {
  name: string;
  /** The gateway calls that it needed. */
  upstream: string[];
}

/**
 * Records every operation that the browser sends from now on, except those of parked bills, which may change at any moment
 * and are read separately.
 */
async function watchOperations(page: Page): Promise<Operation[]> {
  const sent: Operation[] = [];
  await page.setExtraHTTPHeaders({ 'x-explain': '1' });
  // Read in the route: the browser does not keep the answers of a page that was left.
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === 'ParkedBills') return route.continue();
    const operation: Operation = { name: operationName, upstream: [] };
    sent.push(operation);
    const response = await route.fetch();
    const { extensions } = (await response.json()) as {
      extensions: { upstream: { requests: { path: string; shared: boolean }[] } };
    };
    operation.upstream = extensions.upstream.requests.filter(({ shared }) => !shared).map(({ path }) => path);
    await route.fulfill({ response }).catch(() => undefined);
  });
  return sent;
}

const MEMBER = '0812345678';

test('the sales screen opens with one operation of at most 10 upstream calls, coming back within a minute asks for nothing again, and from confirm to the receipt there is one mutation', async ({
  signIn,
}) => {
  const page = await signIn('cashier');
  const till = new Till(page);
  await page.goto('/payment/search-member');
  await page.getByRole('combobox').fill(MEMBER);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).click();

  const sent = await watchOperations(page);
  await page.getByRole('button', { name: 'ดำเนินการต่อ', exact: true }).click();
  await page.waitForURL('**/payment/addproduct');
  await cardOf(page, 'กล้วยหอมทอง').click();
  await expect(till.due).toHaveText('9.75');
  await expect(till.proceed).toBeEnabled();
  await page.getByRole('button', { name: /^ส่วนลด/ }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual(['SalesPage']);
  expect(sent[0]?.upstream.length).toBeGreaterThan(4);
  expect(sent[0]?.upstream.length).toBeLessThanOrEqual(10);
  await page.keyboard.press('Escape');

  await page.goBack();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goForward();
  await cardOf(page, 'กล้วยหอมทอง').click();
  await expect(till.proceed).toBeEnabled();
  // The next customer is a guest.
  await page.getByRole('button', { name: 'เปลี่ยนลูกค้า' }).click();
  await page.getByRole('button', { name: /^ลูกค้าทั่วไป/ }).click();
  await page.getByRole('button', { name: 'ข้าม', exact: true }).click();
  await cardOf(page, 'กล้วยหอมทอง').click();
  await expect(till.proceed).toBeEnabled();
  // The list of members is the other page's own.
  expect(sent.slice(1).filter(({ name }) => name !== 'SearchMembers')).toEqual([]);

  const confirm = await till.takeCash('100');
  sent.length = 0;
  await confirm.click();
  await till.receiptNumber();
  await page.getByRole('button', { name: /^ใบเสร็จ|พิมพ์/ }).click();
  await expect(page.getByRole('dialog').getByText('9.75').first()).toBeVisible();
  // The payment does not wait for the code with which a guest claims the points.
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['Pay', 'ReceiptLink']);
});

test('PAY-20 opened by its address, the sales screen adds one operation to the rights that every page asks for; of a product it asks what the grid shows, and its details when someone looks at it', {
  tag: SLOW,
}, async ({ signIn }) => {
  const page = await signIn('cashier');
  const sent = await watchOperations(page);
  await page.goto('/payment/addproduct');
  await page.getByRole('button', { name: 'ข้าม', exact: true }).click();
  await cardOf(page, 'กล้วยหอมทอง').click();
  await expect(new Till(page).proceed).toBeEnabled();
  expect(sent.map(({ name }) => name).sort()).toEqual(['SalesPage', 'ViewerRights']);
  const products = sent.flatMap(({ upstream }) => upstream).find((path) => path.startsWith('/products?'));
  expect(new URLSearchParams(products?.replace(/^.*\?/, '')).get('projection')).toBe(
    'category_id,code,id,image_url,is_vat_exempt,menu_option_group_ids,name,retail_price,skip_stock,sub_category_id',
  );

  await page.getByRole('button', { name: 'รายละเอียดของ กล้วยหอมทอง' }).click();
  await expect(page.getByRole('dialog').getByText(/^ผลไม้สด/)).toBeVisible();
  expect(sent.slice(2)).toMatchObject([{ name: 'ProductDetails', upstream: [expect.stringMatching(/^\/products\//)] }]);
});
