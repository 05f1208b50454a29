import { Api } from '../Api.ts';
import { Outbox } from '../Outbox.ts';
import { expect, test } from '../test.ts';

const DOCUMENT = `query ($range: DayRangeInput!, $branchId: ID) {
  statistics(range: $range, branchId: $branchId) { totalRevenue { total } products { items { product { name } totalRevenue } } } }`;
const CREATE = `mutation ($input: CreateDashboardInput!) {
  createDashboard(input: $input) { dashboard { id } userErrors { message } } }`;
const SALES = `{ transactions(filter: { range: { last: LAST_MONTH }, status: COMPLETE }, perPage: 1000) {
  total items { amountDue deliveryCost } } }`;

test('a dashboard is mailed to who tries it, its workbook has the sums of the raw sales, an alert reads as a sentence, and one press ends the mails', async ({
  signIn,
  stack,
}) => {
  test.setTimeout(120_000);
  const api = new Api(stack);
  await api.signIn('owner');
  const part = (path: string, title: string) => ({ path, title, drawing: 'TABLE', width: 6 });
  const parts = [part('statistics.totalRevenue', 'ยอดขาย'), part('statistics.products', 'สินค้า')];
  const { createDashboard } = await api.send<{ createDashboard: { dashboard: { id: string } } }>(CREATE, {
    input: { name: 'เดือนก่อนของร้าน', document: DOCUMENT, variables: '{}', parts, roleIds: [] },
  });

  const page = await signIn('owner');
  await page.goto(`/insight/dashboards/${createDashboard.dashboard.id}`);
  await page.getByRole('link', { name: 'ส่งเมลและแจ้งเตือน' }).click();
  await expect(page.getByText('ยังไม่มีการส่งเมลของแดชบอร์ดนี้')).toBeVisible();

  // What is missing is said, and nothing is sent.
  await page.getByRole('button', { name: 'ตั้งการส่งใหม่' }).click();
  const dialog = page.getByRole('dialog');
  const choose = async (field: string, option: string) => {
    await dialog.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await dialog.getByLabel('ชื่อ (หัวข้อเมล)').fill('');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog.getByText('ใส่ชื่อ', { exact: true })).toBeVisible();
  await dialog.getByLabel('ชื่อ (หัวข้อเมล)').fill('ยอดเดือนก่อน');
  await choose('ความถี่', 'ทุกเดือน');
  await choose('ตัวเลขของ', 'เดือนก่อน');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog).toHaveCount(0);
  const card = page.getByRole('region', { name: 'ยอดเดือนก่อน', exact: true });
  await expect(card).toContainText('ทุกวันที่ 1 ของเดือน เวลา 08.00 น. ส่งตัวเลขของเดือนก่อน');

  await card.getByRole('button', { name: /^ส่งให้ฉันตอนนี้/ }).click();
  await expect(card).toContainText('ทดลองส่ง: ส่งแล้ว', { timeout: 60_000 });
  const mail = await new Outbox(stack).workbookMail('ยอดเดือนก่อน');
  const { transactions } = await api.send<{
    transactions: { total: number; items: { amountDue: number; deliveryCost: number }[] };
  }>(SALES);
  expect(transactions.items).toHaveLength(transactions.total);
  const satang = transactions.items.map(({ amountDue, deliveryCost }) => Math.round((amountDue - deliveryCost) * 100));
  const revenue = satang.reduce((sum, each) => sum + each, 0) / 100;
  expect(mail?.sheets['ยอดขาย']?.[1]).toEqual(['รวม', revenue]);
  expect(mail?.sheets['สินค้า']?.length).toBeGreaterThan(5);

  // An alert on a figure of the dashboard.
  await page.getByRole('button', { name: 'ตั้งการส่งใหม่' }).click();
  await dialog.getByLabel('แจ้งเตือน เมื่อตัวเลขหนึ่งถึงเกณฑ์').check();
  await dialog.getByLabel('ชื่อ (หัวข้อเมล)').fill('ขายน้อย');
  await choose('ตัวเลข', 'ยอดขาย · รวม');
  await dialog.getByRole('textbox', { name: 'เกณฑ์' }).fill('5,000');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  const alert = page.getByRole('region', { name: 'ขายน้อย', exact: true });
  await expect(alert).toContainText('ทุกชั่วโมง แจ้งเมื่อ “ยอดขาย · รวม” ของวันนี้ น้อยกว่า 5,000');
  await alert.getByRole('switch').click();
  await expect(alert).toContainText('ปิดอยู่');
  await alert.getByRole('button', { name: /^ลบ/ }).click();
  await dialog.getByRole('button', { name: 'ลบ' }).click();
  await expect(alert).toHaveCount(0);

  const [, path = ''] = /(\/unsubscribe\/[\w.-]+)/.exec(mail?.text ?? '') ?? [];
  await page.goto(path);
  await page.getByRole('button', { name: 'เลิกรับ' }).click();
  await page.goto(`/insight/dashboards/${createDashboard.dashboard.id}/schedules`);
  await expect(card).toContainText('หยุดรับแล้ว');
});
