import { Api } from '../Api.ts';
import { Gateway } from '../Gateway.ts';
import { Outbox } from '../Outbox.ts';
import { DEEP, expect, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';

const DOCUMENT = `query ($range: DayRangeInput!, $branchId: ID) {
  statistics(range: $range, branchId: $branchId) { totalRevenue { total } products { items { product { name } totalRevenue } } } }`;
const CREATE = `mutation ($input: CreateDashboardInput!) {
  createDashboard(input: $input) { dashboard { id } userErrors { message } } }`;
const SALES = `{ transactions(filter: { range: { last: LAST_MONTH }, status: COMPLETE }, perPage: 1000) {
  total items { amountDue deliveryCost } } }`;

test('a dashboard is mailed to the user who tries it, its workbook has the sums of the raw sales, an alert reads as a sentence, and one press ends the mails', {
  tag: DEEP,
}, async ({ signIn, stack }) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const part = (path: string, title: string) => ({ path, title, drawing: 'TABLE', width: 6 });
  const parts = [part('statistics.totalRevenue', 'ยอดขาย'), part('statistics.products', 'สินค้า')];
  const { createDashboard } = await api.send<{ createDashboard: { dashboard: { id: string } } }>(CREATE, {
    input: { name: 'เดือนก่อนของร้าน', document: DOCUMENT, variables: '{}', parts, roleIds: [] },
  });

  const page = await signIn('owner');
  await page.goto(`/insight/dashboards/${createDashboard.dashboard.id}`);
  await page.getByRole('link', { name: 'ส่งอีเมลและแจ้งเตือน' }).click();
  await expect(page.getByText('ยังไม่มีการส่งอีเมลของแดชบอร์ดนี้')).toBeVisible();

  // Missing values are reported, and nothing is sent.
  await page.getByRole('button', { name: 'ตั้งการส่งใหม่' }).click();
  const dialog = page.getByRole('dialog');
  const choose = async (field: string, option: string) => {
    await dialog.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await dialog.getByLabel('ชื่อ (หัวข้ออีเมล)').fill('');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog.getByText('ใส่ชื่อ', { exact: true })).toBeVisible();
  await dialog.getByLabel('ชื่อ (หัวข้ออีเมล)').fill('ยอดเดือนก่อน');
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
  await dialog.getByLabel('ชื่อ (หัวข้ออีเมล)').fill('ขายน้อย');
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

test('the workbook of a mail has the sales one by one; a recipient who may not have it any more is named and taken off, and a user who may not change the dashboard schedules nothing', {
  tag: DEEP,
}, async ({ signIn, stack }) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const { merchantRoles, viewer, merchantUsers } = await api.send<{
    merchantRoles: { items: { id: string; name: string }[] };
    viewer: { id: string };
    merchantUsers: { items: { id: string; username: string; firstname: string; lastname: string }[] };
  }>(
    '{ merchantRoles { items { id name } } viewer { id } merchantUsers(perPage: 100) { items { id username firstname lastname } } }',
  );
  const roleId = merchantRoles.items.find(({ name }) => name === 'Cashier')?.id;
  const cashier = merchantUsers.items.find(({ username }) => username.startsWith('cashier'));
  const cashierName = `${cashier?.firstname} ${cashier?.lastname}`;
  const document = `query ($range: DayRangeInput!) { report(range: $range) {
    transactions(perPage: 1000) { total items { transactionNo totalRevenue } } } }`;
  const parts = [{ path: 'report.transactions', title: 'บิล', drawing: 'TABLE', width: 12 }];
  const { createDashboard } = await api.send<{ createDashboard: { dashboard: { id: string } } }>(CREATE, {
    input: { name: 'บิลทุกใบ', document, variables: '{}', parts, roleIds: [roleId] },
  });
  const { id } = createDashboard.dashboard;
  const created = await api.send<{ createDashboardSchedule: { userErrors: unknown[] } }>(
    'mutation ($input: CreateDashboardScheduleInput!) { createDashboardSchedule(input: $input) { userErrors { message path } } }',
    {
      input: {
        ...{ dashboardId: id, name: 'Every bill', rhythm: 'WEEKLY', weekdays: [2, 6], hour: 8, language: 'EN' },
        ...{ range: 'LAST_30_DAYS', recipientIds: [viewer.id, cashier?.id] },
      },
    },
  );
  expect(created.createDashboardSchedule.userErrors).toEqual([]);

  const page = await signIn('owner');
  await page.goto(`/insight/dashboards/${id}/schedules`);
  const card = page.getByRole('region', { name: 'Every bill', exact: true });
  await card.getByRole('button', { name: /^ส่งให้ฉันตอนนี้/ }).click();
  await expect(card).toContainText('ทดลองส่ง: ส่งแล้ว', { timeout: 60_000 });
  const mail = await new Outbox(stack).workbookMail('Every bill');
  const { statistics } = await api.send<{ statistics: { range: { from: string; to: string } } }>(
    '{ statistics(range: { last: LAST_30_DAYS }) { range { from to } } }',
  );
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const sales = await gateway.salesOf(statistics.range.from, statistics.range.to);
  expect(sales.length).toBeGreaterThan(10);
  const inOrder = (rows: (string | number)[][]) => rows.map((row) => row.join(' ')).sort();
  expect(inOrder(mail?.sheets.บิล?.slice(1) ?? [])).toEqual(
    inOrder(sales.map((sale) => [sale.transaction_no, sale.total_revenue])),
  );

  // No longer shared: the recipient is still named, and can be removed.
  const found = () => violationsOf(page);
  const version = 'query ($id: ID!) { dashboard(id: $id) { version } }';
  const share = async (roleIds: (string | undefined)[]) => {
    const { dashboard } = await api.send<{ dashboard: { version: number } }>(version, { id });
    const input = { id, version: dashboard.version, roleIds };
    await api.send(
      'mutation ($input: UpdateDashboardInput!) { updateDashboard(input: $input) { userErrors { message } } }',
      { input },
    );
  };
  await share([]);
  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(card).toBeVisible();
  expect(await found()).toEqual([]);
  expect(await page.evaluate(() => window.document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await card.getByRole('button', { name: /^แก้ไข/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: `${cashierName} · ตอนนี้รับไม่ได้` })).toBeChecked();
  expect(await found()).toEqual([]);
  await dialog.getByRole('checkbox', { name: `${cashierName} · ตอนนี้รับไม่ได้` }).uncheck();
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole('group', { name: 'ผู้รับ' })).not.toContainText(cashierName);

  // The page behind the link, on a phone: opening it changes nothing, and its action can be undone.
  const [, path = ''] = /(\/unsubscribe\/[\w.-]+)/.exec(mail?.text ?? '') ?? [];
  await page.goto(path);
  await expect(page.getByRole('status')).toHaveText('You receive the email “Every bill”.');
  expect(await found()).toEqual([]);
  await page.getByRole('button', { name: 'Stop receiving this email' }).click();
  await expect(page.getByRole('status')).toHaveText('Done: you will not receive the email “Every bill” any more.');
  await page.getByRole('button', { name: 'Receive it again' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Done: you will receive the email “Every bill” at its times again.',
  );
  await page.setViewportSize({ width: 1280, height: 800 });

  await share([roleId]);
  await page.context().setStorageState({ cookies: [], origins: [] });
  await signIn('cashier');
  await page.goto(`/insight/dashboards/${id}?period=year`);
  await expect(page.getByRole('region', { name: 'บิล', exact: true }).getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ทำสำเนา' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ส่งอีเมลและแจ้งเตือน' })).toHaveCount(0);
  await page.goto(`/insight/dashboards/${id}/schedules`);
  await expect(page.getByText('ไม่มีแดชบอร์ดนี้ หรือคุณไม่มีสิทธิ์แก้ไข')).toBeVisible();
});
