import { expect, test } from '../test.ts';

test('CALENDAR-01 an appointment is made, changed by two, moved and taken away by the keyboard', async ({ signIn }) => {
  const page = await signIn('owner');
  const dialog = page.getByRole('dialog');
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });

  await page.goto('/calendar?day=2027-02-26');
  const chosen = page.getByRole('gridcell', { selected: true });
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ชิมกาแฟเมล็ดใหม่');
  await page.keyboard.press('Enter');
  await expect(page.getByText('เพิ่มนัดหมายแล้ว')).toBeVisible();
  await expect(page).toHaveURL(/day=2027-02-28/);
  const entry = page.getByRole('button', { name: 'ชิมกาแฟเมล็ดใหม่ 09:00–10:00' });
  await expect(entry).toBeVisible();
  await expect(page.getByText('แสดงในวันที่ 28 กุมภาพันธ์ของปีที่ไม่มีวันที่ 29')).toBeVisible();

  await entry.press('Enter');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: /ชิมกาแฟเมล็ดใหม่/ }).click();
  await second.getByLabel('รายละเอียด').fill('ที่โต๊ะยาว');
  await second.getByRole('button', { name: 'บันทึก' }).click();
  await expect(second.getByText('แก้ไขสำเร็จ')).toBeVisible();
  await second.close();

  await dialog.getByLabel('เริ่ม').fill('2027-03-01T13:30');
  await expect(dialog.getByLabel('สิ้นสุด')).toHaveValue('2027-03-01T14:30');
  await inDialog('บันทึก').press('Enter');
  await expect(page.getByRole('dialog', { name: 'มีผู้อื่นแก้ไขไปแล้ว' })).toBeVisible();
  await page.getByRole('button', { name: 'ใช้ค่าที่เลือก' }).press('Enter');
  await expect(dialog.getByLabel('รายละเอียด')).toHaveValue('ที่โต๊ะยาว');
  await expect(dialog.getByLabel('เริ่ม')).toHaveValue('2027-03-01T13:30');
  await inDialog('บันทึก').press('Enter');
  await expect(page.getByText('แก้ไขสำเร็จ')).toBeVisible();

  await page.goto('/calendar?day=2027-03-01&view=agenda');
  await page.getByRole('button', { name: 'ชิมกาแฟเมล็ดใหม่ 13:30–14:30' }).press('Enter');
  await inDialog('ลบ').press('Enter');
  await dialog.last().getByRole('button', { name: 'ลบ' }).press('Enter');
  await expect(page.getByText('ลบนัดหมายแล้ว')).toBeVisible();
  await expect(page.getByText('ชิมกาแฟเมล็ดใหม่')).toHaveCount(0);
});
