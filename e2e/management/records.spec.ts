import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { Gateway } from '../Gateway.ts';
import { intercept } from '../intercept.ts';
import { signInByForm } from '../signInByForm.ts';
import { expect, SLOW, test } from '../test.ts';

// everyRecord.spec.ts checks what all records have in common, record by record.
test('a list stands in its address; what is typed into a form survives leaving, the end of a session, and two people', {
  tag: SLOW,
}, async ({ page, browser, stack }) => {
  // Signs in by form, because its session ends during the test.
  await signInByForm(page, 'owner');
  const rows = page.getByRole('row');
  const created = rows.filter({ hasText: 'ไร่ชาดอยหลวง' });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: false }).first();

  await test.step('a reload shows the same columns, filter, order and page', async () => {
    await page.goto('/products?page=2&sort=name.asc&status=ACTIVE');
    await expect(page.getByText(/^11–20 จาก/)).toBeVisible();
    await button('คอลัมน์').click();
    await page.getByRole('menuitemcheckbox', { name: 'รายละเอียด' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/columns=/);
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'รายละเอียด' })).toBeVisible();
    await expect(page.getByText(/^11–20 จาก/)).toBeVisible();
    await expect(page).toHaveURL(/status=ACTIVE.*sort=name\.asc.*page=2/);
    await page.goto('/suppliers');
    await expect(rows.filter({ hasText: 'สวนผลไม้ลุงหมาน' })).toHaveCount(1);
  });

  await test.step('MGMT-41 a long list of places is narrowed from the province down, and a place shows what it is in', async () => {
    await page.goto('/postcodes');
    await expect(rows).toHaveCount(11);
    const choose = async (filter: string, place: string) => {
      await page.getByRole('combobox', { name: filter }).click();
      await page.getByRole('option', { name: place, exact: true }).click();
    };
    await choose('จังหวัด', 'กรุงเทพมหานคร');
    await choose('อำเภอ / เขต', 'ปทุมวัน');
    await expect(rows).toHaveCount(5);
    await page.getByRole('gridcell', { name: 'ลุมพินี' }).click();
    await expect(page.getByRole('heading', { name: '10330' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'กรุงเทพมหานคร' })).toBeVisible();
    await page.goBack();
    await choose('จังหวัด', 'กระบี่');
    await expect(page.getByRole('combobox', { name: 'ตำบล / แขวง' })).toHaveCount(0);
    await page.goto('/suppliers');
  });

  await test.step('a form says what is missing, and gives a new record once', async () => {
    await button('เพิ่มผู้จัดจำหน่าย').click();
    await button('บันทึก').click();
    await expect(page.getByText('กรุณากรอก')).toBeVisible();
    await field('ชื่อ').fill('ไร่ชาดอยหลวง');
    await field('โทรศัพท์').fill('12');
    await button('บันทึก').click();
    await expect(page.getByText('เบอร์โทรศัพท์ไม่ถูกต้อง')).toBeVisible();
    await field('โทรศัพท์').fill('053123456');
    await button('บันทึก').click();
    await expect(page.getByRole('alert')).toContainText('เพิ่มผู้จัดจำหน่ายแล้ว');
    await expect(created).toHaveCount(1);
  });

  await test.step('OP-34 what is typed survives leaving, is found on the list, and survives a session that ends at Save', async () => {
    await page.getByRole('link', { name: 'เปิดดู' }).click();
    await field('รายละเอียด').fill('ชาอู่หลง');
    await button('ยกเลิก').click();
    await button('ออกจากหน้านี้').click();
    await button('กรอก ไร่ชาดอยหลวง ต่อ').click();
    await expect(field('รายละเอียด')).toHaveValue('ชาอู่หลง');
    const form = new URL(page.url()).pathname;
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('taem.session') ?? '{}').access_token);
    await new Gateway(stack).endSession(token);
    await button('บันทึก').click();
    await expect(page.getByText('เซสชันของคุณสิ้นสุดแล้ว')).toBeVisible();
    await page.getByLabel('ชื่อผู้ใช้').fill('owner');
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(demoAccounts.password);
    await button('เข้าสู่ระบบ').click();
    await page.waitForURL((url) => url.pathname === form);
    await expect(field('รายละเอียด')).toHaveValue('ชาอู่หลง');
  });

  await test.step('a change whose answer was lost is sent again, and no conflict with another user is reported', async () => {
    const isGraphql = (url: URL) => url.pathname === '/graphql';
    await intercept(page, isGraphql, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button('บันทึก').click();
    await expect(page.getByRole('alert').filter({ hasText: 'ติดต่อเซิร์ฟเวอร์ไม่ได้' })).toBeVisible();
    await page.unroute(isGraphql);
    await button('กลับไปแก้ไข').click();
    await button('บันทึก').click();
    await expect(page.getByText('แก้ไขสำเร็จ')).toBeVisible();
    await page.getByText('ไร่ชาดอยหลวง').click();
    await field('รายละเอียด').fill('ชาอู่หลงยอดอ่อน');
  });

  await test.step('two people in one record choose field by field, and nothing is lost', async () => {
    const kept = await page.context().storageState();
    const context = await browser.newContext({ storageState: kept, baseURL: new URL(page.url()).origin, locale: 'th' });
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('button', { name: 'ทิ้งสิ่งที่กรอกค้างไว้' }).click();
    await second.getByLabel('ที่อยู่').fill('เชียงราย');
    await second.getByRole('button', { name: 'บันทึก' }).click();
    await expect(second.getByRole('alert')).toContainText('แก้ไขสำเร็จ');
    await context.close();
    await button('บันทึก').click();
    await expect(page.getByRole('dialog', { name: 'มีผู้อื่นแก้ไขไปแล้ว' })).toBeVisible();
    await button('ใช้ค่าที่เลือก').click();
    await expect(field('ที่อยู่')).toHaveValue('เชียงราย');
    await expect(field('รายละเอียด')).toHaveValue('ชาอู่หลงยอดอ่อน');
    await button('บันทึก').click();
    await expect(page.getByText('แก้ไขสำเร็จ')).toBeVisible();
  });

  await test.step('it is deleted after a question', async () => {
    await page.getByText('ไร่ชาดอยหลวง').click();
    await button('ลบ').click();
    await page.getByRole('dialog').getByRole('button', { name: 'ลบ' }).click();
    await expect(created).toHaveCount(0);
  });
});
