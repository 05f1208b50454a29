import { Api } from '../Api.ts';
import { expect, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { countTaps } from './countTaps.ts';
import { Till } from './Till.ts';

const MEMBER = '0812345678';
const PRODUCT = 'กระเช้าปีใหม่';

test.use({ ownStack: 'returns' });

test('issue 34 one line of a past sale comes back by seven taps at most, and the sale says so', async ({
  signIn,
  stack,
}) => {
  const api = new Api(stack);
  await api.signIn('manager');
  const till = new Till(await signIn('cashier'));
  await till.startMemberSale(MEMBER);
  await till.add(PRODUCT);
  await till.add(PRODUCT);
  await (await till.takeCash('5000')).click();
  const number = await till.receiptNumber();
  expect((await api.sales())[0]).toMatchObject({ transactionNo: number, amountDue: 2451 });
  const points = await api.memberPoints(MEMBER);

  await till.page.evaluate(() => localStorage.clear());
  const page = await signIn('manager');
  const { taps } = await countTaps(page);
  await page.goto('/transactions');
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'คืนสินค้า', exact: true }).click();
  await dialog.getByRole('button', { name: `เพิ่มจำนวน ${PRODUCT}` }).click();
  // PERM-13 The manager works in all branches.
  await dialog.getByRole('button', { name: /^ทำรายการนี้ที่/ }).click();
  await dialog.getByRole('combobox', { name: 'เหตุผล (ไม่บังคับ)' }).click();
  await page.getByRole('option', { name: 'ชำรุด' }).click();
  await expect(dialog.getByText('คืนเงินลูกค้า')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('รหัสอนุมัติการยกเลิกบิล').fill('1111');
  await dialog.getByRole('button', { name: 'ยืนยันคืนสินค้า' }).click();
  await expect(dialog).toBeHidden();
  expect(await taps()).toBeLessThanOrEqual(7);

  const main = page.getByRole('main');
  await expect(main.getByText('คืนสินค้าจากบิล')).toBeVisible();
  await expect(main.getByText('ชำรุด')).toBeVisible();
  const [returned] = await api.sales();
  // A single one is 1,290 less 5 percent in whole baht, 1,226.
  expect(returned).toMatchObject({ amountDue: -1225, channels: [{ type: 'CASH', amount: -1225 }] });
  expect(await api.memberPoints(MEMBER)).toBe(points + (returned?.earnPoints ?? 0));
  await page.getByRole('button', { name: 'ใบคืนสินค้า' }).click();
  await expect(page.getByRole('document').first()).toContainText('ใบคืนสินค้า');
  await page.reload();
  await main.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await expect(main.getByText('คืนแล้ว 1 ชิ้น')).toBeVisible();
  await expect(main.getByRole('link', { name: returned?.transactionNo ?? '-' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ยกเลิกบิล' })).toHaveCount(0);

  await page.goto('/transactions?isReturn=yes');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('ใบคืนสินค้า');
});
