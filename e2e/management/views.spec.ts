import { Api } from '../Api.ts';
import { DEEP, expect, test } from '../test.ts';

test('a view of a list is saved, changed, shared, opened from the menu, and opens with what still holds', {
  tag: DEEP,
}, async ({ signIn, stack }) => {
  const page = await signIn('owner');
  const views = (name: string) => page.getByRole('button', { name, exact: true });
  const pick = async (opener: string, item: string | RegExp, role: 'menuitem' | 'menuitemradio' = 'menuitem') => {
    await views(opener).click();
    await page.getByRole(role, { name: item }).click();
  };

  await test.step('what the list shows is kept under a name, by the keyboard', async () => {
    await page.goto('/products?status=ACTIVE&sort=name.desc&page=2');
    await views('มุมมอง').press('Enter');
    await page.getByRole('menuitem', { name: 'บันทึกเป็นมุมมองใหม่' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'บันทึกเป็นมุมมองใหม่' });
    await dialog.getByLabel('ชื่อมุมมอง').press('Enter');
    await expect(dialog.getByText('กรุณากรอก')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'แบ่งปันให้ทุกคน' }).check();
    await dialog.getByLabel('ชื่อมุมมอง').fill('ชาที่ขายอยู่');
    await dialog.getByLabel('ชื่อมุมมอง').press('Enter');
    await expect(views('มุมมอง ชาที่ขายอยู่')).toBeVisible();
    await expect(page).toHaveURL(/view=/);
  });

  await test.step('a list that differs says so, and is saved over it', async () => {
    await page.getByRole('searchbox').fill('ชา');
    await pick('มุมมอง ชาที่ขายอยู่ แก้ไขแล้ว', 'บันทึกการเปลี่ยนแปลง');
    await expect(views('มุมมอง ชาที่ขายอยู่')).toBeVisible();
    await views('มุมมอง ชาที่ขายอยู่').click();
    await page.getByRole('menuitemcheckbox', { name: 'เปิดรายการด้วยมุมมองนี้' }).click();
    await expect(page.getByText('ครั้งต่อไปรายการจะเปิดด้วยมุมมองนี้')).toBeVisible();
  });

  await test.step('from the menu the list opens with it', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'การจัดการ', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: /^สินค้า/ }).click();
    await expect(views('มุมมอง ชาที่ขายอยู่')).toBeVisible();
    await expect(page).toHaveURL(/q=.*status=ACTIVE.*sort=name\.desc/);
    await expect(page.getByRole('searchbox')).toHaveValue('ชา');
  });

  await test.step('of a view of other days what still holds is displayed, and the rest is reported', async () => {
    const api = new Api(stack);
    await api.signIn('owner');
    await api.send(
      'mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { userErrors { message } } }',
      { input: { list: 'products', name: 'ของเก่า', query: 'q=ชา&categoryId=gone&weight=9' } },
    );
    await page.reload();
    await pick('มุมมอง ชาที่ขายอยู่', /^ของเก่า/, 'menuitemradio');
    await expect(page.getByText('บางส่วนของมุมมองไม่มีแล้วจึงไม่ได้ใช้: หมวดหมู่, ตัวกรอง')).toBeVisible();
    await expect(views('มุมมอง ของเก่า แก้ไขแล้ว')).toBeVisible();
    await expect(page).not.toHaveURL(/gone|weight/);
  });

  await test.step('it is deleted after a question; the list stays as it is', async () => {
    await pick('มุมมอง ของเก่า แก้ไขแล้ว', 'ลบมุมมอง');
    await page.getByRole('dialog').getByRole('button', { name: 'ลบมุมมอง' }).click();
    await expect(views('มุมมอง')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('ชา');
  });
});
