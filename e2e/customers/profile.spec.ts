import type { Page } from '@playwright/test';
import { Api } from '../Api.ts';
import { expect, test } from '../test.ts';

const PHONE = '0812345678';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}\\s*\\*?$`));

async function choose(page: Page, name: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Saves the block that is edited, and reads that it was saved. */
async function save(page: Page): Promise<void> {
  await button(page, 'บันทึก').click();
  const popup = page.getByRole('alertdialog', { name: 'สำเร็จ' });
  await expect(popup).toContainText('อัปเดตสำเร็จ');
  await popup.getByRole('button', { name: 'ตกลง' }).click();
  await expect(popup).toHaveCount(0);
}

async function memberAt(api: Api): Promise<{ id: string; version: number }> {
  const { members } = await api.send<{ members: { items: { id: string; version: number }[] } }>(
    `{ members(keyword: "${PHONE}") { items { id version } } }`,
  );
  const [member] = members.items;
  if (!member) throw new Error('The demo shop has no such member');
  return member;
}

test('CUST-52..59, 72 each block of a member is edited by itself, also by two people at once', async ({
  signIn,
  stack,
}) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const page = await signIn('owner');
  const { id } = await memberAt(api);
  const profile = `/ci/member/profiles/${id}`;

  await test.step('CUST-52, 53, 54 three toggles in the address, the ways on, and the summary at the side', async () => {
    await page.goto(profile);
    await expect(page.getByRole('complementary', { name: 'สรุปสมาชิก' })).toContainText('แต้มคงเหลือ');
    for (const [name, tab] of [
      ['กระเป๋าแต้ม', 'wallet'],
      ['การซื้อ', 'transaction'],
    ] as const) {
      await button(page, name).click();
      await expect(page).toHaveURL(`${profile}?tab=${tab}`);
    }
    await page.goBack();
    await page.goBack();
    await page.getByRole('link', { name: /^ข้อมูลทั่วไป/ }).click();
    await expect(page).toHaveURL(`${profile}/general`);
  });

  await test.step('CUST-55, 72 the personal block, with a year of the Buddhist era', async () => {
    await button(page, 'แก้ไขข้อมูลส่วนตัว').click();
    await field(page, 'วันเกิด').fill('29-02-2535');
    await save(page);
    await expect(block(page, 'ข้อมูลส่วนตัว')).toContainText('29-02-1992');
  });

  await test.step('CUST-55 how a member lives', async () => {
    await button(page, 'แก้ไขข้อมูลพื้นฐาน').click();
    await choose(page, 'สถานภาพ', 'แต่งงานแล้ว');
    await choose(page, 'สัญชาติ', /^อื่น ๆ/);
    await page.getByLabel('สัญชาติ (พิมพ์เอง)').fill('ลาว');
    await save(page);
    await expect(block(page, 'ข้อมูลพื้นฐาน')).toContainText(/ลาว.*แต่งงานแล้ว/s);
  });

  await test.step('CUST-36 another province clears what lay within the former one', async () => {
    await button(page, 'แก้ไขข้อมูลติดต่อ').click();
    await choose(page, 'จังหวัด', 'เชียงใหม่');
    await expect(page.getByRole('combobox', { name: 'ตำบล' })).toHaveText('ไม่ระบุ');
    await expect(page.getByRole('combobox', { name: 'รหัสไปรษณีย์' })).toBeDisabled();
    await choose(page, 'อำเภอ', /^(?!ไม่ระบุ)/);
    await choose(page, 'ตำบล', /^(?!ไม่ระบุ)/);
    await expect(page.getByRole('combobox', { name: 'รหัสไปรษณีย์' })).toHaveText(/^5\d{4}$/);
    await save(page);
    await expect(block(page, 'ข้อมูลติดต่อ')).toContainText('เชียงใหม่');
    await expect(block(page, 'ข้อมูลติดต่อ')).toContainText('081-234-5678');
  });

  await test.step('CUST-56 a school is added, changed, and deleted after a question', async () => {
    const schools = block(page, 'การศึกษา');
    await button(page, 'แก้ไขการศึกษา').click();
    await button(page, 'เพิ่มการศึกษา').click();
    await schools.getByLabel('สถานศึกษา').last().fill('โรงเรียนบ้านสวน');
    await save(page);
    await expect(schools).toContainText('โรงเรียนบ้านสวน');
    await button(page, 'แก้ไขการศึกษา').click();
    await button(page, /^ลบการศึกษา \d+$/)
      .last()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'ลบ', exact: true }).click();
    await save(page);
    await expect(schools).not.toContainText('โรงเรียนบ้านสวน');
  });

  await test.step('CUST-57, 64 what the member likes; an empty entry is none', async () => {
    await page.getByRole('link', { name: 'ตัวตน' }).click();
    await button(page, 'แก้ไขหมายเหตุของร้าน').click();
    await page.getByRole('textbox', { name: 'หมายเหตุของร้าน' }).fill('ชอบที่นั่งริมหน้าต่าง');
    await save(page);
    await expect(page.getByRole('complementary')).toContainText('ชอบที่นั่งริมหน้าต่าง');
    await button(page, 'แก้ไขความสนใจและค่านิยม').click();
    await page.getByLabel('หนังสือ 3').fill('นิยายสืบสวน');
    await save(page);
    await expect(block(page, 'ความสนใจและค่านิยม')).toContainText('นิยายสืบสวน');
  });

  await test.step('CUST-58, 59 an account at a network, and tags', async () => {
    await page.getByRole('link', { name: 'โซเชียล' }).click();
    await button(page, 'แก้ไขโซเชียล').click();
    await button(page, 'เพิ่มโซเชียล').click();
    await page.getByLabel('ชื่อบัญชี').last().fill('@somchai');
    await button(page, 'บันทึก').click();
    await expect(page.getByText('กรุณาเลือกเครือข่าย')).toBeVisible();
    await page.getByRole('combobox', { name: 'เครือข่าย' }).last().click();
    await page.getByRole('option').last().click();
    await save(page);
    await expect(block(page, 'โซเชียล')).toContainText('@somchai');
    await page.getByRole('link', { name: 'แท็ก' }).click();
    await button(page, 'แก้ไขแท็ก').click();
    await page.getByLabel('แท็ก 1').fill('ลูกค้าประจำ');
    await save(page);
    await expect(block(page, 'แท็ก')).toContainText('ลูกค้าประจำ');
  });

  await test.step('somebody else saves first: what both changed is chosen, and nothing typed is lost', async () => {
    await page.goto(`${profile}/general`);
    await button(page, 'แก้ไขข้อมูลส่วนตัว').click();
    await field(page, 'ชื่อเล่น').fill('ชายน้อย');
    await field(page, 'วันเกิด').fill('01-03-1992');
    const { version } = await memberAt(api);
    await api.send(
      'mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { member { id } userErrors { code } } }',
      { input: { id, version, nickname: 'ชายใหญ่' } },
    );
    await button(page, 'บันทึก').click();
    const dialog = page.getByRole('dialog', { name: 'มีผู้อื่นแก้ไขไปแล้ว' });
    await expect(dialog.getByRole('row', { name: /^ชื่อเล่น/ })).toContainText('ชายใหญ่');
    await dialog.getByRole('radio', { name: 'ใช้ของผู้อื่นสำหรับชื่อเล่น' }).check();
    await dialog.getByRole('button', { name: 'ใช้ค่าที่เลือก' }).click();
    await save(page);
    await expect(block(page, 'ข้อมูลส่วนตัว')).toContainText(/ชายใหญ่.*01-03-1992/s);
  });
});

test('PERM-08, S12 on a phone a cashier reads and cannot edit; who reads figures alone is told that contacts are hidden', async ({
  signIn,
  stack,
}) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const { id } = await memberAt(api);
  const page = await signIn('cashier');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/ci/member/profiles/${id}/general`);
  await expect(block(page, 'ข้อมูลติดต่อ')).toContainText('081-234-5678');
  await expect(page.getByRole('button', { name: /^แก้ไข/ })).toHaveCount(0);
  await expect(page.getByText('ยอดซื้อสะสม')).toBeHidden();
  await button(page, 'ดูสรุป').click();
  await expect(page.getByText('ยอดซื้อสะสม')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'เริ่มการขาย' }).click();
  await page.waitForURL('**/payment/addproduct');
  await expect(page.getByText('สมชาย ใจดี').first()).toBeVisible();

  await page.context().setStorageState({ cookies: [], origins: [] });
  await signIn('analyst');
  await page.goto(`/ci/member/profiles/${id}/general`);
  await expect(block(page, 'ข้อมูลติดต่อ').getByText('ถูกซ่อนตามสิทธิ์ของคุณ').first()).toBeVisible();
  await expect(page.getByText('081-234-5678')).toHaveCount(0);
});
