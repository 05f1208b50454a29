import type { Page } from '@playwright/test';
import { Gateway } from '../Gateway.ts';
import type { Stack } from '../stack.ts';
import { expect, test } from '../test.ts';
import { countTaps } from './countTaps.ts';
import { typeByHand } from './hand.ts';
import { cardOf, Till } from './Till.ts';

const BANANA = 'กล้วยหอมทอง';
const BASKET = 'กระเช้าปีใหม่';
const LATTE = 'ลาเต้ร้อน';
const OFFER = 'ลดหนึ่งบาท';
const PIN = '2580';
/** The branch of the cashier, who takes the till over. */
const BRANCH = 'สาขาสยามสแควร์';

test.use({ ownStack: 'countedTasks' });

interface Task {
  name: string;
  /** Preparation, which is not counted. */
  before?: (till: Till) => Promise<unknown>;
  run: (till: Till) => Promise<unknown>;
  /** Number of presses; typing is not counted. */
  taps: number;
}

const button = (till: Till, name: string | RegExp) => till.page.getByRole('button', { name }).click();
const dialog = (till: Till) => till.page.getByRole('dialog').last();
const closed = (till: Till) => expect(till.page.getByRole('dialog')).toHaveCount(0);
const due = (till: Till, amount: string) => expect(till.due).toHaveText(amount);

async function payExactly(till: Till): Promise<void> {
  await button(till, 'เงินสดพอดี');
  await till.confirm().click();
  await till.receiptNumber();
}

async function sell(till: Till): Promise<void> {
  await till.add(BANANA);
  await payExactly(till);
}

/** Further tasks; payments, returns, exchanges and shifts are counted where their effects are tested. */
const TASKS: readonly Task[] = [
  {
    name: 'twelve of one product',
    run: async (till) => {
      await till.add(BANANA);
      await till.page.getByLabel(`จำนวนของ ${BANANA}`).click();
      await typeByHand(till.page, '12');
      await due(till, '117.00');
    },
    taps: 2,
  },
  {
    name: 'a product at another price',
    run: async (till) => {
      await button(till, `รายละเอียดของ ${BANANA}`);
      await dialog(till).getByLabel('ราคาต่อหน่วย (บาท)').click();
      await typeByHand(till.page, '8');
      await button(till, /^เพิ่มลงตะกร้า/);
      await due(till, '8.00');
    },
    taps: 3,
  },
  {
    name: 'a line is taken off the bill',
    before: async (till) => {
      await till.add(BANANA);
      await till.add(BASKET);
    },
    run: async (till) => {
      await button(till, `นำ ${BASKET} ออก`);
      await dialog(till).getByRole('button').last().click();
      await due(till, '9.75');
    },
    taps: 2,
  },
  {
    name: 'a product that is found by a part of its name',
    run: async (till) => {
      await till.page.getByPlaceholder(/^ค้นหาสินค้า/).click();
      await typeByHand(till.page, 'กระเช้า');
      await expect(cardOf(till.page, BANANA)).toHaveCount(0);
      await till.add(BASKET);
      await due(till, '1,290.00');
    },
    taps: 2,
  },
  {
    name: 'a large latte with a note',
    run: async (till) => {
      await button(till, `รายละเอียดของ ${LATTE}`);
      await dialog(till)
        .getByText(/^ใหญ่ L/)
        .click();
      await dialog(till).getByLabel('โน้ต').click();
      await typeByHand(till.page, 'แยกนม');
      await button(till, /^เพิ่มลงตะกร้า/);
      await due(till, '80.00');
    },
    taps: 4,
  },
  {
    name: 'a discount',
    before: (till) => till.add(BASKET),
    run: async (till) => {
      await till.apply('ส่วนลด', { name: OFFER });
      await due(till, '1,289.00');
    },
    taps: 2,
  },
  {
    name: 'delivery is charged',
    before: (till) => till.add(BANANA),
    run: async (till) => {
      await till.page.getByLabel('ค่าจัดส่ง').click();
      await typeByHand(till.page, '40');
      await due(till, '49.75');
    },
    taps: 1,
  },
  {
    name: 'a bill is parked under a name',
    before: (till) => till.add(BANANA),
    run: async (till) => {
      await button(till, 'พักบิล');
      await expect(till.page.getByLabel('ชื่อบิล')).toBeFocused();
      await typeByHand(till.page, '4');
      await dialog(till).getByRole('button').last().click();
      await closed(till);
    },
    taps: 2,
  },
  {
    name: 'a parked bill is opened and paid exactly',
    run: async (till) => {
      await button(till, /^บิลที่พัก/);
      await button(till, /^เปิดบิล 4/);
      await closed(till);
      await payExactly(till);
    },
    taps: 4,
  },
  {
    name: 'the receipt of the last sale is opened to be printed again',
    before: sell,
    run: async (till) => {
      await button(till, /^พิมพ์ใบเสร็จ/);
      await expect(dialog(till).getByRole('button', { name: 'พิมพ์', exact: true })).toBeVisible();
    },
    taps: 1,
  },
  {
    name: 'the last sale is voided',
    before: sell,
    run: async (till) => {
      await till.page.getByRole('link', { name: 'ดูในประวัติการขาย' }).click();
      await button(till, 'ยกเลิกบิล');
      await dialog(till)
        .getByRole('combobox', { name: /^เหตุผล/ })
        .click();
      await till.page.getByRole('option').nth(1).click();
      await dialog(till).getByLabel('รหัสอนุมัติการยกเลิกบิล').fill('1111');
      await button(till, /^ยืนยัน/);
      await closed(till);
    },
    taps: 5,
  },
  {
    name: 'the till is handed over by PIN, with its bill',
    before: (till) => till.add(BANANA),
    run: async (till) => {
      await button(till, /^ส่งต่อหน้าขาย/);
      await dialog(till).getByLabel(/^PIN/).fill(PIN);
      await dialog(till).getByRole('button').last().click();
      await closed(till);
      await due(till, '9.75');
    },
    taps: 2,
  },
];

/** Opens a shop whose sales begin with the goods, at a till of the branch. */
async function open(page: Page, stack: Stack): Promise<Till> {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  await gateway.changeSettings({ sale_start: 'GOODS', receipt_after_sale: 'ASK' });
  await gateway.createOffer({ name: OFFER, coupon: 'Discount', value: 1 });
  const [{ id }] = (await gateway.list<{ id: string }>('merchant-users', { username: 'cashier' })) as [{ id: string }];
  const cashier = new Gateway(stack);
  await cashier.signIn('cashier');
  await cashier.send('PATCH', `merchant-users/${id}/till-pin`, { pin: PIN });
  await page.goto('/payment/channels');
  await page.getByRole('list', { name: 'กรุณาเลือกสาขา' }).getByRole('button', { name: BRANCH }).click();
  return new Till(page);
}

test('issue 34 what a cashier does between payments takes no more presses than are counted here, and no fewer', async ({
  signIn,
  stack,
}) => {
  const page = await signIn('manager');
  const { taps, reset } = await countTaps(page);
  const till = await open(page, stack);
  const counted: Record<string, number> = {};
  for (const { name, before, run } of TASKS) {
    await page.goto('/payment/addproduct');
    await expect(cardOf(page, BANANA)).toBeVisible();
    await before?.(till);
    await reset();
    await test.step(name, () => run(till));
    counted[name] = await taps();
  }
  expect(counted).toEqual(Object.fromEntries(TASKS.map(({ name, taps }) => [name, taps])));
});
