import { Api } from '../Api.ts';
import { Gateway } from '../Gateway.ts';
import type { Stack } from '../stack.ts';
import { expect, SLOW, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { countTaps } from './countTaps.ts';
import { openShop } from './openShop.ts';
import { Till } from './Till.ts';

const BANANA = 'กล้วยหอมทอง';
const PIN = '2580';
const SALES = 200;

test.use({ ownStack: 'dayOfShift' });

test('issue 36 the day of a shop: open, 200 sales, hand-over by PIN, in and out, a return, close with at most 6 taps and the counts', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  test.slow();
  const { gateway, products } = await openShop(stack);
  const counter = {
    sale_start: 'GOODS',
    transfer_proof: 'OPTIONAL',
    receipt_after_sale: 'ASK',
    sale_shift: 'REQUIRED',
  };
  await gateway.changeSettings(counter);
  const manager = new Gateway(stack);
  await manager.signIn('manager');
  const [{ id, firstname }] = (await gateway.list('merchant-users', { username: 'manager' })) as [
    Record<string, string>,
  ];
  await manager.send('PATCH', `merchant-users/${id}/till-pin`, { pin: PIN });

  const page = await signIn('cashier');
  const { taps } = await countTaps(page);
  const till = new Till(page);
  const dialog = page.getByRole('dialog', { name: 'เครื่องคิดเงิน' });
  const shift = dialog.getByRole('region', { name: 'กะ' });
  const openDialog = () => page.getByRole('button', { name: 'T1', exact: true }).click();
  const leaveDialog = () => dialog.getByRole('button', { name: 'ปิด', exact: true }).click();
  await page.goto('/payment/addproduct');
  await dialog.getByRole('radio', { name: /^T1/ }).check();
  await shift.getByLabel('1,000 บาท').fill('1');
  await shift.getByLabel('100 บาท', { exact: true }).fill('10');
  await shift.getByRole('button', { name: 'เปิดกะ' }).click();
  await expect(dialog).toBeHidden();

  // 19.50 by hand, and 200 more as another device of the counter rings them up: 6,666.
  await till.add(BANANA, 2);
  await (await till.takeCash('20')).click();
  const first = await till.receiptNumber();
  const [{ id: tillId }] = (await gateway.list('tills', { code: 'T1', branch_id: await branchOf(stack) })) as [
    { id: string },
  ];
  const sell = await seller(stack, tillId, products.third);
  for (let done = 0; done < SALES; done += 1) await sell();
  await page.getByRole('link', { name: 'ขายต่อ' }).click();
  await openDialog();
  await expect(shift).toContainText(/ขาย 201 บิล\s*6,685\.50/);
  expect(await violationsOf(page)).toEqual([]);
  // A new sale appears by itself.
  await sell();
  await expect(shift).toContainText(/ขาย 202 บิล\s*6,718\.83/);
  await leaveDialog();

  await page.keyboard.press('Shift+F8');
  await expect(page.getByLabel(`PIN ของ ${firstname}`)).toBeFocused();
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `ส่งต่อหน้าขาย ตอนนี้คือ ${firstname}` })).toBeVisible();
  await till.add(BANANA, 4);
  await (await till.takeCash('39')).click();
  await till.receiptNumber();

  await page.getByRole('link', { name: 'ขายต่อ' }).click();
  await openDialog();
  const move = async (amount: string, reason: string, way: 'นำเงินเข้า' | 'นำเงินออก') => {
    await shift.getByRole('button', { name: 'นำเงินเข้า/ออก' }).click();
    await shift.getByLabel(/^จำนวนเงิน/).fill(amount);
    await shift.getByLabel(/^เหตุผล/).fill(reason);
    await shift.getByRole('button', { name: way, exact: true }).click();
  };
  await move('100', 'แลกเหรียญ', 'นำเงินเข้า');
  await move('500', 'ซื้อน้ำแข็ง', 'นำเงินออก');
  await expect(shift).toContainText(/เงินที่ควรมี\s*8,357\.83/);
  await leaveDialog();

  await page.goto(`/transactions?q=${first}`);
  await page.getByRole('link', { name: first }).click();
  await page.getByRole('button', { name: 'คืนสินค้า', exact: true }).click();
  const returning = page.getByRole('dialog');
  await returning.getByRole('button', { name: `เพิ่มจำนวน ${BANANA}` }).click();
  await returning.getByLabel('รหัสอนุมัติการยกเลิกบิล').fill('1111');
  await returning.getByRole('button', { name: 'ยืนยันคืนสินค้า' }).click();
  await expect(returning).toBeHidden();

  await page.goto('/payment/addproduct');
  await openDialog();
  const cashiers = shift.getByRole('table', { name: 'แคชเชียร์' });
  await expect(cashiers.getByRole('row')).toHaveCount(3);
  await expect(cashiers.getByRole('row', { name: new RegExp(`^${firstname} `) })).toContainText(/1\s*39\.00\s*9\.75/);
  const before = await taps();
  await shift.getByRole('button', { name: 'ปิดกะ', exact: true }).click();
  for (const [piece, count] of [
    ['1,000 บาท', '8'],
    ['100 บาท', '3'],
    ['20 บาท', '2'],
    ['5 บาท', '1'],
  ] as const)
    await shift.getByLabel(piece, { exact: true }).fill(count);
  await shift.getByLabel('เหลือไว้ในลิ้นชัก').fill('2000');
  await expect(shift).toContainText('นำเงินออกจากลิ้นชัก 6,345.00 บาท');
  await shift.getByLabel(/^เหตุผล/).fill('เศษสตางค์');
  await shift.getByRole('button', { name: 'ยืนยันปิดกะ' }).click();
  const paper = shift.getByRole('document', { name: 'รายงาน Z เลขที่ 1' });
  await expect(paper).toContainText(/เงินที่ควรมี\s*8,348\.08/);
  await expect(paper).toContainText(/เงินขาด\s*3\.08/);
  await expect(paper).toContainText(/เหลือไว้ในลิ้นชัก\s*2,000\.00/);
  await expect(paper).toContainText(/ขาย 203 บิล\s*6,757\.83/);
  expect((await taps()) - before).toBeLessThanOrEqual(6);

  // The next one finds 2,000; the list has the day, its sums and the difference in words.
  await shift.getByRole('button', { name: 'เปิดกะ' }).click();
  await expect(shift.getByRole('alert')).toContainText('เหลือเงินไว้ในลิ้นชัก 2,000.00 บาท');
  await page.goto('/shifts?different=yes');
  const row = page.getByRole('row').filter({ hasText: '8,348.08' });
  await expect(row).toContainText(/8,345\.00\s*ขาด −3\.08/);
  await expect(page.getByRole('region', { name: 'รวมทุกกะที่พบ' })).toContainText(/เงินขาด\s*3\.08/);
});

async function branchOf(stack: Stack): Promise<string | undefined> {
  const api = new Api(stack);
  await api.signIn('cashier');
  const { viewer } = await api.send<{ viewer: { branches: { id: string }[] } }>('{ viewer { branches { id } } }');
  return viewer.branches[0]?.id;
}

/** Sells one piece for 33.33 in cash at a till, as its cashier. */
async function seller(stack: Stack, tillId: string, productId: string): Promise<() => Promise<void>> {
  const api = new Api(stack);
  await api.signIn('cashier');
  const branchId = await branchOf(stack);
  return async () => {
    const { pay } = await api.send<{ pay: { userErrors: unknown } }>(
      'mutation Pay($input: PayInput!) { pay(input: $input) { userErrors { code message } } }',
      {
        input: {
          ...{ idempotencyKey: crypto.randomUUID(), branchId, tillId, lines: [{ productId, quantity: 1 }] },
          ...{ channels: [{ type: 'CASH', amount: 33.33, receivedAmount: 33.33 }], expectedAmountDue: 33.33 },
        },
      },
    );
    expect(pay.userErrors).toEqual([]);
  };
}
