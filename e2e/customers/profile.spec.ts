import { Api } from '../Api.ts';
import { expect, SLOW, test } from '../test.ts';
import { Profile } from './Profile.ts';

const PHONE = '0812345678';

async function memberAt(api: Api): Promise<{ id: string; version: number }> {
  const { members } = await api.send<{ members: { items: { id: string; version: number }[] } }>(
    `{ members(keyword: "${PHONE}") { items { id version } } }`,
  );
  const [member] = members.items;
  if (!member) throw new Error('The demo shop has no such member');
  return member;
}

test('CUST-36, CUST-52..55 a profile leads to its pages, an address is one thing, and two people edit a block at once', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const page = await signIn('owner');
  const { id } = await memberAt(api);
  const path = `/ci/member/profiles/${id}`;
  const profile = new Profile(page);

  await test.step('CUST-52, 53, 54 three toggles in the address, the ways on, and the summary at the side', async () => {
    await page.goto(path);
    await expect(page.getByText('แต้มคงเหลือ')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'สรุปสมาชิก' })).toContainText('ยอดซื้อสะสม');
    for (const [name, tab] of [
      ['กระเป๋าแต้ม', 'wallet'],
      ['การซื้อ', 'transaction'],
    ] as const) {
      await profile.button(name).click();
      await expect(page).toHaveURL(`${path}?tab=${tab}`);
    }
    await page.goBack();
    await page.goBack();
    await page.getByRole('link', { name: /^ข้อมูลทั่วไป/ }).click();
    await expect(page).toHaveURL(`${path}/general`);
  });

  await test.step('CUST-36 another province clears what lay within the former one', async () => {
    await profile.edit('ข้อมูลติดต่อ');
    await profile.choose('จังหวัด', 'เชียงใหม่');
    await expect(page.getByRole('combobox', { name: 'ตำบล / แขวง' })).toHaveText('ไม่ระบุ');
    await expect(page.getByRole('combobox', { name: 'รหัสไปรษณีย์' })).toBeDisabled();
    await profile.choose('อำเภอ / เขต', /^(?!ไม่ระบุ)/);
    await profile.choose('ตำบล / แขวง', /^(?!ไม่ระบุ)/);
    await expect(page.getByRole('combobox', { name: 'รหัสไปรษณีย์' })).toHaveText(/^5\d{4}$/);
    await profile.save();
    await expect(profile.block('ข้อมูลติดต่อ')).toContainText('เชียงใหม่');
    await expect(profile.block('ข้อมูลติดต่อ')).toContainText('081-234-5678');
  });

  await test.step('someone else saves first: what both changed is chosen, and nothing typed is lost', async () => {
    await page.goto(`${path}/general`);
    await profile.edit('ข้อมูลส่วนตัว');
    await profile.field('ชื่อเล่น').fill('ชายน้อย');
    await profile.field('วันเกิด').fill('01-03-1992');
    const { version } = await memberAt(api);
    await api.send(
      'mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { member { id } userErrors { code } } }',
      { input: { id, version, nickname: 'ชายใหญ่' } },
    );
    await profile.button('บันทึก').click();
    const dialog = page.getByRole('dialog', { name: 'มีผู้อื่นแก้ไขไปแล้ว' });
    await expect(dialog.getByRole('row', { name: /^ชื่อเล่น/ })).toContainText('ชายใหญ่');
    await dialog.getByRole('radio', { name: 'ใช้ของผู้อื่นสำหรับชื่อเล่น' }).check();
    await dialog.getByRole('button', { name: 'ใช้ค่าที่เลือก' }).click();
    await profile.save();
    await expect(profile.block('ข้อมูลส่วนตัว')).toContainText(/ชายใหญ่.*01-03-2535/s);
  });
});

test('PERM-08, S12 on a phone a cashier reads and cannot edit; a user who may read figures alone sees that contacts are hidden', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const { id } = await memberAt(api);
  const page = await signIn('cashier');
  const profile = new Profile(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/ci/member/profiles/${id}/general`);
  await expect(profile.block('ข้อมูลติดต่อ')).toContainText('081-234-5678');
  await expect(page.getByRole('button', { name: /^แก้ไข/ })).toHaveCount(0);
  await expect(page.getByText('ยอดซื้อสะสม')).toBeHidden();
  await profile.button('สรุป').click();
  await expect(page.getByText('ยอดซื้อสะสม')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'เริ่มการขาย' }).click();
  await page.waitForURL('**/payment/addproduct');
  await expect(page.getByRole('button', { name: /^ดูตะกร้า/ })).toContainText('สมชาย ใจดี');

  await page.context().setStorageState({ cookies: [], origins: [] });
  await signIn('analyst');
  await page.goto(`/ci/member/profiles/${id}/general`);
  await expect(profile.block('ข้อมูลติดต่อ').getByText('ถูกซ่อนตามสิทธิ์ของคุณ').first()).toBeVisible();
  await expect(page.getByText('081-234-5678')).toHaveCount(0);
});
