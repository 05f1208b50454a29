import { Api } from '../Api.ts';
import { DEEP, expect, SLOW, test } from '../test.ts';
import { countTaps } from './countTaps.ts';
import { typeByHand } from './hand.ts';
import { cardOf } from './Till.ts';

const MEMBER = '0812345678';

test('a whole sale is rung up, paid and printed from the keyboard alone, and the next customer comes', async ({
  page,
  stack,
}) => {
  const { taps } = await countTaps(page);
  const { keyboard } = page;
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'ชื่อผู้ใช้' })).toBeFocused();
  await typeByHand(page, 'cashier');
  await keyboard.press('Tab');
  await typeByHand(page, 'taem-demo-1');
  await keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/payment');
  await expect(page.getByRole('button', { name: /^สมาชิก/ })).toBeFocused();
  await keyboard.press('Enter');

  await page.waitForURL('**/payment/search-member');
  await typeByHand(page, MEMBER);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'ดำเนินการต่อ', exact: true })).toBeEnabled();
  await keyboard.press('F9');

  await page.waitForURL('**/payment/addproduct');
  const search = page.getByRole('textbox', { name: 'ค้นหาสินค้า หรือสแกนบาร์โค้ด' });
  const due = page.getByTestId('amount-due');
  await expect(search).toBeFocused();
  await keyboard.insertText('กล้วยหอมทอง');
  await expect(page.getByRole('group', { name: /^สินค้า/ }).getByRole('button', { name: /฿/ })).toHaveCount(1);
  await keyboard.press('Enter');
  await expect(due).toHaveText('9.75');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await expect(cardOf(page, 'กระเช้าปีใหม่')).toBeVisible();
  await keyboard.insertText('กระเช้าปีใหม่');
  await expect(
    page.getByRole('group', { name: /^สินค้า/ }).getByRole('button', { name: /฿/ }).first(),
  ).toHaveAccessibleName(/กระเช้า/);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('group', { name: /^สินค้า/ }).getByRole('button', { name: /฿/ }).first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(search).toBeFocused();
  await expect(page.getByRole('list', { name: 'รายการในตะกร้า' }).getByRole('listitem')).toHaveCount(2);

  // The quantity of the line above the latest: three bananas.
  await keyboard.press('F3');
  await keyboard.press('ArrowUp');
  await typeByHand(page, '3');
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'จำนวนของ กล้วยหอมทอง' })).toHaveValue('3');
  await expect(search).toBeFocused();

  await keyboard.press('F4');
  const discounts = page.getByRole('dialog', { name: 'ส่วนลด' });
  await expect(discounts.getByRole('radio').first()).toBeVisible();
  await keyboard.press('Escape');
  await expect(discounts).toHaveCount(0);
  await expect(search).toBeFocused();

  const total = Number((await due.textContent())?.replace(/,/g, ''));
  await keyboard.press('F9');
  await page.waitForURL('**/payment/channels');
  await expect(page.getByRole('button', { name: /^เงินสด/ })).toBeFocused();
  await keyboard.press('F2');
  await expect(page.getByLabel('รับเงินมา (บาท)')).toBeFocused();
  await typeByHand(page, '5000');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'ยืนยัน', exact: true })).toBeFocused();
  await keyboard.press('Enter');

  await page.waitForURL('**/payment/success');
  await expect(page.getByText((5000 - total).toLocaleString('en', { minimumFractionDigits: 2 })).first()).toBeVisible();
  await keyboard.press('F4');
  const receipt = page.getByRole('dialog', { name: 'ใบเสร็จ' });
  await expect(receipt.getByRole('button', { name: 'พิมพ์', exact: true })).toBeFocused();
  await keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);
  await keyboard.press('F9');
  await page.waitForURL('**/payment');
  await expect(page.getByRole('button', { name: /^สมาชิก/ })).toBeFocused();
  expect(await taps()).toBe(0);

  const api = new Api(stack);
  await api.signIn('manager');
  expect((await api.sales())[0]).toMatchObject({
    totalQuantity: 4,
    amountDue: total,
    channels: [{ type: 'CASH', receivedAmount: 5000 }],
  });
});

test('PAY-08 Tab walks the sales screen in the order of the eyes, and the grid is one stop of it', {
  tag: SLOW,
}, async ({ signIn }) => {
  const page = await signIn('cashier');
  await page.goto('/payment/addproduct');
  await page.getByRole('button', { name: 'ข้าม', exact: true }).click();
  const cards = page.getByRole('group', { name: /^สินค้า/ }).getByRole('button', { name: /฿/ });
  await expect(cards.first()).toBeVisible();
  const search = page.getByRole('textbox', { name: 'ค้นหาสินค้า หรือสแกนบาร์โค้ด' });
  const columns = [
    page.getByRole('navigation', { name: 'ประเภทสินค้า' }),
    search,
    page.getByRole('heading', { name: 'ตะกร้า', exact: true }),
  ];
  const lefts = await Promise.all(columns.map(async (column) => (await column.boundingBox())?.x ?? Number.NaN));
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  await search.focus();
  for (let tab = 0; tab < 30 && !(await cards.first().evaluate((card) => card === document.activeElement)); tab += 1)
    await page.keyboard.press('Tab');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cards.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'ข้อมูลลูกค้า' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // Added products are announced to users who do not see the bill, with the new total.
  await search.fill('กล้วยหอมทอง');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'ยอดชำระ' })).toHaveText(
    'กล้วยหอมทอง จำนวน 1 ยอดชำระ 9.75 บาท',
  );
});

test('F1 lists the keys in the language of the screen', { tag: DEEP }, async ({ signIn }) => {
  const page = await signIn('cashier');
  await page.goto('/payment');
  await expect(page.getByRole('button', { name: /^สมาชิก/ })).toBeFocused();
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog', { name: 'ปุ่มลัดและเครื่องนี้' })).toContainText('จำนวนของรายการล่าสุด');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Shift+Slash');
  await expect(page.getByRole('dialog', { name: 'ปุ่มลัดและเครื่องนี้' })).toBeVisible();
});
