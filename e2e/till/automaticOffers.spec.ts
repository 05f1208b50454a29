import { Gateway } from '../Gateway.ts';
import { signInByForm } from '../signInByForm.ts';
import { expect, SLOW, test } from '../test.ts';
import { Till } from './Till.ts';

test.use({ ownStack: 'automaticOffers' });

const NAME = 'ลด 20% ทั้งร้าน';
/** 69.00 THB: 20% are 13 in whole baht. */
const NOODLES = 'ก๋วยเตี๋ยวต้มยำหมู';

test('an offer that applies by itself is on the bill at once, says why, is taken off for a bill, and ends when it is used up', async ({
  signIn,
  browser,
}) => {
  const page = await signIn('owner');
  const choose = async (token: string, option: string) => {
    await page.getByRole('combobox', { name: token, exact: true }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await page.goto('/offers/create');
  await page.getByLabel('ชื่อ', { exact: false }).first().fill(NAME);
  await choose('เรื่องที่ดู', 'ยอดสินค้าก่อนหักส่วนลด');
  await page.getByLabel('ค่า', { exact: true }).fill('1');
  await choose('สิ่งที่ได้', 'ลดเป็นเปอร์เซ็นต์');
  await page.getByLabel('เท่าไร', { exact: true }).fill('20');
  await page.getByLabel('ใช้ให้อัตโนมัติ').check();
  await page.getByLabel('จำกัดรวมทั้งหมด (ครั้ง)').fill('1');
  await expect(page.getByText('→ ลด 20% รวมทั้งหมด 1 ครั้ง · ใช้ให้อัตโนมัติ')).toBeVisible();
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('เพิ่มส่วนลดและข้อเสนอแล้ว');

  const counter = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'th-TH' });
  const till = new Till(await counter.newPage());
  await signInByForm(till.page, 'cashier');
  const applied = till.page.getByRole('list', { name: 'ที่ใช้กับบิลนี้' });
  await till.startGuestSale();
  await till.add(NOODLES);
  await expect(till.due).toContainText('56.00');
  await expect(applied).toContainText(`${NAME}อัตโนมัติ`);
  await till.page.getByRole('button', { name: 'ที่มาของราคา' }).click();
  await expect(till.page.getByRole('dialog')).toContainText(`${NAME}: ใช้ให้อัตโนมัติ`);
  await till.page.keyboard.press('Escape');

  // Removed from this bill: sold at its price, and the use was not counted.
  await till.page.getByRole('button', { name: `นำ ${NAME} ออกจากบิล` }).click();
  await expect(till.due).toContainText('69.00');
  await (await till.takeCash('100')).click();
  await till.receiptNumber();

  await till.startGuestSale();
  await till.add(NOODLES);
  await expect(till.due).toContainText('56.00');
  await (await till.takeCash('100')).click();
  await till.receiptNumber();

  // The only use is used up: the next bill has the full price, and the list gives the reason.
  await till.startGuestSale();
  await till.add(NOODLES);
  await expect(till.due).toContainText('69.00');
  const dialog = await till.openBenefit('ส่วนลด');
  await expect(dialog.getByRole('radio', { name: NAME })).toHaveAccessibleDescription(/ใช้ครบทั้งหมด 1 ครั้งแล้ว/);
  await counter.close();
});

const HOUR = 3_600_000;
/** Formats a moment by the shop's clock, which is seven hours ahead of UTC. */
const atShop = (moment: number) => new Date(moment + 7 * HOUR).toISOString().slice(0, 19).replace('T', ' ');

test('issue 34 an offer holds by the clock of the shop on a device that is an hour ahead, and one that ends between the bill and the payment is named before anything is sold', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const name = 'ลด 30% ถึงครึ่งชั่วโมงหน้า';
  const until = (moment: number) => ({ terms: { until: atShop(moment) } });
  const offer = await gateway.createOffer({
    ...{ name, coupon: 'Discount Percent', value: 30 },
    ...{ is_automatic: true, ...until(Date.now() + HOUR / 2) },
  });
  const page = await signIn('cashier');
  await page.clock.install({ time: Date.now() + HOUR });
  const till = new Till(page);
  const applied = page.getByRole('list', { name: 'ที่ใช้กับบิลนี้' });
  await till.startGuestSale();
  await till.add(NOODLES);
  // 30% of 69 are 20 in whole baht.
  await expect(till.due).toHaveText('49.00');
  await expect(applied).toContainText(name);
  const pay = await till.takeCash('100');
  await gateway.change('offers', offer, until(Date.now() - 60_000));
  await pay.click();
  const note = page.getByRole('alert').filter({ hasText: 'ยังไม่ได้บันทึกการขาย' });
  await expect(note).toContainText('ยอดชำระ: แจ้งไว้ 49.00 → ตอนนี้ 69.00');
  await expect(note).toContainText(name);
  await till.tender({ by: 'skip' });
  await till.confirm().click();
  expect(await gateway.sale(await till.receiptNumber())).toMatchObject({ total_revenue: 69, total_discount: 0 });
});
