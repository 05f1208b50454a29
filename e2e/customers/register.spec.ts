import type { Page } from '@playwright/test';
import { Api } from '../Api.ts';
import { Outbox } from '../Outbox.ts';
import { DEEP, expect, SLOW, test } from '../test.ts';
import { Till } from '../till/Till.ts';

const answer = (page: Page, id: string, text: string) => page.locator(`#answer-${id}`).fill(text);
const next = (page: Page) => page.getByRole('button', { name: 'ถัดไป' }).click();
const confirm = (page: Page, name = 'ยืนยัน') => page.getByRole('button', { name, exact: true }).click();
const isThere = (page: Page) => page.getByRole('region', { name: 'ลูกค้าคนนี้อาจเป็นสมาชิกอยู่แล้ว' });

/** Adds a customer who registered in another branch, with another number. */
async function addNamesake(api: Api): Promise<void> {
  await api.signIn('owner');
  const { viewer } = await api.send<{ viewer: { branches: { id: string }[] } }>('{ viewer { branches { id } } }');
  const person = { firstname: 'บุษบา', lastname: 'สมัครใหม่', phone: '0931110000', birthdate: '1990-05-17' };
  const { createMember } = await api.send<{ createMember: { userErrors: unknown[] } }>(
    'mutation Add($input: CreateMemberInput!) { createMember(input: $input) { userErrors { code path } } }',
    { input: { ...person, gender: 'FEMALE', branchId: viewer.branches[0]?.id } },
  );
  expect(createMember.userErrors).toEqual([]);
}

test('PAY-02, CUST-15, CUST-16, CUST-19 staff register a customer from the till, see who may be a member already, and sell to them', async ({
  signIn,
  stack,
}) => {
  await addNamesake(new Api(stack));
  const page = await signIn('cashier');
  await page.goto('/payment');
  await page.getByRole('button', { name: /^สมัครสมาชิก/ }).click();
  await page.waitForURL('**/customers/register');
  await expect(page.locator('#answer-firstname')).toBeFocused();
  await next(page);
  await expect(page.getByText('กรุณากรอกข้อมูลนี้')).toHaveCount(3);
  await expect(page.getByText('กรุณาเลือกเพศ')).toBeVisible();
  await answer(page, 'firstname', 'บุษบา');
  await answer(page, 'lastname', 'สมัคร ใหม่');
  await answer(page, 'birthdate', '17-05-2533');
  // A member of the demo shop has this phone.
  await answer(page, 'phone', '0812345678');
  await page.getByRole('radio', { name: 'หญิง' }).check();
  await next(page);
  await expect(isThere(page).getByRole('listitem')).toHaveCount(2);
  await expect(isThere(page).getByText('เบอร์โทรศัพท์เดียวกัน')).toBeVisible();
  await expect(isThere(page).getByText('ชื่อและวันเกิดเดียวกัน')).toBeVisible();
  // CU-12
  await expect(isThere(page)).toContainText('สมัครซ้ำไม่ได้');
  await expect(page.getByRole('button', { name: 'ยืนยัน', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'แก้ไข' }).click();
  await answer(page, 'phone', '0931234567');
  await next(page);
  // The namesake stays: this one is a different person.
  await expect(isThere(page).getByRole('listitem')).toHaveCount(1);
  await confirm(page, 'สมัครเป็นคนใหม่');
  await expect(page.getByRole('status')).toContainText('สร้างบัญชีสมาชิกเรียบร้อยแล้ว');
  await page.getByRole('link', { name: 'เริ่มการขาย' }).click();
  await page.waitForURL('**/payment/addproduct');
  await expect(page.getByText('บุษบา สมัคร ใหม่').first()).toBeVisible();
  const till = new Till(page);
  await till.add('กล้วยหอมทอง');
  await expect(till.due).toHaveText('9.75');
});

test('CUST-20..23, CUST-24, CUST-25, OP-54 the code of the counter leads a customer to the form on their own phone', {
  tag: SLOW,
}, async ({ signIn, browser }) => {
  const page = await signIn('cashier');
  await page.goto('/customers/register');
  await page.getByRole('button', { name: 'คิวอาร์ให้ลูกค้าสมัครเอง' }).click();
  const dialog = page.getByRole('dialog', { name: 'สแกนคิวอาร์โค้ด' });
  await expect(dialog.getByRole('img', { name: 'คิวอาร์โค้ดสำหรับสมัครสมาชิก' })).toBeVisible();
  await expect(dialog.getByText(/^ใช้ได้ถึง \d\d-\d\d-\d{4} \d\d:\d\d/)).toBeVisible();
  await dialog.getByRole('button', { name: /\/register\// }).click();
  await expect(dialog.getByRole('status').first()).toContainText('คัดลอก');
  await dialog.getByLabel('เบอร์โทรศัพท์').fill('12345');
  await dialog.getByRole('button', { name: 'ส่ง', exact: true }).click();
  await expect(dialog.getByText('เบอร์โทรศัพท์ไม่ถูกต้อง')).toBeVisible();
  await dialog.getByLabel('เบอร์โทรศัพท์').fill('0891112222');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('pre')).toContainText('"status": "queued"');
  const link = (await dialog.getByRole('button', { name: /\/register\// }).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'เสร็จสิ้น' }).click();
  await expect(dialog).toHaveCount(0);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'th-TH' });
  const own = await phone.newPage();
  await own.goto(link);
  await answer(own, 'firstname', 'น้ำฝน');
  await answer(own, 'lastname', 'ใสสะอาด');
  await answer(own, 'phone', '0934440001');
  await own.getByRole('radio', { name: 'หญิง' }).check();
  await own.getByRole('button', { name: 'สมัครสมาชิก' }).click();
  await expect(own.getByRole('heading', { name: 'คุณเป็นสมาชิกแล้ว' })).toBeVisible();
  await phone.close();
});

test('CUST-14..18, CUST-38, CUST-48, CUST-49, CUST-50, CUST-51 a potential is registered, corrected, and becomes a member with all that is known', {
  tag: SLOW,
}, async ({ signIn }) => {
  const page = await signIn('owner');
  await page.goto('/ci/potential/register');
  await expect(page.getByRole('button', { name: 'คิวอาร์ให้ลูกค้าสมัครเอง' })).toBeDisabled();
  await next(page);
  await expect(page.getByText('กรุณากรอกข้อมูลนี้')).toHaveCount(3);
  await expect(page.getByText('วันเกิดไม่ถูกต้อง')).toHaveCount(1);
  await answer(page, 'firstname', 'ปิ่น');
  await answer(page, 'lastname', 'แก้ว');
  await answer(page, 'phone', '0934440002');
  await answer(page, 'birthdate', '29-02-2535');
  await answer(page, 'email', 'pin@shop.example');
  await next(page);
  await confirm(page);
  await expect(page.getByRole('status')).toContainText('สร้างข้อมูลผู้สนใจเรียบร้อยแล้ว');
  await page.getByRole('link', { name: 'ไปที่โปรไฟล์' }).click();
  await page.waitForURL('**/ci/potential/profiles/*');
  const profile = page.url();
  const personal = page.getByRole('region', { name: 'ข้อมูลส่วนตัว' });
  await expect(personal.getByText('29-02-2535')).toBeVisible();
  await personal.getByRole('button', { name: 'แก้ไขข้อมูลส่วนตัว' }).click();
  await personal.getByLabel('ชื่อเล่น').fill('ปิ่น');
  await personal.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('บันทึกสำเร็จ');
  await page.getByRole('button', { name: 'ตกลง' }).click();
  await expect(personal.getByText('ปิ่น แก้ว (ปิ่น)')).toBeVisible();

  const panel = page.getByRole('complementary');
  for (const expected of ['ปิ่น แก้ว', '093-444-0002', 'pin@shop.example', 'อายุ', 'เพศ', 'รู้จักร้านจาก'])
    await expect(panel).toContainText(expected);

  await page.getByRole('link', { name: 'ให้เป็นสมาชิก' }).click();
  await page.waitForURL('**/customers/register?potential=*');
  // A user who works in all branches chooses a branch.
  await page.getByRole('list', { name: 'เลือกสาขา' }).getByRole('button').first().click();
  await expect(page.locator('#answer-email')).toHaveValue('pin@shop.example');
  await expect(page.locator('#answer-nickname')).toHaveValue('ปิ่น');
  await next(page);
  await confirm(page);
  await expect(page.getByRole('status')).toContainText('สร้างบัญชีสมาชิกเรียบร้อยแล้ว');
  await page.goto(profile);
  await expect(page.getByRole('alert')).toContainText(/ผู้สนใจคนนี้เป็นสมาชิกแล้ว · ปิ่น แก้ว · M\d+/);
  await expect(page.getByRole('link', { name: 'ให้เป็นสมาชิก' })).toHaveCount(0);
});

test('AUTH-26..30 the forgotten password is reset without leaving the sign-in page', { tag: DEEP }, async ({
  page,
  stack,
}) => {
  const outbox = new Outbox(stack);
  await page.goto('/login');
  await page.getByLabel('ชื่อผู้ใช้').fill('analyst');
  await page.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่โดยไม่ออกจากหน้านี้' }).click();
  const dialog = page.getByRole('dialog');
  const ok = dialog.getByRole('button', { name: 'ตกลง' });
  await expect(dialog.getByLabel('ชื่อผู้ใช้')).toHaveValue('analyst');
  await dialog.getByLabel('ชื่อผู้ใช้').fill('');
  await expect(ok).toBeDisabled();
  await dialog.getByLabel('ชื่อผู้ใช้').fill('analyst');
  await ok.click();
  await expect(dialog.getByLabel('รหัสยืนยัน 6 หลัก')).toBeVisible();
  await expect(ok).toBeDisabled();
  const refCode = (await dialog.locator('dd').last().textContent()) ?? '';
  await expect.poll(() => outbox.codeOf(refCode), { timeout: 20_000 }).toMatch(/^\d{6}$/);
  const code = (await outbox.codeOf(refCode)) ?? '';
  await dialog.getByLabel('รหัสยืนยัน 6 หลัก').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await ok.click();
  await expect(dialog.getByText('รหัสยืนยันไม่ถูกต้อง กรุณาลองใหม่')).toBeVisible();
  await dialog.getByLabel('รหัสยืนยัน 6 หลัก').fill(code);
  await ok.click();
  await expect(dialog.getByRole('heading', { name: 'ตั้งรหัสผ่านใหม่' })).toBeVisible();
  // The other tests use this account too, so its password stays.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('ชื่อผู้ใช้')).toHaveValue('analyst');
});
