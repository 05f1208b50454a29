import type { Page } from '@playwright/test';
import { Gateway } from '../Gateway.ts';
import { expect, SLOW, test } from '../test.ts';
import { typeByHand } from './hand.ts';
import { cardOf, Till } from './Till.ts';

const LATTE = 'ลาเต้ร้อน';

test.use({ ownStack: 'options' });

const lines = (page: Page) => page.getByRole('list', { name: 'รายการในตะกร้า' }).getByRole('listitem');

interface Group {
  id: string;
  __v: number;
  name: string;
  options: { id: string; name: string; price: number; is_default: boolean; is_active: boolean }[];
}

async function changeOption(gateway: Gateway, group: string, option: string, change: object): Promise<void> {
  await gateway.signIn('owner');
  const found = (await gateway.list<Group>('option-groups')).find(({ name }) => name === group);
  if (!found) throw new Error(`There is no group ${group}`);
  const options = found.options.map((one) => (one.name === option ? { ...one, ...change } : one));
  await gateway.send('PATCH', `option-groups/${found.id}`, { __v: found.__v, options });
}

test('a café sells a latte, size L, less sweet, two shots, with a note, from the keyboard; and one as it is preset by one press', async ({
  signIn,
  stack,
}) => {
  const page = await signIn('cashier');
  const till = new Till(page);
  await till.startGuestSale();
  await page.getByRole('button', { name: `รายละเอียดของ ${LATTE}` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: LATTE });
  // 65 with the preset options.
  await expect(dialog.getByRole('button', { name: /^เพิ่มลงตะกร้า/ })).toContainText('65.00');
  for (const [group, steps] of [
    ['ขนาด', 1],
    ['ความหวาน', 1],
    ['ช็อต', 1],
  ] as const) {
    await dialog.getByRole('group', { name: group }).getByRole('radio', { checked: true }).focus();
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  }
  await expect(dialog.getByRole('radio', { name: 'หวานน้อย' })).toBeChecked();
  await dialog.getByLabel('โน้ต').focus();
  await typeByHand(page, 'แยกนม');
  await expect(dialog.getByRole('button', { name: /^เพิ่มลงตะกร้า/ })).toContainText('100.00');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await cardOf(page, LATTE).click();
  await cardOf(page, LATTE).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).nth(0)).toContainText('ใหญ่ L +15.00, หวานน้อย, 2 ช็อต +20.00');
  await expect(lines(page).nth(0)).toContainText('แยกนม');
  await expect(lines(page).nth(1)).toContainText('ปกติ, หวานปกติ, 1 ช็อต');
  await expect(till.due).toContainText('230.00');

  // The second line becomes the first: one line of three.
  await lines(page)
    .nth(1)
    .getByRole('button', { name: new RegExp(`^${LATTE}`) })
    .click();
  const change = page.getByRole('dialog', { name: LATTE });
  await change.getByRole('radio', { name: /^ใหญ่ L/ }).check();
  await change.getByRole('radio', { name: 'หวานน้อย' }).check();
  await change.getByRole('radio', { name: /^2 ช็อต/ }).check();
  await change.getByLabel('โน้ต').fill('แยกนม');
  await change.getByRole('button', { name: /^บันทึก/ }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(till.due).toContainText('300.00');

  const confirm = await till.take({ by: 'cash', received: '500', change: '200.00' });
  await expect(confirm).toContainText('ใหญ่ L +15.00, หวานน้อย, 2 ช็อต +20.00');
  await till.confirm().click();
  const number = await till.receiptNumber();
  await page
    .getByRole('button', { name: /ใบเสร็จ/ })
    .first()
    .click();
  const receipt = page.getByRole('dialog');
  await expect(receipt).toContainText('ใหญ่ L +15.00, หวานน้อย, 2 ช็อต +20.00');
  await expect(receipt).toContainText('แยกนม');

  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const [sale] = await gateway.list<{ id: string; bill_detail: object[] }>('transactions', { transaction_no: number });
  expect(sale?.bill_detail).toMatchObject([
    {
      ...{ qty: 3, retail_price: 65, charge_amount: 100, paid_amount: 300, note: 'แยกนม' },
      options: [
        { group: 'ขนาด', name: 'ใหญ่ L', price: 15 },
        { group: 'ความหวาน', name: 'หวานน้อย', price: 0 },
        { group: 'ช็อต', name: '2 ช็อต', price: 20 },
      ],
    },
  ]);
  await page.goto(`/transactions/${sale?.id}`);
  await expect(page.getByText('ใหญ่ L +15.00, หวานน้อย, 2 ช็อต +20.00').first()).toBeVisible();
});

test('an option that leaves the menu while it is in the basket is named, and the bill stays; another price is stated', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const page = await signIn('cashier');
  const till = new Till(page);
  await till.startGuestSale();
  await page.getByRole('button', { name: `รายละเอียดของ ${LATTE}` }).click();
  const dialog = page.getByRole('dialog', { name: LATTE });
  await dialog.getByRole('radio', { name: /^3 ช็อต/ }).check();
  await dialog.getByRole('radio', { name: /^ใหญ่ L/ }).check();
  await dialog.getByRole('button', { name: /^เพิ่มลงตะกร้า/ }).click();
  await expect(till.due).toContainText('120.00');
  const gateway = new Gateway(stack);
  await changeOption(gateway, 'ช็อต', '3 ช็อต', { is_active: false });
  await changeOption(gateway, 'ขนาด', 'ใหญ่ L', { price: 18 });
  await till.take({ by: 'cash', received: '500', change: '380.00' });
  await till.confirm().click();
  await expect(page.getByText(/ไม่มีตัวเลือก “3 ช็อต” แล้ว/)).toBeVisible();
  await expect(page.getByText(/ใหญ่ L.*ราคาเปลี่ยนจาก 15\.00 เป็น 18\.00/)).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
});
