import { Api } from '../Api.ts';
import { Outbox } from '../Outbox.ts';
import { DEEP, expect, SLOW, test } from '../test.ts';

/** Adds an account that no other test signs in with. */
async function addForgetfulUser(api: Api): Promise<void> {
  await api.signIn('owner');
  const { viewer } = await api.send<{ viewer: { role: { id: string }; branches: { id: string }[] } }>(
    '{ viewer { role { id } branches { id } } }',
  );
  const input = {
    username: 'forgetful',
    employeeNo: 'F-1',
    firstname: 'Napat',
    lastname: 'Jaidee',
    phone: '0812223333',
    email: 'napat@taem.example',
    roleId: viewer.role.id,
    status: 'ACTIVE',
    branchIds: viewer.branches.map(({ id }) => id),
    password: 'long forgotten',
  };
  const { createMerchantUser } = await api.send<{ createMerchantUser: { userErrors: unknown[] } }>(
    'mutation Add($input: CreateMerchantUserInput!) { createMerchantUser(input: $input) { userErrors { code path } } }',
    { input },
  );
  expect(createMerchantUser.userErrors).toEqual([]);
}

test('AUTH-25 a user who forgot the password sets a new one by the code of the mail, and signs in with it', {
  tag: SLOW,
}, async ({ page, stack }) => {
  await addForgetfulUser(new Api(stack));
  const outbox = new Outbox(stack);
  const refCode = () => page.locator('dd').last().textContent();

  await page.goto('/login');
  await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click();
  await page.waitForURL('**/forgot-password');
  await page.getByLabel('ชื่อผู้ใช้').fill('forgetful');
  await page.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }).click();
  await expect(page.getByRole('dialog')).toContainText('***@');
  await page.getByRole('button', { name: 'ตกลง' }).click();
  await page.waitForURL('**/otp');

  const firstRef = await refCode();
  await page.getByRole('button', { name: 'ส่งรหัสอีกครั้ง' }).click();
  await expect(page.getByRole('status')).toContainText('ส่งรหัสใหม่');
  const secondRef = (await refCode()) ?? '';
  expect(secondRef).not.toBe(firstRef);
  await expect.poll(() => outbox.codeOf(secondRef), { timeout: 20_000 }).toMatch(/^\d{6}$/);
  const code = (await outbox.codeOf(secondRef)) ?? '';

  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await page.getByLabel('รหัสยืนยัน 6 หลัก').fill(wrong);
  await page.getByRole('button', { name: 'ยืนยัน' }).click();
  await expect(page.getByText('รหัสยืนยันไม่ถูกต้อง กรุณาลองใหม่')).toBeVisible();
  await page.getByLabel('รหัสยืนยัน 6 หลัก').fill(code);
  await page.getByRole('button', { name: 'ยืนยัน' }).click();
  await page.waitForURL('**/reset-password');

  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill('a new secret');
  await page.getByLabel('ยืนยันรหัสผ่านใหม่').fill('a new secret');
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await page.waitForURL('**/reset-password-success');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();

  await page.getByLabel('ชื่อผู้ใช้').fill('forgetful');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('a new secret');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('AUTH-15 a name that no one has is answered alike', { tag: DEEP }, async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('ชื่อผู้ใช้').fill('nobody-of-that-name');
  await page.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }).click();
  await expect(page.getByRole('dialog')).toContainText('***@');
});
