import { expect, SLOW, test } from '../test.ts';

test('prices of a category are raised at once, previewed, found in the history of a product, and taken back as one', {
  tag: SLOW,
}, async ({ signIn }) => {
  const page = await signIn('owner');
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const cells = page.locator('.MuiDataGrid-row[data-id] [data-field=retailPrice]');
  const prices = async () => (await cells.allTextContents()).map((text) => Number(text.replaceAll(',', '')));
  let list = '';
  let before: number[] = [];

  await test.step('all that match are chosen, also those of other pages', async () => {
    await page.goto('/products');
    await page.getByRole('combobox', { name: 'หมวดหมู่', exact: true }).click();
    await page.getByRole('option', { name: 'เบเกอรี่', exact: true }).click();
    await expect(page).toHaveURL(/categoryId=/);
    await expect(page.getByRole('gridcell', { name: 'เบเกอรี่', exact: true })).toHaveCount(10);
    list = page.url();
    before = await prices();
    await page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }).check();
    await expect(page.getByText('เลือก 10 รายการ', { exact: true })).toBeVisible();
    await button(/^เลือกทั้งหมด [1-9]\d รายการ/).click();
    await button('แก้ไขที่เลือก').click();
  });

  const [first = 0] = before;
  const raised = before.map((price) => Math.ceil((Math.round(price * 100) * 110) / 10_000));
  const money = (price = 0) => price.toLocaleString('en-US', { minimumFractionDigits: 2 });

  await test.step('what would come of it is shown before it is done', async () => {
    await dialog.getByLabel('เปอร์เซ็นต์', { exact: false }).fill('10');
    await dialog.getByRole('combobox', { name: 'ปัดให้ลงตัวที่' }).click();
    await page.getByRole('option', { name: '1', exact: true }).click();
    await dialog.getByRole('combobox', { name: 'ปัด', exact: true }).click();
    await page.getByRole('option', { name: 'ขึ้น', exact: true }).click();
    await dialog.getByRole('button', { name: 'ดูตัวอย่าง' }).click();
    await expect(dialog.getByText(/^จะเปลี่ยน (\d+) จาก \1 รายการ$/)).toBeVisible();
    const example = dialog.getByRole('row').filter({ hasText: money(first) });
    await expect(example.first()).toContainText(money(raised[0]));
    await dialog.getByRole('button', { name: /^แก้ไข \d+ รายการ$/ }).click();
    await expect(dialog.getByText(/^แก้ไขแล้ว \d+ รายการ$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'ปิด' }).click();
    await expect.poll(prices).toEqual(raised);
  });

  await test.step('each product shows who did it, and what it cost on a day', async () => {
    await cells.first().click();
    await button('ดูข้อมูลและประวัติ').click();
    await page.getByRole('tab', { name: 'ประวัติ' }).click();
    const latest = page.getByRole('list', { name: 'ประวัติการแก้ไข' }).getByRole('listitem').first();
    await expect(latest).toContainText('แก้ไขหลายรายการ');
    await expect(latest).toContainText(money(first));
    await expect(latest).toContainText(money(raised[0]));
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    await page.getByLabel('วันที่', { exact: true }).fill(today);
    await expect(page.getByRole('status').filter({ hasText: money(first) })).toContainText(money(raised[0]));
  });

  await test.step('the whole is taken back, and every price is what it was', async () => {
    await page.goto('/changes');
    const entry = page.getByRole('listitem').filter({ hasText: 'แก้ไขหลายรายการ' }).first();
    await entry.getByRole('button', { name: /^ย้อนกลับการแก้ไขเมื่อ/ }).click();
    await dialog.getByRole('button', { name: 'ย้อนกลับ' }).click();
    await expect(dialog.getByText(/^ย้อนกลับแล้ว \d+ รายการ$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'ปิด' }).click();
    await expect(entry).toContainText('ย้อนกลับแล้ว');
    await page.goto(list);
    await expect.poll(prices).toEqual(before);
  });
});
