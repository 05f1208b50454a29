import { Api } from '../Api.ts';
import { expect, SLOW, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { registerForVat } from './registerForVat.ts';
import { Till } from './Till.ts';

/** สมชาย ใจดี, Gold: 5% from 300 THB, points × 1.5. The shop gives 1 point for 25 THB; 10 points are worth 1 THB. */
const MEMBER = '0812345678';
/** 1,290.00 THB. */
const HAMPER = 'กระเช้าปีใหม่';
/** 69.00 THB. */
const NOODLES = 'ก๋วยเตี๋ยวต้มยำหมู';

interface Figures {
  transactionNo: string;
  totalRevenue: number;
  addedVat: number;
  amountDue: number;
  earnPoints: number;
  channels: { amount: number }[];
  taxDocuments: { kind: string; isVatAdded: boolean; value: number; vat: number; total: number }[];
}

async function latestSale(api: Api): Promise<Figures | undefined> {
  const { transactions } = await api.send<{ transactions: { items: Figures[] } }>(
    `{ transactions(perPage: 1) { items { transactionNo totalRevenue addedVat amountDue earnPoints channels { amount }
         taxDocuments { kind isVatAdded value vat total } } } }`,
  );
  return transactions.items[0];
}

test.use({ ownStack: 'addedVat' });

test('issue 36 VAT is added to a bill after discount and points, its papers say it once, and a return gives back its part', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  await registerForVat(stack, { tax_mode: 'ADDED' });
  const api = new Api(stack);
  await api.signIn('manager');
  const till = new Till(await signIn('cashier'));
  const { page } = till;
  await till.startMemberSale(MEMBER);
  await till.add(HAMPER);
  await till.add(NOODLES);
  // 1,359 less the 67 of Gold is 1,292; 7% of that is 90.44.
  await expect(till.due).toContainText('1,382.44');
  await till.apply('ส่วนลด', { name: 'ลด 10% เมื่อซื้อครบ 300' });
  await till.usePoints('100');
  // 1,292 less 135 and 10 is 1,147; 7% of that is 80.29.
  await expect(till.due).toContainText('1,227.29');
  await expect(page.getByText('บวก VAT', { exact: true })).toBeVisible();
  await expect(page.getByText('80.29', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const confirm = await till.takeCash('1300');
  await expect(till.confirmDialog().getByText('บวก VAT', { exact: true })).toBeVisible();
  await confirm.click();
  const number = await till.receiptNumber();
  const receipt = await till.receiptText();
  for (const part of ['ก่อน VAT 1,147.00', 'บวก VAT 7% 80.29', 'ยอดชำระ 1,227.29', 'รวมภาษีมูลค่าเพิ่มแล้ว', 'เงินทอน 72.71'])
    expect(receipt).toContain(part);
  // Points are those of 1,147: floor(1,147 / 25) = 45, × 1.5 = 67.
  expect(await latestSale(api)).toMatchObject({
    ...{ transactionNo: number, totalRevenue: 1147, addedVat: 80.29, amountDue: 1227.29, earnPoints: 67 },
    channels: [{ amount: 1227.29 }],
    taxDocuments: [{ kind: 'ABBREVIATED', isVatAdded: true, value: 1147, vat: 80.29, total: 1227.29 }],
  });

  await page.evaluate(() => localStorage.clear());
  const office = await signIn('manager');
  await office.goto('/transactions');
  await office.getByRole('link', { name: number }).click();
  const main = office.getByRole('main');
  await expect(main.getByText('บวก VAT', { exact: true })).toBeVisible();
  await office.getByRole('button', { name: 'คืนสินค้า', exact: true }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: `เพิ่มจำนวน ${NOODLES}` }).click();
  await dialog.getByRole('button', { name: /^ทำรายการนี้ที่/ }).click();
  await expect(dialog.getByText('VAT ที่บวกไว้')).toBeVisible();
  expect(await violationsOf(office)).toEqual([]);
  await dialog.getByLabel('รหัสอนุมัติการยกเลิกบิล').fill('1111');
  await dialog.getByRole('button', { name: 'ยืนยันคืนสินค้า' }).click();
  await expect(dialog).toBeHidden();
  // The hamper alone is 1,290 less 64, 129 and the 10 of the points, 1,087, and bears 76.09.
  expect(await latestSale(api)).toMatchObject({
    ...{ totalRevenue: -60, addedVat: -4.2, amountDue: -64.2, channels: [{ amount: -64.2 }] },
    taxDocuments: [{ kind: 'CREDIT_NOTE', isVatAdded: true, value: -60, vat: -4.2, total: -64.2 }],
  });
  await main.getByRole('button', { name: /-C-000001$/ }).click();
  for (const part of ['ใบลดหนี้', 'ผลต่าง60.00', 'ภาษีมูลค่าเพิ่ม 7%4.20', 'รวมทั้งสิ้น64.20'])
    await expect(dialog.getByRole('document')).toContainText(part);
});
