import type { Page } from '@playwright/test';
import { GatewayProxy } from '../GatewayProxy.ts';
import { intercept } from '../intercept.ts';
import { signInByForm } from '../signInByForm.ts';
import { DEEP, expect, SLOW, test } from '../test.ts';
import { openShop, type Shop } from './openShop.ts';
import { PRODUCTS } from './saleTable.ts';
import { Till } from './Till.ts';
import { visibleText } from './visibleText.ts';

const EXACT = { by: 'skip' } as const;
const isGraphql = (url: URL) => url.pathname === '/graphql';

let shop: Shop;
test.beforeAll(async ({ stack }) => {
  shop = await openShop(stack);
});

/** Rings up one product of 100 THB for a guest, up to the confirmation. */
async function confirmHundred(page: Page): Promise<Till> {
  const till = new Till(page);
  await till.startGuestSale();
  await till.ring(PRODUCTS.hundred, 1);
  await till.take(EXACT);
  return till;
}

async function salesOf100(): Promise<number> {
  return (await shop.gateway.list('transactions', { total_payment: 100 })).length;
}

test('the network is gone before confirm: nothing was sent, which is said, and confirming again sells once', {
  tag: DEEP,
}, async ({ signIn, context }) => {
  const till = await confirmHundred(await signIn('cashier'));
  const before = await salesOf100();
  await context.setOffline(true);
  await till.confirm().click();
  await expect(till.confirmDialog().getByRole('alert')).toContainText('ยังไม่ได้ส่งบิลนี้และยังไม่ได้บันทึก');
  expect(await salesOf100()).toBe(before);
  await context.setOffline(false);
  await till.confirm().click();
  await till.receiptNumber();
  expect(await salesOf100()).toBe(before + 1);
});

test('the network is cut while confirming, before the server had it: asking again sells once', { tag: DEEP }, async ({
  signIn,
}) => {
  const page = await signIn('cashier');
  const till = await confirmHundred(page);
  const before = await salesOf100();
  await intercept(page, isGraphql, (route) => route.abort('connectionreset'));
  await till.confirm().click();
  const dialog = page.getByRole('alertdialog', { name: 'ยังไม่ทราบผลการชำระเงิน' });
  await expect(dialog).toContainText('ระบบจะไม่บันทึกซ้ำ');
  expect(await salesOf100()).toBe(before);
  await dialog.getByRole('button', { name: 'ตรวจสอบอีกครั้ง' }).click();
  await expect(dialog).toBeVisible();
  await page.unroute(isGraphql);
  await till.receiptNumber();
  expect(await salesOf100()).toBe(before + 1);
});

test('the network is cut after the sale was recorded: the till asks again by itself, shows that sale and makes no other', async ({
  signIn,
}) => {
  const page = await signIn('cashier');
  const till = await confirmHundred(page);
  const before = await salesOf100();
  await intercept(page, isGraphql, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await till.confirm().click();
  const dialog = page.getByRole('alertdialog', { name: 'ยังไม่ทราบผลการชำระเงิน' });
  await expect(dialog).toBeVisible();
  expect(await salesOf100()).toBe(before + 1);
  await page.unroute(isGraphql);
  await page.reload();
  // No press is needed.
  const number = await till.receiptNumber();
  expect((await shop.gateway.sale(number)).total_payment).toBe(100);
  expect(await salesOf100()).toBe(before + 1);
});

test('another till changes a price and takes a product off sale: both are reported, and the bill sells as it now is', {
  tag: DEEP,
}, async ({ signIn }) => {
  const page = await signIn('cashier');
  const till = new Till(page);
  const goneId = await shop.gateway.create('products', {
    code: 'SALEGONE',
    name: 'สินค้าที่จะเลิกขาย',
    retail_price: 50,
    status: 'Active',
    skip_stock: true,
    category_id: shop.categoryId,
  });
  await till.startGuestSale();
  await till.ring(PRODUCTS.third, 3);
  await till.ring({ code: 'SALEGONE', name: 'สินค้าที่จะเลิกขาย' }, 1);
  await till.take(EXACT);
  await shop.gateway.change('products', shop.products.third, { retail_price: 35 });
  await shop.gateway.change('products', goneId, { status: 'Inactive' });
  await till.confirm().click();
  const note = page.getByRole('alert').filter({ hasText: 'ยังไม่ได้บันทึกการขาย' });
  await expect(note).toContainText('ยอดชำระ: แจ้งไว้ 149.99 → ตอนนี้ 105.00');
  await expect(note).toContainText('“ชุดทดสอบสามสิบสาม” ราคาเปลี่ยนจาก 33.33 เป็น 35.00 บาท');
  await expect(note).toContainText('“สินค้าที่จะเลิกขาย” 1 ชิ้น เลิกขายแล้ว จึงนำออกจากบิล');
  await shop.gateway.change('products', shop.products.third, { retail_price: 33.33 });
  await till.tender(EXACT);
  // The price has changed back: reported again, and then sold.
  await till.confirm().click();
  await expect(note).toContainText('แจ้งไว้ 105.00 → ตอนนี้ 99.99');
  await till.tender(EXACT);
  await till.confirm().click();
  expect(await shop.gateway.sale(await till.receiptNumber())).toMatchObject({ total_payment: 99.99, total_qty: 3 });
});

test('the discount is switched off and the points are spent elsewhere between basket and confirm', {
  tag: SLOW,
}, async ({ signIn }) => {
  const member = await shop.newMember('แต้มหาย', 500);
  const offerId = await shop.gateway.createOffer({ name: 'ส่วนลดที่จะปิด', coupon: 'Discount', value: 30 });
  const page = await signIn('cashier');
  const till = new Till(page);
  await till.startMemberSale(member.phone);
  await till.ring(PRODUCTS.hundred, 2);
  await till.apply('ส่วนลด', { name: 'ส่วนลดที่จะปิด' });
  await till.usePoints('400');
  await expect(till.due).toContainText('130.00');
  await till.take(EXACT);
  await shop.gateway.change('offers', offerId, { status: 'Inactive' });
  await shop.setPoints(member.id, 127);
  await till.confirm().click();
  const note = page.getByRole('alert').filter({ hasText: 'ยังไม่ได้บันทึกการขาย' });
  // 200 without the discount, less 12 for 120 points.
  await expect(note).toContainText('ยอดชำระ: แจ้งไว้ 130.00 → ตอนนี้ 188.00');
  await expect(note).toContainText('“ส่วนลดที่จะปิด” เลิกใช้แล้ว จึงนำออกจากบิล');
  await expect(note).toContainText('แต้มที่ใช้เปลี่ยนจาก 400 เป็น 120 เพราะสมาชิกเหลือ 127 แต้ม');
  await till.tender(EXACT);
  await till.confirm().click();
  expect(await shop.gateway.sale(await till.receiptNumber())).toMatchObject({
    total_revenue: 188,
    redeem: { reward: 120 },
    earn: { reward: 7 },
  });
  expect(await shop.gateway.points(member.id)).toBe(127 - 120 + 7);

  // The wallet shows adjustments made elsewhere: 500 - 1 at first, 127 - 500 then.
  await till.startMemberSale(member.phone);
  await page.getByRole('button', { name: /^ดูกระเป๋าแต้ม/ }).click();
  const row = page.getByRole('dialog').getByRole('row').filter({ hasText: 'ปรับแต้ม' }).filter({ hasText: '−373' });
  await expect(row).toContainText('127');
});

test('the shop changes its rates during a sale: the new points are shown and accepted', { tag: DEEP }, async ({
  signIn,
}) => {
  const member = await shop.newMember('อัตราใหม่', 0);
  const till = new Till(await signIn('cashier'));
  await till.startMemberSale(member.phone);
  await till.ring(PRODUCTS.hundred, 1);
  await till.take(EXACT);
  await shop.setRates({ earn_cash: 10, earn_point: 1 });
  await till.confirm().click();
  const note = till.page.getByRole('alert').filter({ hasText: 'ยังไม่ได้บันทึกการขาย' });
  await expect(note).toContainText('แต้มที่จะได้รับ: แจ้งไว้ 4 → ตอนนี้ 10');
  await till.tender(EXACT);
  await till.confirm().click();
  const number = await till.receiptNumber();
  await shop.setRates({ earn_cash: 25, earn_point: 1 });
  expect((await shop.gateway.sale(number)).earn.reward).toBe(10);
});

test('CONF-03 the owner lowers the limit of a bill that a cashier has open: one sentence says so, and the bill sells when it is smaller', {
  tag: SLOW,
}, async ({ signIn, browser, stack }) => {
  const page = await signIn('cashier');
  const till = new Till(page);
  await till.startGuestSale();
  await till.ring(PRODUCTS.hundred, 9);
  await till.ring(PRODUCTS.third, 1);
  await till.take(EXACT);
  const owner = await browser.newContext({ baseURL: stack.url, locale: 'th-TH', reducedMotion: 'reduce' });
  try {
    const settings = await owner.newPage();
    await signInByForm(settings, 'owner');
    await limitBills(settings, '500');
    await till.confirm().click();
    const note = page.getByRole('alert').filter({ hasText: 'ยังไม่ได้บันทึกการขาย' });
    await expect(note).toContainText('ยอดบิล 933.33 บาท เกินยอดสูงสุดของร้าน (500.00 บาท)');
    await expect(note).toHaveCount(1);
    // Nothing is lost: both lines are there, and lowering one makes the bill payable.
    await page.getByRole('button', { name: /^แก้ไขตะกร้า/ }).click();
    await page.waitForURL('**/payment/addproduct');
    await expect(till.due).toContainText('933.33');
    await expect(till.proceed).toBeDisabled();
    await page.getByLabel(`จำนวนของ ${PRODUCTS.hundred.name}`).last().fill('4');
    await expect(till.due).toContainText('433.33');
    await till.take(EXACT);
    await till.confirm().click();
    expect(await shop.gateway.sale(await till.receiptNumber())).toMatchObject({ total_payment: 433.33, total_qty: 5 });
    await limitBills(settings, '1000000');
  } finally {
    await owner.close();
  }
});

async function limitBills(page: Page, most: string): Promise<void> {
  await page.goto('/management/setting?tab=sales');
  await page.getByLabel(/^ยอดบิลสูงสุด/).fill(most);
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByRole('alertdialog', { name: 'สำเร็จ' }).getByRole('button', { name: 'ตกลง' }).click();
}

test('the session ends in the middle of a sale: after signing in again the bill is there and sells', {
  tag: SLOW,
}, async ({ page }) => {
  await signInByForm(page, 'cashier');
  const till = await confirmHundred(page);
  const { access_token } = JSON.parse((await page.evaluate(() => localStorage.getItem('taem.session'))) ?? '{}');
  await shop.gateway.endSession(access_token);
  await till.confirm().click();
  await page.waitForURL(/\/login/);
  await page.getByLabel('ชื่อผู้ใช้').fill('cashier');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('taem-demo-1');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await page.waitForURL('**/payment/channels');
  await expect(till.due).toContainText('100.00');
  await till.tender(EXACT);
  await till.confirm().click();
  await till.receiptNumber();
});

test('F0 the session ends after the sale was recorded and before it was answered: it is shown as paid, and sold once', {
  tag: SLOW,
}, async ({ stack, browser }) => {
  const proxy = await GatewayProxy.before(stack.gatewayUrl);
  const server = await stack.startServer(proxy.url);
  const context = await browser.newContext({ baseURL: server.url, locale: 'th-TH', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await signInByForm(page, 'cashier');
    const till = await confirmHundred(page);
    const before = await salesOf100();
    let ended = false;
    proxy.afterAnswer = async ({ method, path, token }) => {
      if (method !== 'POST' || !/\/payment\/(sale|transaction)$/.test(path)) return;
      await shop.gateway.endSession(token);
      ended = true;
    };
    await till.confirm().click();
    const number = await till.receiptNumber();
    expect(ended).toBe(true);
    expect((await shop.gateway.sale(number)).total_payment).toBe(100);
    // After signing in again, the till is ready for the next customer: no earlier bill waits to be sold again.
    await page.goto('/payment/channels');
    await page.evaluate(() => localStorage.removeItem('taem.session'));
    await page.goto('/login');
    await signInByForm(page, 'cashier');
    await page.goto('/payment/channels');
    await expect(page.getByText('ไม่มีรายการที่รอชำระ')).toBeVisible();
    expect(await salesOf100()).toBe(before + 1);
  } finally {
    await context.close();
    await server.close();
    await proxy.close();
  }
});

test('F9 the outcome of an unfinished payment is requested at home, at the next customer and at the member search', {
  tag: DEEP,
}, async ({ signIn }) => {
  const page = await signIn('cashier');
  const till = await confirmHundred(page);
  const before = await salesOf100();
  await intercept(page, isGraphql, (route) => route.abort('connectionreset'));
  await till.confirm().click();
  const dialog = page.getByRole('alertdialog', { name: 'ยังไม่ทราบผลการชำระเงิน' });
  await expect(dialog).toBeVisible();
  for (const path of ['/', '/payment/search-member', '/payment']) {
    await page.goto(path);
    await expect(dialog).toBeVisible();
  }
  await page.unroute(isGraphql);
  await till.receiptNumber();
  expect(await salesOf100()).toBe(before + 1);
});

test('PAY-44 a device that keeps nothing more: Proceed says so and the basket stays', { tag: DEEP }, async ({
  signIn,
}) => {
  const page = await signIn('cashier');
  const till = new Till(page);
  await till.startGuestSale();
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`full ${size} ${at}`, 'x'.repeat(size));
      } catch {
        // The storage is full for pieces of this size.
      }
    }
  });
  await till.ring(PRODUCTS.hundred, 1);
  await till.proceed.click();
  await expect(page.getByRole('alertdialog')).toContainText('ต้องเข้าสู่ระบบก่อน');
  await page.keyboard.press('Enter');
  await expect(till.due).toContainText('100.00');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('full')) localStorage.removeItem(key);
  });
  await till.take(EXACT);
  await till.confirm().click();
  await till.receiptNumber();
});

test('a name of 200 Thai characters, 9,999,999.99 and a member of 10,000 tags overflow nowhere, on screen or paper', {
  tag: DEEP,
}, async ({ signIn }) => {
  await shop.widenBounds();
  const name = 'ชุดของขวัญปีใหม่รวมผลไม้ตามฤดูกาล'.repeat(6).slice(0, 200);
  await shop.gateway.create('products', {
    code: 'SALELONG',
    name,
    retail_price: 9_999_999.99,
    status: 'Active',
    skip_stock: true,
    category_id: shop.categoryId,
  });
  const member = await shop.newMember('แท็กเยอะ', 0);
  const page = await signIn('cashier');
  const tags = JSON.stringify(Array.from({ length: 10_000 }, (_, at) => `แท็กที่ ${at}`));
  // This gateway stores at most a hundred tags; another may store more.
  await page.route(isGraphql, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/"tags":\[[^\]]*\]/g, `"tags":${tags}`) });
  });
  const till = new Till(page);
  await page.goto('/payment/search-member');
  await page.getByRole('combobox').fill(member.phone);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).click();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'ดำเนินการต่อ', exact: true }).click();
  await till.ring({ code: 'SALELONG', name }, 9);
  await expect(till.due).toContainText('89,999,999.91');
  await expectNoOverflow(page);
  await till.proceed.click();
  await page.waitForURL('**/payment/channels');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: /^เงินสด/ }).click();
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await till.tender(EXACT);
  await expectNoOverflow(page);
  await till.confirm().click();
  await till.receiptNumber();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'พิมพ์ใบเสร็จ' }).click();
  for (const size of ['80 มม.', 'A4']) {
    await page.getByRole('button', { name: size }).click();
    await expectNoOverflow(page);
    expect(await visibleText(page.getByRole('dialog'))).toContain('89,999,999.91');
  }
});

test('a basket of 300 lines is shown, paid and printed whole', { tag: DEEP }, async ({ signIn }) => {
  const codes = Array.from({ length: 300 }, (_, at) => `LINE${String(at).padStart(3, '0')}`);
  for (let from = 0; from < codes.length; from += 20) {
    await Promise.all(
      codes.slice(from, from + 20).map((code) =>
        shop.gateway.create('products', {
          code,
          name: `สินค้าบรรทัด ${code}`,
          retail_price: 1.25,
          status: 'Active',
          skip_stock: true,
          category_id: shop.categoryId,
        }),
      ),
    );
  }
  const page = await signIn('cashier');
  const till = new Till(page);
  await till.startGuestSale();
  await till.ring({ code: 'LINE000', name: 'สินค้าบรรทัด LINE000' }, 1);
  await till.proceed.click();
  await page.waitForURL('**/payment/channels');
  // As if all had been scanned: a reload restores the bill that the device stored.
  const found = await shop.gateway.list<{ id: string; code: string; name: string }>('products', { retail_price: 1.25 });
  await page.evaluate((products) => {
    const place = Object.keys(localStorage).find((key) => key.startsWith('taem.draft.basket@')) ?? '';
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}');
    const [line] = kept.draft.items;
    kept.draft.items = products.map(({ id, code, name }, at) => {
      return { ...line, itemRef: String(at + 1), productId: id, code, productName: name };
    });
    localStorage.setItem(place, JSON.stringify(kept));
  }, found);
  await page.reload();
  await expect(till.due).toContainText('375.00');
  await expectNoOverflow(page);
  await till.tender(EXACT);
  await till.confirm().click();
  const sale = await shop.gateway.sale(await till.receiptNumber());
  expect(sale.total_qty).toBe(300);
  expect(sale.bill_detail).toHaveLength(300);
  expect(await till.receiptText()).toContain('สินค้าบรรทัด LINE299');
});

/** Expects that nothing sticks out of the page, and no text out of its frame. */
async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    const frames = Array.from(
      document.querySelectorAll('main, section, [role=dialog], [role=document], li, button, label'),
    );
    const out = frames.filter(
      (frame) =>
        frame.scrollWidth > frame.clientWidth + 1 &&
        getComputedStyle(frame).overflowX === 'visible' &&
        frame.clientWidth > 0,
    );
    return [
      ...(root.scrollWidth > root.clientWidth ? ['page'] : []),
      ...out.map((frame) => `${frame.tagName}.${frame.className}: ${frame.textContent?.slice(0, 60)}`),
    ];
  });
  expect(wide).toEqual([]);
}
