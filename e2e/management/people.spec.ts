import type { Page } from '@playwright/test';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { DEEP, expect, test } from '../test.ts';

const PASSWORD = 'ข้าวเหนียวมะม่วงหวาน';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}\\s*\\*?$`));
const box = (page: Page, name: string) => page.getByRole('grid').getByRole('checkbox', { name, exact: true });

async function signInAs(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('ชื่อผู้ใช้').fill(username);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await button(page, 'เข้าสู่ระบบ').click();
  await page.waitForURL((url) => url.pathname === '/');
}

test('an owner creates a role and a user, who sees just that; a withdrawn right is reported, and nothing typed is lost', async ({
  signIn,
  browser,
  baseURL,
}) => {
  const owner = await signIn('owner');
  const context = await browser.newContext({ baseURL, locale: 'th-TH' });
  const user = await context.newPage();

  await test.step('HOME-06, HOME-10 the settings button leads to all that is managed', async () => {
    await owner.goto('/');
    await owner.getByRole('banner').getByRole('link', { name: 'การจัดการ', exact: true }).click();
    await owner
      .getByRole('main')
      .getByRole('link', { name: /^บทบาท/ })
      .click();
    await expect(owner).toHaveURL(/\/merchant-roles$/);
  });

  await test.step('PERM-17 the rights of a role are given with the keyboard alone', async () => {
    await button(owner, 'เพิ่มบทบาท').click();
    await field(owner, 'ชื่อ').fill('คนดูแลคลัง');
    await box(owner, 'ทุกหน้า: ดู').focus();
    await owner.keyboard.press('Control+End');
    await expect(owner.getByRole('grid').getByRole('checkbox').last()).toBeFocused();
    const both = box(owner, 'ผู้จัดจำหน่าย: ทั้งสอง');
    const isReached = () => both.evaluate((each) => each === document.activeElement);
    for (let rows = await owner.getByRole('row').count(); rows > 0 && !(await isReached()); rows -= 1)
      await owner.keyboard.press('ArrowUp');
    await owner.keyboard.press('Space');
    await expect(box(owner, 'ผู้จัดจำหน่าย: ดู')).toBeChecked();
    await expect(box(owner, 'ผู้จัดจำหน่าย: แก้ไข')).toBeChecked();
    await owner.keyboard.press('Home');
    await owner.keyboard.press('ArrowDown');
    await owner.keyboard.press('Space');
    await expect(box(owner, 'สต็อกสินค้า: ดู')).toBeChecked();
    await expect(box(owner, 'สต็อกสินค้า: แก้ไข')).not.toBeChecked();
    // The grid is one stop for Tab: the next one is after it.
    await owner.keyboard.press('Tab');
    await expect(button(owner, 'ยกเลิก')).toBeFocused();
    await button(owner, 'บันทึก').click();
    await expect(owner.getByRole('alert')).toContainText('เพิ่มบทบาทแล้ว');
  });

  await test.step('MGMT-29 a user without the parts that are needed is refused, field by field', async () => {
    await owner.goto('/merchant-users/create');
    await field(owner, 'ชื่อผู้ใช้').fill('khlang one');
    await button(owner, 'บันทึก').click();
    await expect(owner.getByText('ชื่อผู้ใช้ต้องไม่มีเว้นวรรค')).toBeVisible();
    await expect(owner.getByText('กรุณาเลือกบทบาท')).toBeVisible();
    await expect(owner.getByText('กรุณาเลือกสาขา')).toBeVisible();
    await field(owner, 'ชื่อผู้ใช้').fill('khlang');
    await field(owner, 'รหัสพนักงาน').fill('007');
    await field(owner, 'ชื่อ').fill('กล้า');
    await field(owner, 'นามสกุล').fill('คลังดี');
    await field(owner, 'โทรศัพท์').fill('0812340000');
    await field(owner, 'อีเมล').fill('khlang@shop.example');
    await expect(owner.getByRole('combobox', { name: /^สถานะ/ })).toHaveText('ใช้งาน');
    await owner.getByRole('combobox', { name: /^บทบาท/ }).click();
    await owner.getByRole('option', { name: 'คนดูแลคลัง' }).click();
    await owner.getByRole('combobox', { name: /^สาขา/ }).click();
    await owner.getByRole('option').first().click();
    await owner.keyboard.press('Escape');
    await field(owner, 'รหัสผ่าน').fill(PASSWORD);
    await button(owner, 'บันทึก').click();
    await expect(owner.getByRole('alert')).toContainText('เพิ่มผู้ใช้แล้ว');
    await expect(owner.getByRole('row', { name: /khlang/ })).toBeVisible();
  });

  await test.step('PERM-04, HOME-06 the user is led to what the role allows, and to nothing else', async () => {
    await signInAs(user, 'khlang', PASSWORD);
    await user.goto('/management');
    await expect(user.getByRole('main').getByRole('link', { name: /^โปรไฟล์และเปลี่ยนรหัสผ่าน/ })).toBeVisible();
    await expect(user.getByRole('link', { name: /^บทบาท/ })).toHaveCount(0);
    await user.goto('/merchant-users');
    await expect(user.getByText('ขออภัย')).toBeVisible();
    await user.goto('/suppliers/create');
    await field(user, 'ชื่อ').fill('ไร่ที่ยังไม่ได้บันทึก');
  });

  await test.step('before a role is saved it says who loses which right', async () => {
    await owner.goto('/merchant-roles');
    await owner.getByText('คนดูแลคลัง').click();
    await box(owner, 'ผู้จัดจำหน่าย: แก้ไข').click();
    await button(owner, 'บันทึก').click();
    const dialog = owner.getByRole('dialog', { name: 'บันทึกบทบาทนี้หรือไม่' });
    await expect(dialog.getByText('ผู้ใช้ 1 คนเสียสิทธิ์')).toBeVisible();
    await expect(dialog.getByText('ผู้จัดจำหน่าย (แก้ไข)')).toBeVisible();
    await expect(dialog.getByText('กล้า คลังดี (khlang)')).toBeVisible();
    await dialog.getByRole('button', { name: 'บันทึก' }).click();
    await expect(owner.getByText('แก้ไขสำเร็จ')).toBeVisible();
  });

  await test.step('a right that was taken in the meantime is reported at Save, and what was typed is still there', async () => {
    await button(user, 'บันทึก').click();
    await expect(user.getByRole('alert')).toContainText(/สิทธิ์/);
    await expect(field(user, 'ชื่อ')).toHaveValue('ไร่ที่ยังไม่ได้บันทึก');
    await user.reload();
    await expect(field(user, 'ชื่อ')).toHaveValue('ไร่ที่ยังไม่ได้บันทึก');
    await expect(button(user, 'บันทึก')).toBeDisabled();
  });

  await test.step('AUTH-33, AUTH-34 a password that is too short or not the same is not sent; a good one counts', async () => {
    await user.goto('/change-password');
    await field(user, 'รหัสผ่านใหม่').fill('สั้น');
    await expect(user.getByText('ต้องมีอย่างน้อย 8 ตัวอักษร')).toBeVisible();
    await field(user, 'รหัสผ่านใหม่').fill(`${PASSWORD}มาก`);
    await field(user, 'ยืนยันรหัสผ่าน').fill(PASSWORD);
    await expect(user.getByText('รหัสผ่านไม่ตรงกัน')).toBeVisible();
    await expect(button(user, 'บันทึก')).toBeDisabled();
    await field(user, 'ยืนยันรหัสผ่าน').fill(`${PASSWORD}มาก`);
    await button(user, 'บันทึก').click();
    await expect(user.getByText('เปลี่ยนรหัสผ่านสำเร็จ')).toBeVisible();
    await button(user, 'ออกจากระบบ').click();
    await user.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
    await user.waitForURL('**/login');
    await signInAs(user, 'khlang', `${PASSWORD}มาก`);
  });

  await test.step('PERM-15 no one deletes themselves, and a role that someone has stays', async () => {
    await owner.goto('/merchant-users');
    await owner.getByText('owner', { exact: true }).click();
    await expect(button(owner, 'เปลี่ยนรหัสผ่าน')).toBeVisible();
    await expect(button(owner, 'ลบ')).toHaveCount(0);
  });
  await context.close();
});

test('CONF-02..10 settings are saved with the version that was read; of two people at once the second is informed, and nothing typed is lost', {
  tag: DEEP,
}, async ({ signIn }) => {
  const page = await signIn('owner');
  const second = await page.context().newPage();
  const saved = (at: Page) => at.getByRole('alertdialog', { name: 'สำเร็จ' });
  const save = async (at: Page) => {
    await button(at, 'บันทึก').click();
    await expect(saved(at)).toBeVisible();
    await saved(at).getByRole('button', { name: 'ตกลง' }).click();
    await expect(saved(at)).toHaveCount(0);
  };
  await Promise.all([page.goto('/management/setting'), second.goto('/management/setting')]);
  const earnCash = await field(page, 'ยอดซื้อทุก').inputValue();
  await expect(field(second, 'ยอดซื้อทุก')).toHaveValue(earnCash);

  await field(page, 'ยอดซื้อทุก').fill('50');
  await expect(page.getByText('ซื้อ 1,000 บาท ได้ 20 แต้ม')).toBeVisible();
  await save(page);
  await expect(field(page, 'ยอดซื้อทุก')).toHaveValue('50');

  await field(second, 'ยอดซื้อทุก').fill('0');
  await button(second, 'บันทึก').click();
  await expect(field(second, 'ยอดซื้อทุก')).toHaveAccessibleDescription(/./);
  await field(second, 'ยอดซื้อทุก').fill('40');
  await button(second, 'บันทึก').click();
  await expect(second.getByText('บันทึกไม่ได้: มีการแก้ไขพร้อมกันอยู่')).toBeVisible();
  await expect(second.getByText('ผู้อื่นเพิ่งเปลี่ยนเป็น 50')).toBeVisible();
  await expect(field(second, 'ยอดซื้อทุก')).toHaveValue('40');
  await save(second);
  await field(second, 'ยอดซื้อทุก').fill(earnCash);
  await save(second);

  await page.goto('/management/setting?tab=codes');
  await field(page, 'รหัสอนุมัติการยกเลิกบิล').fill('1111');
  await save(page);
  await expect(field(page, 'รหัสอนุมัติการยกเลิกบิล')).toHaveValue('');

  await page.goto('/management/setting?tab=thresholds');
  const threshold = field(page, 'Big Spender');
  const before = Number((await threshold.inputValue()).replaceAll(',', ''));
  await threshold.fill(String(before + 1));
  await save(page);
  await expect(threshold).toHaveValue(formatCount(before + 1));
  await threshold.fill(String(before));
  await save(page);
});
