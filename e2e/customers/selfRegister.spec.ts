import { Api } from '../Api.ts';
import { Gateway } from '../Gateway.ts';
import type { Stack } from '../stack.ts';
import { DEEP, expect, test } from '../test.ts';
import { seriousViolationsOf } from '../violationsOf.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function newLink(stack: Stack): Promise<string> {
  const api = new Api(stack);
  await api.signIn('cashier');
  const { viewer } = await api.send<{ viewer: { branches: { id: string }[] } }>('{ viewer { branches { id } } }');
  const { generateSelfRegisterUrl } = await api.send<{ generateSelfRegisterUrl: { selfRegisterUrl: { url: string } } }>(
    'mutation Link($input: GenerateSelfRegisterUrlInput!) { generateSelfRegisterUrl(input: $input) { selfRegisterUrl { url } } }',
    { input: { branchId: viewer.branches[0]?.id } },
  );
  return generateSelfRegisterUrl.selfRegisterUrl.url;
}

test('OP-54 a customer becomes a member on their own phone, by the link of the shop', { tag: DEEP }, async ({
  browser,
  stack,
}) => {
  const link = await newLink(stack);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'th-TH' });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(link);

  await page.getByLabel('ชื่อ', { exact: false }).first().fill('มะลิ');
  await page.getByLabel('นามสกุล').fill('ใจดี');
  await page.getByLabel('เบอร์โทรศัพท์').pressSequentially('0655551234');
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toHaveValue('065-555-1234');
  await page.getByRole('radio', { name: 'หญิง' }).check();
  await page.getByLabel('วันเกิด', { exact: true }).pressSequentially('29021992');
  await page.getByLabel('จังหวัด').selectOption({ label: 'กรุงเทพมหานคร' });
  await page.getByLabel('อำเภอ/เขต').selectOption({ index: 1 });
  await page.getByLabel('ตำบล/แขวง').selectOption({ index: 1 });
  await expect(page.getByLabel('รหัสไปรษณีย์')).not.toHaveValue('');
  await page.getByLabel('รูปภาพ').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByAltText('me.png')).toBeVisible();

  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  expect(await seriousViolationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'สมัครสมาชิก' }).click();
  await expect(page.getByRole('heading', { name: 'คุณเป็นสมาชิกแล้ว' })).toBeVisible();
  expect(loaded.filter((path) => /Shell|Layout|SideMenu/.test(path))).toEqual([]);

  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const [member] = await gateway.list<{ id: string }>('members', { phone: '0655551234|TH|+66' });
  const record = await gateway.one<Record<string, unknown>>('members', member?.id ?? '');
  expect(record).toMatchObject({ firstname: 'มะลิ', lastname: 'ใจดี', gender: 'Female', birthdate: '1992-02-29' });
  expect(record.image_url).toBeTruthy();

  // The same phone again: the sender learns nothing about its owner.
  await page.goto(link);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('First name').fill('Mali');
  await page.getByLabel('Last name').fill('Jaidee');
  await page.getByLabel('Phone').fill('0655551234');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('button', { name: 'Become a member' }).click();
  await expect(page.getByRole('heading', { name: 'You are a member now' })).toBeVisible();
  expect(await gateway.one('members', member?.id ?? '')).toMatchObject({ firstname: 'มะลิ' });
  await context.close();
});

test('OP-54 an incomplete link is reported, with what to do', { tag: DEEP }, async ({ page }) => {
  await page.goto('/register/no-such-link');
  await expect(page.getByRole('heading', { name: 'ลิงก์นี้ใช้ไม่ได้' })).toBeVisible();
  await expect(page.getByText('กรุณาขอลิงก์ใหม่จากร้าน')).toBeVisible();
  await expect(page.getByRole('button', { name: 'สมัครสมาชิก' })).toHaveCount(0);
});
