import type { Page } from '@playwright/test';
import { expect, SLOW, test } from '../test.ts';
import { Till } from '../till/Till.ts';

const PASSWORD = 'มะม่วงน้ำปลาหวาน';
const BRANCH = 'สาขาเชียงดาว';
const ROLE = 'คนขายหน้าร้าน';
const TEA = 'ชาดอยหลวงใบอ่อน';
const OFFER = 'ซื้อครบร้อย ลด 10%';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}\\s*\\*?$`));
const box = (page: Page, name: string) => page.getByRole('grid').getByRole('checkbox', { name, exact: true });
const choose = async (page: Page, name: string | RegExp, option: string | RegExp) => {
  await page.getByRole('combobox', { name }).first().click();
  await page.getByRole('option', { name: option }).click();
};

test('the day of an owner: a branch, who sells in it, what it sells, an offer, goods, a sale and its void, prices and their history', {
  tag: SLOW,
}, async ({ signIn, browser, baseURL }) => {
  test.setTimeout(240_000);
  const owner = await signIn('owner');
  const dialog = owner.getByRole('dialog');
  const counter = await browser.newContext({ baseURL, locale: 'th-TH' });
  const till = new Till(await counter.newPage());
  let receipt = '';

  await test.step('MGMT-02..04, MGMT-05, MGMT-06 a branch is opened; its phone has 10 characters at most, and its users are not forgotten', async () => {
    await owner.goto('/merchant-branches/create');
    await field(owner, 'ชื่อสาขา').fill(BRANCH);
    await field(owner, 'ที่อยู่').fill('9 ถนนเชียงดาว เชียงใหม่');
    await field(owner, 'โทรศัพท์').fill('0812349999123');
    await expect(field(owner, 'โทรศัพท์')).toHaveValue('0812349999');
    await expect(field(owner, 'ที่อยู่')).toHaveAttribute('maxlength', '200');
    await field(owner, 'อีเมล').fill('chiangdao@shop.example');
    await button(owner, 'บันทึก').click();
    await expect(owner.getByRole('alert')).toContainText('เพิ่มสาขาแล้ว อย่าลืมให้สิทธิ์สาขาใหม่แก่ผู้ใช้งานที่หน้าผู้ใช้');
  });

  await test.step('PERM-17, MGMT-29 a role that sells, and someone of the new branch who has it', async () => {
    await owner.goto('/merchant-roles/create');
    await field(owner, 'ชื่อ').fill(ROLE);
    await box(owner, 'การขาย: ทั้งสอง').check();
    await expect(box(owner, 'การขาย: ดู')).toBeChecked();
    await button(owner, 'บันทึก').click();
    await expect(owner.getByRole('alert')).toContainText('เพิ่มบทบาทแล้ว');

    await owner.goto('/merchant-users/create');
    await field(owner, 'ชื่อผู้ใช้').fill('daokai');
    await field(owner, 'รหัสพนักงาน').fill('009');
    await field(owner, 'ชื่อ').fill('ดาว');
    await field(owner, 'นามสกุล').fill('ขายดี');
    await field(owner, 'โทรศัพท์').fill('0812349998');
    await field(owner, 'อีเมล').fill('dao@shop.example');
    await choose(owner, /^สถานะ/, /^ใช้งาน$/);
    await choose(owner, /^บทบาท/, ROLE);
    await choose(owner, /^สาขา/, BRANCH);
    await owner.keyboard.press('Escape');
    await field(owner, 'รหัสผ่าน').fill(PASSWORD);
    await button(owner, 'บันทึก').click();
    await expect(owner.getByRole('alert')).toContainText('เพิ่มผู้ใช้แล้ว');
  });

  await test.step('MGMT-21 what it sells comes from a sheet', async () => {
    await owner.goto('/products');
    await owner.getByRole('link', { name: 'นำเข้า' }).click();
    await owner.locator('input[type=file]').setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `code,name,retail_price,category,skip_stock\nDAO-1,${TEA},120,เบเกอรี่,false\nDAO-2,ชาดอยหลวงแก่ใบ,80.50,เบเกอรี่,false\n`,
      ),
    });
    await button(owner, 'บันทึก 2 แถว').click();
    await expect(owner.getByRole('alertdialog', { name: 'สำเร็จ' })).toBeVisible();
    await button(owner, 'ตกลง').click();
    await expect(owner.getByText('ใหม่', { exact: true }).locator('xpath=following-sibling::dd')).toHaveText('2');
  });

  await test.step('MGMT-10, 11 an offer is tried on last month before it is given', async () => {
    await owner.goto('/offers/create');
    const tried = owner.getByRole('region', { name: 'ถ้าใช้กับยอดขายที่ผ่านมา' });
    await owner.getByLabel('ชื่อ', { exact: false }).first().fill(OFFER);
    await choose(owner, 'เรื่องที่ดู', 'ยอดสินค้าก่อนหักส่วนลด');
    await owner.getByLabel('ค่า', { exact: true }).fill('100');
    await choose(owner, 'สิ่งที่ได้', 'ลดเป็นเปอร์เซ็นต์');
    await owner.getByLabel('เท่าไร', { exact: true }).fill('10');
    await choose(owner, 'วันที่', 'เดือนก่อน');
    await expect(tried).toContainText(/ดูครบทั้ง [1-9][\d,]* บิล/);
    await button(owner, 'บันทึก').click();
    await expect(owner.getByRole('alert')).toContainText('เพิ่มส่วนลดและข้อเสนอแล้ว');
  });

  await test.step('STOCK-02, STOCK-03 goods come in', async () => {
    await owner.goto('/stock-import/create');
    await choose(owner, 'สาขา', BRANCH);
    await owner.getByLabel('เลขที่ใบกำกับ').fill('DAO-INV-1');
    const finder = owner.getByRole('combobox', { name: 'สแกนหรือค้นหาสินค้า' });
    await finder.fill('10*DAO-1');
    await finder.press('Enter');
    await expect(owner.getByLabel(`จำนวน ของ${TEA}`)).toHaveValue('10');
    await button(owner, 'บันทึก').click();
    await expect(owner.getByText('รับสินค้าแล้ว สต็อกเพิ่มตามรายการ')).toBeVisible();
  });

  await test.step('PERM-04, PERM-13 a person who was hired sees the till of the branch, sells with the offer, and nothing else', async () => {
    const { page } = till;
    await page.goto('/login');
    await field(page, 'ชื่อผู้ใช้').fill('daokai');
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(PASSWORD);
    await button(page, 'เข้าสู่ระบบ').click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByText(BRANCH).first()).toBeVisible();
    await page.goto('/products');
    await expect(page.getByText('ขออภัย')).toBeVisible();
    await till.startGuestSale();
    await till.ring({ code: 'DAO-1', name: TEA }, 2);
    await till.apply('ส่วนลด', { name: OFFER });
    await expect(till.due).toContainText('216.00');
    await (await till.takeCash('220')).click();
    receipt = await till.receiptNumber();
  });

  await test.step('WALL-12 the sale is taken back in its branch, and the goods are on the shelf again', async () => {
    await owner.goto('/transactions');
    await owner.getByRole('row').nth(1).getByText(receipt).click();
    await button(owner, 'ยกเลิกบิล').click();
    await dialog.getByRole('button', { name: `ทำรายการนี้ที่ ${BRANCH}` }).click();
    await expect(dialog.getByText('คืนเงินลูกค้า')).toBeVisible();
    await expect(dialog).toContainText('2 ชิ้น');
    await dialog.getByRole('combobox', { name: 'เหตุผล' }).click();
    await owner.getByRole('option', { name: 'รับชำระผิด' }).click();
    await dialog.getByLabel('รหัสอนุมัติการยกเลิกบิล').fill('1111');
    await button(owner, 'ยืนยันยกเลิกบิล').click();
    await expect(owner.getByRole('main').getByText('ยกเลิกแล้ว', { exact: true })).toBeVisible();
    await owner.goto('/stock/product?q=DAO-1');
    await expect(owner.getByRole('row').nth(1).locator('[data-field=quantity]')).toHaveText('10');
  });

  const price = (product: string) =>
    owner.getByRole('row').filter({ hasText: product }).locator('[data-field=retailPrice]');
  await test.step('prices are raised at once', async () => {
    await owner.goto('/products?q=DAO-');
    await expect(owner.getByRole('row')).toHaveCount(3);
    await owner.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }).check();
    await button(owner, 'แก้ไขที่เลือก').click();
    await dialog.getByLabel('เปอร์เซ็นต์', { exact: false }).fill('10');
    await dialog.getByRole('button', { name: 'ดูตัวอย่าง' }).click();
    await expect(dialog.getByText('จะเปลี่ยน 2 จาก 2 รายการ')).toBeVisible();
    await dialog.getByRole('button', { name: 'แก้ไข 2 รายการ' }).click();
    await expect(dialog.getByText('แก้ไขแล้ว 2 รายการ')).toBeVisible();
    await dialog.getByRole('button', { name: 'ปิด' }).click();
    await expect(price('DAO-1')).toHaveText('132.00');
  });

  await test.step('and undone as one; the history of a price shows both', async () => {
    await owner.goto('/changes');
    const entry = owner.getByRole('listitem').filter({ hasText: 'แก้ไขหลายรายการ' }).first();
    await entry.getByRole('button', { name: /^ย้อนกลับการแก้ไขเมื่อ/ }).click();
    await dialog.getByRole('button', { name: 'ย้อนกลับ' }).click();
    await expect(dialog.getByText('ย้อนกลับแล้ว 2 รายการ')).toBeVisible();
    await dialog.getByRole('button', { name: 'ปิด' }).click();
    await owner.goto('/products?q=DAO-');
    await expect(price('DAO-1')).toHaveText('120.00');
    await price('DAO-1').click();
    await button(owner, 'ดูข้อมูลและประวัติ').click();
    await owner.getByRole('tab', { name: 'ประวัติ' }).click();
    const changes = owner.getByRole('list', { name: 'ประวัติการแก้ไข' }).getByRole('listitem');
    await expect(changes.nth(0)).toContainText('132.00');
    await expect(changes.nth(1)).toContainText('132.00');
    await expect(changes.nth(1)).toContainText('แก้ไขหลายรายการ');
    await expect(changes.nth(2)).toContainText('นำเข้า');
  });
  await counter.close();
});
