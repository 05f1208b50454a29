import { expect, test } from '../test.ts';
import { Till } from '../till/Till.ts';

test('PAY-02, CUST-15, CUST-16, CUST-19 staff register a customer from the till, who then buys as a member', async ({
  signIn,
}) => {
  const page = await signIn('cashier');
  const answer = (id: string, text: string) => page.locator(`#answer-${id}`).fill(text);
  const next = page.getByRole('button', { name: 'ถัดไป' });
  const confirm = page.getByRole('button', { name: 'ยืนยัน', exact: true });
  await page.goto('/payment');
  await page.getByRole('button', { name: /^สมัครสมาชิก/ }).click();
  await page.waitForURL('**/customers/register');
  await expect(page.locator('#answer-firstname')).toBeFocused();
  await next.click();
  await expect(page.getByText('กรุณากรอกข้อมูลนี้')).toHaveCount(4);
  await answer('firstname', 'บุษบา');
  await answer('lastname', 'สมัครใหม่');
  // A member of the demo shop has it.
  await answer('phone', '0812345678');
  await page.getByRole('radio', { name: 'หญิง' }).check();
  await next.click();
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('บัญชีนี้ได้ลงทะเบียนเป็นสมาชิกแล้ว');
  await page.getByRole('button', { name: 'แก้ไข' }).click();
  await expect(page.locator('#answer-phone')).toHaveAttribute('aria-invalid', 'true');
  await answer('phone', '0931234567');
  await next.click();
  await confirm.click();
  await expect(page.getByRole('status')).toContainText('สร้างบัญชีสมาชิกเรียบร้อยแล้ว');
  await page.getByRole('link', { name: 'เริ่มการขาย' }).click();
  await page.waitForURL('**/payment/addproduct');
  await expect(page.getByText('บุษบา สมัครใหม่').first()).toBeVisible();
  const till = new Till(page);
  await till.add('กล้วยหอมทอง');
  await expect(till.due).toHaveText('9.75');
});
