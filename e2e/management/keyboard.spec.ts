import { Api } from '../Api.ts';
import { Gateway } from '../Gateway.ts';
import { Keys } from '../Keys.ts';
import { DEEP, expect, test } from '../test.ts';

const NAME = 'ชาใบหม่อน';

test('records are found, changed over someone else, and their history is read by the keyboard alone; the focus is never lost', {
  tag: DEEP,
}, async ({ signIn, stack }) => {
  test.setTimeout(240_000);
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const api = new Api(stack);
  await api.signIn('owner');
  const { productCategories } = await api.send<{ productCategories: { items: { id: string }[] } }>(
    '{ productCategories(keyword: "เบเกอรี่") { items { id } } }',
  );
  const id = await gateway.create('products', {
    ...{ code: 'KEYS-1', name: NAME, retail_price: 45, category_id: productCategories.items[0]?.id },
  });
  const page = await signIn('owner');
  const keys = new Keys(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(new RegExp(`^${name}\\s*\\*?$`));
  const rows = page.locator('.MuiDataGrid-row[data-id]');
  const grid = page.getByRole('grid');
  const name = rows.first().locator('[data-field=name]').getByRole('link');
  const header = grid.locator('[role=columnheader][data-field=name]');
  const dialog = page.getByRole('dialog');
  /** Tab leads from link to link. */
  const toFirstRow = () => keys.to(name);

  await test.step('past the bar, and from the overview to a list', async () => {
    await page.goto('/management');
    const products = page.getByRole('main').getByRole('link', { name: /^สินค้า/ });
    await expect(products).toBeVisible();
    await page.keyboard.press('Tab');
    await keys.enter(page.getByRole('link', { name: 'ข้ามไปยังเนื้อหา' }));
    await keys.enter(products);
    await expect(page).toHaveURL(/\/products/);
  });

  await test.step('a list is searched, narrowed, put in order, and shows other columns', async () => {
    await keys.to(page.getByRole('searchbox'));
    await keys.write('KEYS');
    await expect(rows).toHaveCount(1);
    await keys.choose(
      page.getByRole('combobox', { name: 'หมวดหมู่', exact: true }),
      page.getByRole('option', { name: 'เบเกอรี่' }),
    );
    await expect(page).toHaveURL(/categoryId=/);
    await keys.enter(button('คอลัมน์'));
    await keys.enter(page.getByRole('menuitemcheckbox', { name: 'รายละเอียด' }), 'ArrowDown');
    await keys.press('Escape');
    await expect(button('คอลัมน์')).toBeFocused();
    await expect(page.getByRole('columnheader', { name: 'รายละเอียด' })).toBeVisible();
    await keys.to(grid.getByRole('checkbox').first());
    await keys.to(header, 'ArrowRight');
    await keys.press('Enter');
    await expect(page).toHaveURL(/sort=name\.asc/);
  });

  await test.step('a record is opened, and left only after a question', async () => {
    await keys.press('ArrowDown');
    await expect(name).toBeFocused();
    await keys.press('Enter');
    await expect(field('ชื่อ')).toBeFocused();
    await keys.write('ชาใบหม่อนอ่อน');
    await keys.enter(button('ยกเลิก'));
    await expect(dialog).toBeVisible();
    await keys.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button('ยกเลิก')).toBeFocused();
  });

  await test.step('someone else saves first: what is kept is chosen, and Save goes on', async () => {
    await gateway.change('products', id, { name: 'ชาใบหม่อนแก่', retail_price: 50 });
    await keys.enter(button('บันทึก'));
    await expect(dialog).toContainText('ชาใบหม่อนแก่');
    await keys.to(dialog.getByRole('radio', { name: 'ใช้ของผู้อื่นสำหรับชื่อ' }), 'Shift+Tab');
    await keys.press('Space');
    await keys.to(dialog.getByRole('radio', { name: 'ใช้ของฉันสำหรับชื่อ' }), 'Shift+Tab');
    await keys.press('Space');
    await keys.enter(button('ใช้ค่าที่เลือก'));
    await expect(dialog).toHaveCount(0);
    await keys.enter(button('บันทึก'));
    await expect(page).toHaveURL(/\/products\?.*q=KEYS/);
    await expect(name).toHaveText('ชาใบหม่อนอ่อน');
    await keys.seesFocus();
  });

  await test.step('the history of the record is read, and undoing asks for confirmation', async () => {
    await toFirstRow();
    await keys.press('Enter');
    await keys.enter(button('ดูข้อมูลและประวัติ'), 'Shift+Tab');
    await keys.to(page.getByRole('tab', { name: 'ข้อมูล' }));
    await keys.to(page.getByRole('tab', { name: 'ประวัติ' }), 'ArrowRight');
    await keys.press('Enter');
    const latest = page.getByRole('list', { name: 'ประวัติการแก้ไข' }).getByRole('listitem').first();
    await expect(latest).toContainText('ชาใบหม่อนแก่');
    const revert = latest.getByRole('button', { name: /^ย้อนกลับการแก้ไขเมื่อ/ });
    await keys.enter(revert);
    await keys.press('Escape');
    await expect(revert).toBeFocused();
    await keys.press('Enter');
    await keys.enter(dialog.getByRole('button', { name: 'ย้อนกลับ' }));
    await keys.enter(dialog.getByRole('button', { name: 'ปิด' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ชาใบหม่อนแก่');
    await keys.seesFocus();
  });

  await test.step('it is deleted after a question', async () => {
    await keys.enter(button('แก้ไข'), 'Shift+Tab');
    await keys.enter(button('ลบ'), 'Shift+Tab');
    await keys.press('Escape');
    await expect(button('ลบ')).toBeFocused();
    await keys.press('Enter');
    await keys.enter(dialog.getByRole('button', { name: 'ลบ', exact: true }));
    await expect(page.getByText('ไม่พบรายการที่ตรงกับที่ค้นหา')).toBeVisible();
    await keys.seesFocus();
  });
});
