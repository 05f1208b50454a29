import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { Api } from '../Api.ts';
import { Gateway } from '../Gateway.ts';
import { makeDue } from '../makeDue.ts';
import { Outbox } from '../Outbox.ts';
import { DEEP, expect, test } from '../test.ts';

const DOCUMENT = `query ($range: DayRangeInput!) {
  statistics(range: $range) { totalRevenue { total } } report(range: $range) { transactions { total } } }`;
const CREATE = `mutation ($input: CreateDashboardInput!) {
  createDashboard(input: $input) { dashboard { id } userErrors { message path } } }`;
const MAY_NOT = 'คุณไม่มีสิทธิ์ดูส่วนนี้';

// A separate stack, because the users and roles it adds would appear in lists of other tests.
test.use({ ownStack: 'schedulesOfTwo' });

test('an analyst mails a shared dashboard to the counter: each recipient gets what they may read at that hour, a right withdrawn earlier counts, and an unsubscription is visible', {
  tag: DEEP,
}, async ({ signIn, stack }) => {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const right = (page: string) => ({ object_code: `Page.Merchant.${page}`, action_codes: ['Read'] });
  const branches = (await gateway.list<{ id: string }>('merchant-branches')).map(({ id }) => id);
  const hire = async (username: string, firstname: string, pages: string[]) => {
    const role = await gateway.create('merchant-roles', { name: `Role of ${username}`, authorizes: pages.map(right) });
    const person = {
      ...{ username, firstname, lastname: 'ทดสอบ', role_id: role, password: demoAccounts.password, branches },
      ...{ employee_no: username, phone: '0812345670', email: `${username}@shop.example`, status: 'Active' },
    };
    await gateway.create('merchant-users', person);
    return role;
  };
  await hire('headanalyst', 'วิเคราะห์', ['Business_Insight', 'Management.User', 'Management.Role']);
  const counter = await hire('counter', 'หน้าร้าน', ['Management.Payment_History']);
  const former = await hire('former', 'ย้ายแผนก', ['Management.Payment_History']);

  const api = new Api(stack);
  await api.signIn('headanalyst');
  const part = (path: string, title: string) => ({ path, title, drawing: 'NUMBER', width: 6 });
  const { createDashboard } = await api.send<{ createDashboard: { dashboard: { id: string }; userErrors: unknown[] } }>(
    CREATE,
    {
      input: {
        ...{ name: 'ของสองคน', document: DOCUMENT, variables: '{}', roleIds: [counter, former] },
        parts: [part('statistics.totalRevenue', 'ยอดขาย'), part('report.transactions', 'บิล')],
      },
    },
  );
  expect(createDashboard.userErrors).toEqual([]);
  const page = await signIn('headanalyst');
  await page.goto(`/insight/dashboards/${createDashboard.dashboard.id}/schedules`);
  await page.getByRole('button', { name: 'ตั้งการส่งใหม่' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('ชื่อ (หัวข้ออีเมล)').fill('สรุปของสองคน');
  await dialog.getByRole('combobox', { name: 'ตัวเลขของ', exact: true }).click();
  await page.getByRole('option', { name: '30 วันล่าสุด', exact: true }).click();
  for (const name of ['วิเคราะห์ ทดสอบ', 'หน้าร้าน ทดสอบ', 'ย้ายแผนก ทดสอบ']) {
    await dialog.getByRole('checkbox', { name, exact: true }).check();
  }
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog).toHaveCount(0);

  await gateway.change('merchant-roles', former, { authorizes: [] });
  await makeDue(stack, 'สรุปของสองคน');
  const outbox = new Outbox(stack);
  const mailOf = (name: string) => outbox.workbookMail('เลิกรับ "สรุปของสองคน"', name);
  await expect
    .poll(async () => (await Promise.all(['headanalyst', 'counter', 'former'].map(mailOf))).filter(Boolean).length, {
      timeout: 40_000,
    })
    .toBe(3);

  const { statistics, report } = await api.send<{
    statistics: { totalRevenue: { total: number } };
    report: { transactions: { total: number } };
  }>(DOCUMENT, { range: { last: 'LAST_30_DAYS' } });
  expect(report.transactions.total).toBeGreaterThan(0);
  const sheetsOf = async (name: string) => {
    const sheets = (await mailOf(name))?.sheets;
    return [sheets?.ยอดขาย?.at(-1), sheets?.บิล?.at(-1)];
  };
  const [revenue, bills] = [
    ['รวม', statistics.totalRevenue.total],
    ['รวม', report.transactions.total],
  ];
  expect(await sheetsOf('headanalyst')).toEqual([revenue, bills]);
  expect(await sheetsOf('counter')).toEqual([[MAY_NOT], bills]);
  expect(await sheetsOf('former')).toEqual([[MAY_NOT], [MAY_NOT]]);

  const [, link = ''] = /(\/unsubscribe\/[\w.-]+)/.exec((await mailOf('counter'))?.text ?? '') ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'เลิกรับอีเมลนี้' }).click();
  await expect(page.getByRole('status')).toContainText('เลิกรับแล้ว');
  await page.goto(`/insight/dashboards/${createDashboard.dashboard.id}/schedules`);
  const people = page.getByRole('region', { name: 'สรุปของสองคน', exact: true }).getByRole('group', { name: 'ผู้รับ' });
  await expect(people.getByText('หน้าร้าน ทดสอบ · หยุดรับแล้ว')).toBeVisible();
  await expect(people.getByText('วิเคราะห์ ทดสอบ', { exact: true })).toBeVisible();
});
