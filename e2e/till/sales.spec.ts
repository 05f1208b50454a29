import type { Page } from '@playwright/test';
import { signInByForm } from '../signInByForm.ts';
import { DEEP, expect, test } from '../test.ts';
import { openShop, type Shop } from './openShop.ts';
import { PRODUCTS, SALES, type SaleRow } from './saleTable.ts';
import { Till } from './Till.ts';
import { visibleText } from './visibleText.ts';

/** สมชาย ใจดี: 5% from 300 THB, points × 1.5. */
const GOLD = '0812345678';

// One sign-in for the whole table, as only the sale differs.
let page: Page;
let shop: Shop;
const members: Record<'standard' | 'gold', { id: string; phone: string }> = {
  standard: { id: '', phone: '' },
  gold: { id: '', phone: GOLD },
};

test.beforeAll(async ({ browser, stack }) => {
  shop = await openShop(stack);
  await shop.widenBounds();
  members.standard = await shop.newMember('ธรรมดา', 2_000);
  const [gold] = await shop.gateway.list<{ id: string }>('members', { phone: `${GOLD}|TH|+66` });
  members.gold.id = gold?.id ?? '';
  page = await browser.newPage({ baseURL: stack.url });
  await signInByForm(page, 'cashier');
});
test.afterAll(async () => page.close());

/** Sales that run daily: each kind of customer, deduction, tender and delivery once, and a bill of 0. */
const TELLING: ReadonlySet<string> = new Set([
  'guest, custom discount in baht, transfer with its slip',
  'standard member, percent discount, reward, delivery, split over three',
  'standard member, points worth more than the bill: nothing to pay, nothing earned',
  'gold member, tier privilege, discount with a code and points, cash',
  'gold member, tier switched off, multiplier, delivery, card',
]);

for (const row of SALES) {
  const tag = TELLING.has(row.title) ? [] : DEEP;
  test(`sells: ${row.title}; screen, receipt, record and balance agree`, { tag }, async () => {
    const till = new Till(page);
    const member = row.customer === 'standard' || row.customer === 'gold' ? members[row.customer] : null;
    const before = member ? await shop.gateway.points(member.id) : 0;
    await ringUp(till, row);
    await expect(till.due).toContainText(baht(row.amountDue));
    const dialog = await till.take(row.pay);
    await expectConfirmation(dialog, row);
    await till.confirm().click();
    const number = await till.receiptNumber();
    await expectReceipt(till, row);

    const sale = await shop.gateway.sale(number);
    expect(sale).toMatchObject({
      status: 'Complete',
      total_qty: row.lines.reduce((sum, [, qty]) => sum + qty, 0),
      total_payment: row.totalPayment,
      total_discount: row.totalDiscount,
      total_revenue: round(row.totalPayment + row.totalDiscount),
      delivery_cost: row.deliveryCost ?? 0,
      earn: { reward: row.earn ?? 0 },
      redeem: { reward: row.redeem ?? 0 },
      payment_channels: row.channels,
    });
    expect(sale.member?.id ?? null).toBe(member?.id ?? null);
    if (row.customer === 'described guest') {
      expect(sale.guest).toMatchObject({ gender: 'Female', age: '25-60', hashtags: ['#กาแฟ', '#ขาประจำ'] });
    }
    expect(Boolean(sale.slip_image_url)).toBe(row.channels.some(({ type }) => type === 'Transfer'));
    if (member) expect(await shop.gateway.points(member.id)).toBe(before + (row.earn ?? 0) - (row.redeem ?? 0));
  });
}

async function ringUp(till: Till, row: SaleRow): Promise<void> {
  if (row.customer === 'guest') await till.startGuestSale();
  else if (row.customer === 'described guest') await till.startDescribedGuestSale();
  else await till.startMemberSale(members[row.customer].phone);
  for (const [product, qty, price] of row.lines) await till.ring(PRODUCTS[product], qty, price);
  if (row.tierOff) await page.getByRole('switch', { name: 'ใช้สิทธิ์ระดับสมาชิกกับบิลนี้' }).uncheck();
  if (row.discount) await till.apply('ส่วนลด', row.discount);
  if (row.offer) await till.apply('ข้อเสนอพิเศษ', row.offer);
  if (row.points) await till.usePoints(row.points);
  if (row.delivery) await page.getByLabel('ค่าจัดส่ง').fill(row.delivery);
}

/** CHAN-15 */
async function expectConfirmation(dialog: ReturnType<Till['confirmDialog']>, row: SaleRow): Promise<void> {
  const text = await visibleText(dialog);
  const redeemed = (row.redeem ?? 0) / 10;
  const byRules = -row.totalDiscount - Math.min(redeemed, row.totalPayment);
  expect(text).toContain(`ยอดสินค้า ${baht(row.totalPayment)}`);
  if (byRules <= 0) expect(text).toContain(`ส่วนลด ${baht(0)}`);
  // Each deduction by its name, as on the receipt.
  for (const taken of row.taken ?? []) expect(text).toContain(taken);
  expect(text).toContain(`ค่าจัดส่ง ${baht(row.deliveryCost ?? 0)}`);
  expect(text).toContain(`ยอดชำระ ${baht(row.amountDue)}`);
  if (row.pay.by === 'cash') expect(text).toContain(`เงินทอน ${row.pay.change}`);
  if (row.customer === 'standard' || row.customer === 'gold') {
    expect(text).toContain(`แต้มที่ใช้ ${row.redeem ?? 0} แต้ม`);
    expect(text).toContain(`แต้มที่จะได้รับ ${row.earn} แต้ม`);
  }
}

async function expectReceipt(till: Till, row: SaleRow): Promise<void> {
  const text = await till.receiptText();
  for (const [product, qty, price] of row.lines) {
    const each = price ? Number(price) : PRODUCTS[product].retail_price;
    expect(text).toContain(`${PRODUCTS[product].name} ${qty} × ${baht(each)} ${baht(round(qty * each))}`);
  }
  for (const taken of row.taken ?? []) expect(text).toContain(taken);
  expect(text).toContain(`ยอดชำระ ${baht(row.amountDue)}`);
  if (row.pay.by === 'cash') expect(text).toContain(`เงินทอน ${row.pay.change}`);
  if (row.earn !== undefined) expect(text).toContain(`แต้มที่ได้รับ ${row.earn}`);
  if (row.redeem) expect(text).toContain(`แต้มที่ใช้ ${row.redeem}`);
}

function baht(amount: number): string {
  return amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
