import { formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { Api } from '../Api.ts';
import { expect, SLOW, test } from '../test.ts';

interface Sales {
  report: { transactions: { items: { totalRevenue: number; amountDue: number }[]; total: number } };
}

const SALES = `query ($page: Int!) { report(range: { last: THIS_YEAR }) {
  transactions(page: $page, perPage: 1000) { total items { totalRevenue } } } }`;

/** Returns the revenue of the year, added up sale by sale. */
async function rawRevenue(api: Api): Promise<number> {
  let satang = 0;
  for (let page = 1, left = 1; left > 0; page += 1) {
    const { items, total } = (await api.send<Sales>(SALES, { page })).report.transactions;
    satang += items.reduce((sum, { totalRevenue }) => sum + Math.round(totalRevenue * 100), 0);
    left = total - page * 1000;
  }
  return satang / 100;
}

test('a dashboard is ticked together, saved and shared, and each opens it with their own rights; another is written as text', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const revenue = formatTwoDecimals(await rawRevenue(api));

  const page = await signIn('owner');
  await page.goto('/insight/workbench?period=year');
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  // By mouse: a tick extends the document, and the figure appears at once.
  await page.getByPlaceholder('ค้นหาตัวเลข').fill('รายได้');
  await box('รายได้').first().check();
  await page.getByPlaceholder('ค้นหาตัวเลข').fill('');
  const editor = page.getByRole('textbox', { name: 'เอกสาร GraphQL' });
  await expect(editor).toContainText('totalRevenue');
  await page.getByRole('button', { name: 'ปรับแต่ง: รายได้' }).click();
  await page.getByRole('combobox', { name: 'รูปแบบ' }).click();
  await page.getByRole('option', { name: 'ตัวเลข' }).click();
  await expect(part('รายได้').locator('dd').first()).toContainText(revenue);
  await box('บิลขาย').check();
  await expect(part('บิลขาย').getByRole('table')).toBeVisible();

  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByLabel('ชื่อแดชบอร์ด').fill('ยอดทั้งปี');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ยอดทั้งปี');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'เพิ่มเติม' }).click();
  await page.getByRole('menuitem', { name: 'แบ่งให้บทบาท' }).click();
  for (const role of ['Analyst', 'Cashier']) await page.getByRole('dialog').getByLabel(role).check();
  await page.getByRole('dialog').getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // By text: a mistake is reported with the nearest field, and fixing it moves the tick.
  await page.goto('/insight/workbench?period=year');
  await editor.fill('query Mine($range: DayRangeInput!) { statistics(range: $range) { totalRevenu { total } } }');
  await page.getByRole('button', { name: 'ใช้ totalRevenue' }).click();
  await expect(box('รายได้').first()).toBeChecked();
  await editor.press('Control+Enter');
  await expect(part('รายได้').locator('dd').first()).toContainText(revenue);

  /** Signs in the next user on the same device. */
  const next = async (username: string) => {
    await page.context().setStorageState({ cookies: [], origins: [] });
    await signIn(username);
  };
  await next('analyst');
  await page.goto('/insight/dashboards');
  await page.getByRole('link', { name: /^ยอดทั้งปี/ }).click();
  // IM-17 It opens with the days that it was saved with.
  await expect(page.getByRole('button', { name: 'ปี', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(part('รายได้').locator('dd').first()).toContainText(revenue);

  // A user without the right to some figures sees the other part, and which right the first one needs.
  await next('cashier');
  await page.goto(`/insight/dashboards/${id}?period=year`);
  await expect(part('รายได้')).toContainText('Business Insight');
  await expect(part('บิลขาย').getByRole('table')).toBeVisible();
  await page.goto(`/insight/dashboards/${id}/wall?period=year`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ยอดทั้งปี');
});
