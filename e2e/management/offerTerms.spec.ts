import { signInByForm } from '../signInByForm.ts';
import { expect, SLOW, test } from '../test.ts';
import { Till } from '../till/Till.ts';

const NAME = 'บ่ายวันทำงาน';
const BASKET = 'กระเช้าปีใหม่';

test('an offer that has ended says so in the list of the till, and is summed up in a sentence where it is written', {
  tag: SLOW,
}, async ({ signIn, browser }) => {
  const page = await signIn('owner');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const choose = async (token: string, option: string) => {
    await page.getByRole('combobox', { name: token, exact: true }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await page.goto('/offers/create');
  await page.getByLabel('ชื่อ', { exact: false }).first().fill(NAME);
  await choose('เรื่องที่ดู', 'ยอดสินค้าก่อนหักส่วนลด');
  await page.getByLabel('ค่า', { exact: true }).fill('1');
  await choose('สิ่งที่ได้', 'ลดเป็นเปอร์เซ็นต์');
  await page.getByLabel('เท่าไร', { exact: true }).fill('15');
  await expect(page.getByText('ใช้ได้ทุกวัน ทุกเวลา ทุกสาขา กับลูกค้าทุกคน')).toBeVisible();
  await button('กำหนดวันเวลา สาขา หรือระดับสมาชิก').click();
  const terms = page.getByRole('group', { name: 'ใช้ได้เมื่อไร ที่ไหน กับใคร' });
  for (const day of ['จันทร์', 'อังคาร', 'พุธ']) await terms.getByLabel(day, { exact: true }).check();
  await terms.getByLabel('ตั้งแต่เวลา').fill('14:00');
  await terms.getByLabel('ถึงก่อนเวลา').fill('17:00');
  await terms.getByLabel('ใช้ได้ถึงก่อน', { exact: true }).fill('01-01-2569 00:00');
  await terms.getByLabel('ใช้ได้ถึงก่อน', { exact: true }).blur();
  // Once on the form, and the same in the list.
  const WHEN = /ทุกวันจันทร์–พุธ 14:00–17:00 · ถึงก่อน 01-01-2569 00:00 · /;
  await expect(page.getByText(WHEN)).toHaveCount(1);
  await button('บันทึก').click();
  await expect(page.getByRole('alert')).toContainText('เพิ่มส่วนลดและข้อเสนอแล้ว');
  await expect(page.getByRole('row', { name: NAME })).toContainText(WHEN);

  const counter = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'th-TH' });
  const till = new Till(await counter.newPage());
  await signInByForm(till.page, 'cashier');
  await till.startGuestSale();
  await till.add(BASKET);
  const dialog = await till.openBenefit('ส่วนลด');
  const choice = dialog.getByRole('radio', { name: NAME });
  await expect(choice).toHaveAccessibleDescription(/หมดเขตแล้วเมื่อ 01-01-2569 00:00/);
  await counter.close();
});
