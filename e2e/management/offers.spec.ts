import { signInByForm } from '../signInByForm.ts';
import { DEEP, expect, test } from '../test.ts';
import { Till } from '../till/Till.ts';

const NAME = 'ฝนตก ลด 15%';
const BASKET = 'กระเช้าปีใหม่';

test('an offer is written as a sentence, tried on last month, sold with, and switched off while a till holds it', async ({
  signIn,
  browser,
}) => {
  const page = await signIn('owner');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const choose = async (token: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name: token, exact: true }).click();
    await page.getByRole('option', { name: option }).click();
  };
  const tried = page.getByRole('region', { name: 'ถ้าใช้กับยอดขายที่ผ่านมา' });

  await test.step('MGMT-11 what is missing is said', async () => {
    await page.goto('/offers');
    for (const column of ['ชื่อ', 'ประเภท', 'เงื่อนไข', 'สิทธิประโยชน์'])
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    await page.goto('/offers/create');
    await button('บันทึก').click();
    await expect(page.getByText('กรุณากรอก').first()).toBeVisible();
    await expect(tried).toContainText('กรอกเงื่อนไขและสิทธิประโยชน์ให้ครบ');
  });

  await test.step('the sentence, and what it would have done', async () => {
    await page.getByLabel('ชื่อ', { exact: false }).first().fill(NAME);
    await choose('เรื่องที่ดู', 'ยอดสินค้าก่อนหักส่วนลด');
    await page.getByLabel('ค่า', { exact: true }).fill('50');
    await choose('สิ่งที่ได้', 'ลดเป็นเปอร์เซ็นต์');
    await page.getByLabel('เท่าไร', { exact: true }).fill('15');
    await choose('วันที่', 'เดือนก่อน');
    await expect(tried.getByRole('status')).toContainText(/บิลที่ได้\s*[\d,]+/);
    await expect(tried).toContainText(/ดูครบทั้ง [1-9][\d,]* บิล/);
    await tried
      .getByRole('button', { name: /^ทำไมบิล/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'ที่มาของราคา' })).toContainText('ลด 15%');
    await page.keyboard.press('Escape');
    const before = await tried.getByRole('status').textContent();
    await page.getByLabel('เท่าไร', { exact: true }).fill('5');
    await expect(tried.getByRole('status')).not.toHaveText(before ?? '');
    await page.getByLabel('เท่าไร', { exact: true }).fill('15');
  });

  await test.step('MGMT-12 the PIN is a password, set and never shown', async () => {
    await button('ตั้งรหัส').click();
    await expect(page.getByLabel('รหัสอนุมัติ')).toHaveAttribute('type', 'password');
    await button('ไม่เปลี่ยน').click();
    await button('บันทึก').click();
    await expect(page.getByRole('alert')).toContainText('เพิ่มส่วนลดและข้อเสนอแล้ว');
  });

  // A separate till: the owner stays signed in on this device.
  const counter = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'th-TH' });
  const till = new Till(await counter.newPage());
  await signInByForm(till.page, 'cashier');
  await test.step('the till sells with it', async () => {
    await till.startGuestSale();
    await till.add(BASKET);
    const full = (await till.due.textContent()) ?? '';
    await till.apply('ส่วนลด', { name: NAME });
    await expect(till.due).not.toHaveText(full);
    await till.take({ by: 'skip' });
    await till.confirm().click();
    await till.receiptNumber();
    await till.startGuestSale();
    await till.add(BASKET);
    await till.apply('ส่วนลด', { name: NAME });
    await till.take({ by: 'skip' });
  });

  await test.step('switched off in the meantime, the till says so in clear words', async () => {
    await page.goto('/offers');
    await page.getByRole('searchbox').fill(NAME);
    // A row of the previous list might disappear before it is pressed.
    await expect(page.getByText('1–1 จาก 1', { exact: true })).toBeVisible();
    await page.getByRole('gridcell', { name: NAME }).click();
    // Waits for the form, as the list has a field of this name too.
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await page.getByRole('combobox', { name: 'สถานะ' }).click();
    await page.getByRole('option', { name: 'ไม่ใช้งาน' }).click();
    await button('บันทึก').click();
    await expect(page.getByRole('alert')).toContainText('แก้ไขสำเร็จ');
    await till.confirm().click();
    await expect(till.page.getByRole('alert').filter({ hasText: 'ยังไม่ได้บันทึกการขาย' })).toContainText(
      `“${NAME}” เลิกใช้แล้ว จึงนำออกจากบิล`,
    );
  });
  await counter.close();
});

test('MGMT-24 a tier says how many members would stand where, before it is saved', { tag: DEEP }, async ({
  signIn,
}) => {
  const page = await signIn('owner');
  await page.goto('/member-tiers');
  await page.getByRole('gridcell', { name: 'Gold', exact: true }).click();
  const standing = page.getByRole('region', { name: 'สมาชิกวันนี้จะอยู่ระดับไหน' });
  const gold = standing.getByRole('row', { name: /^Gold/ });
  await expect(gold).toContainText('-');
  const [, now] = await gold.getByRole('cell').allTextContents();
  await page.getByLabel('ค่า', { exact: true }).first().fill('99999999');
  await expect(gold).toContainText('−');
  expect(await gold.getByRole('cell').nth(1).textContent()).toBe('0');
  expect(now).not.toBe('');
});
