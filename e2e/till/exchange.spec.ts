import { Api } from '../Api.ts';
import { expect, SLOW, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { countTaps } from './countTaps.ts';
import { cardOf, Till } from './Till.ts';

const BROUGHT = 'กล้วยหอมทอง';
const TAKEN = 'กระเช้าปีใหม่';

test.use({ ownStack: 'exchange' });

test('issue 34 a piece of a past sale is exchanged for another by nine taps at most, and the drawer has the difference alone', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const page = await signIn('manager');
  const { taps } = await countTaps(page);
  await page.goto('/payment/channels');
  await page.getByRole('list', { name: 'กรุณาเลือกสาขา' }).getByRole('button').first().click();
  const till = new Till(page);
  await expect(page.getByText('ไม่มีรายการที่รอชำระ')).toBeVisible();
  await till.startGuestSale();
  await till.add(BROUGHT, 2);
  await expect(till.due).toHaveText('19.50');
  await (await till.takeCash('20')).click();
  const number = await till.receiptNumber();

  await page.goto('/transactions');
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'คืนสินค้า', exact: true }).click();
  await dialog.getByRole('button', { name: `เพิ่มจำนวน ${BROUGHT}` }).click();
  await dialog.getByRole('button', { name: 'เปลี่ยนสินค้า' }).click();
  await page.waitForURL('**/payment/addproduct');
  const block = page.getByRole('region', { name: 'ของที่นำมาเปลี่ยน' });
  await expect(block).toContainText(number);
  await expect(block.getByRole('listitem')).toHaveText([/−1 × กล้วยหอมทอง.*−9\.75/]);
  await cardOf(page, TAKEN).click();
  await expect(till.due).toHaveText('1,280.25');
  expect(await violationsOf(page)).toEqual([]);
  await till.proceed.click();
  await page.getByRole('button', { name: 'รับเงินพอดี' }).click();
  await till.confirmDialog().getByLabel('รหัสอนุมัติการยกเลิกบิล').fill('1111');
  await till.confirm().click();
  const taken = await till.receiptNumber();
  expect(await taps()).toBeLessThanOrEqual(9);

  const api = new Api(stack);
  await api.signIn('manager');
  const [sale, back] = (await api.sales()).slice(0, 2).toSorted((a, b) => b.amountDue - a.amountDue);
  expect(sale).toMatchObject({
    ...{ transactionNo: taken, amountDue: 1290 },
    channels: [
      { type: 'EXCHANGE', amount: 9.75 },
      { type: 'CASH', amount: 1280.25 },
    ],
  });
  expect(back).toMatchObject({ amountDue: -9.75, channels: [{ type: 'EXCHANGE', amount: -9.75 }] });
  const receipt = await till.receiptText();
  expect(receipt).toContain(taken);
  expect(receipt).toContain(back?.transactionNo);

  // A void would take away what the return still has.
  await page.getByRole('link', { name: 'ดูในประวัติการขาย' }).click();
  await expect(page.getByText('ให้คืนสินค้าแทนการยกเลิก')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ยกเลิกบิล' })).toHaveCount(0);
});
