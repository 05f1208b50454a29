import { Gateway } from '../Gateway.ts';
import { expect, SLOW, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';

test.use({ ownStack: 'stockCount', viewport: { width: 390, height: 844 } });

interface Page<Row> {
  payload: Record<string, readonly Row[]>;
}

test('issue 36 a count on a phone: opened, scanned, typed by hand while another phone counts, closed once; and what is below its level', async ({
  signIn,
  stack,
}) => {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const projection = 'id,code,name,__v';
  const filter = encodeURIComponent(JSON.stringify({ skip_stock: false, status: 'Active' }));
  const { payload } = await gateway.send<Page<{ id: string; code: string; name: string; __v: number }>>(
    'GET',
    `products?projection=${projection}&filter=${filter}`,
  );
  const [first, second, third] = payload.products ?? [];
  if (!first || !second || !third) throw new Error('The demo shop counts no goods');

  const page = await signIn('owner');
  await page.goto('/stock-counts/create');
  await page.getByLabel('ชื่อ', { exact: false }).first().fill('นับชั้นหน้าร้าน');
  const branch = page.getByLabel('สาขา');
  await branch.click();
  await page.getByRole('option').nth(1).click();
  await page.getByLabel('เฉพาะรหัสสินค้า').fill(`${first.code}\n${second.code}`);
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('นับแล้ว 0 จาก 2 รายการ').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const scanner = page.getByLabel('สแกนหรือพิมพ์รหัสสินค้า');
  for (let times = 0; times < 3; times += 1) {
    await scanner.fill(first.code);
    await scanner.press('Enter');
  }
  await expect(page.getByRole('status').filter({ hasText: 'รวม 3' })).toBeVisible();

  // Another phone in the same count.
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const entries = [{ id: crypto.randomUUID(), code: first.code, mode: 'ADD', qty: 5 }];
  await gateway.send('POST', `stock-counts/${id}/entries`, { entries });
  await page.getByRole('button', { name: `ใส่จำนวนของ${first.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'จำนวน' }).fill('4');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog).toContainText('มีคนนับ');
  await expect(dialog.getByRole('button', { name: 'บันทึก' })).toBeEnabled();
  await page.keyboard.press('Escape');

  // A product that is not on the sheet is added on request.
  await scanner.fill(`2*${third.code}`);
  await scanner.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'ไม่อยู่ในใบตรวจนับนี้' })).toBeVisible();
  await page.getByRole('button', { name: 'เพิ่มลงใบตรวจนับ' }).click();
  await expect(page.getByText('นับแล้ว 2 จาก 3 รายการ').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'ปิดใบตรวจนับ' }).click();
  await expect(page.getByRole('dialog')).toContainText('ยังไม่ได้นับ 1 รายการ');
  await page.getByRole('button', { name: 'ปิดและปรับสต็อก' }).click();
  await expect(page.getByText('ปิดใบตรวจนับและปรับสต็อกแล้ว')).toBeVisible();
  await expect(scanner).toHaveCount(0);
  const lines = await gateway.send<Page<{ code: string; counted: number | null }>>(
    'GET',
    `stock-count-lines?filter=${encodeURIComponent(JSON.stringify({ count_id: id }))}`,
  );
  const found = Object.fromEntries((lines.payload.stock_count_lines ?? []).map(({ code, counted }) => [code, counted]));
  expect(found).toEqual({ [first.code]: 8, [second.code]: null, [third.code]: 2 });

  await gateway.send('PATCH', `products/${third.id}`, { __v: third.__v, reorder_level: 1_000 });
  await page.goto('/products');
  await page.getByRole('button', { name: 'ต่ำกว่าจุดสั่งซื้อ' }).click();
  await expect(page.getByText(third.name).first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /สินค้าต่ำกว่าจุดสั่งซื้อ 1 รายการ/ })).toBeVisible();
});

test('issue 36 what a phone counted and could not save stays on it through a reload, and is saved once; a file counts once; what came after the closing is named', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const filter = encodeURIComponent(JSON.stringify({ skip_stock: false, status: 'Active' }));
  const { payload } = await gateway.send<Page<{ code: string }>>('GET', `products?projection=code&filter=${filter}`);
  const [code, other] = (payload.products ?? []).slice(5).map((product) => product.code);
  const [branch] = await gateway.list<{ id: string }>('merchant-branches');
  const opened = await gateway.send<{ payload: { id: string } }>('POST', 'stock-counts', {
    ...{ name: 'นับหลังร้าน', branch_id: branch?.id, is_blind: false },
    product_codes: [code, other],
  });
  const { id } = opened.payload;
  const countedOf = async (product = code) => {
    const query = encodeURIComponent(JSON.stringify({ count_id: id }));
    const lines = await gateway.send<Page<{ code: string; counted: number | null }>>(
      'GET',
      `stock-count-lines?filter=${query}`,
    );
    return lines.payload.stock_count_lines?.find((line) => line.code === product)?.counted ?? null;
  };

  const page = await signIn('owner');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/stock-counts/${id}/show`);
  const scanner = page.getByLabel('สแกนหรือพิมพ์รหัสสินค้า');
  const isEntering = (body: string | null) => body?.includes('EnterStockCount') ?? false;
  const loseConnection = () =>
    page.route('**/graphql', (route) => (isEntering(route.request().postData()) ? route.abort() : route.continue()));
  await loseConnection();
  for (const typed of [`4*${code}`, `0*${other}`]) {
    await scanner.fill(typed);
    await scanner.press('Enter');
  }
  await expect(page.getByText('ยังไม่ได้บันทึก 2 รายการ')).toBeVisible();
  expect(await countedOf()).toBeNull();
  await page.unroute('**/graphql');
  await page.reload();
  await expect(page.getByText('นับแล้ว 2 จาก 2 รายการ').first()).toBeVisible();
  expect([await countedOf(), await countedOf(other)]).toEqual([4, 0]);

  await scanner.fill(`1000001*${code}`);
  await scanner.press('Enter');
  await expect(page.getByText('ต้องเป็นจำนวนเต็มตั้งแต่ 0 ถึง 1,000,000')).toBeVisible();
  await scanner.fill('');

  for (const answer of ['นับจากไฟล์แล้ว 1 แถว', 'ไฟล์นี้นับไปแล้ว']) {
    const file = { name: 'counted.csv', mimeType: 'text/csv', buffer: Buffer.from(`code,counted\n${code},3\n`) };
    await page.getByLabel('นับจากไฟล์').setInputFiles(file);
    await page.getByRole('button', { name: 'นับจากไฟล์นี้' }).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  expect(await countedOf()).toBe(7);

  await loseConnection();
  await scanner.fill(`2*${code}`);
  await scanner.press('Enter');
  await expect(page.getByText('ยังไม่ได้บันทึก 1 รายการ')).toBeVisible();
  await gateway.send('POST', `stock-counts/${id}/close`, { uncounted: 'LEAVE' });
  await page.unroute('**/graphql');
  await page.reload();
  await expect(page.getByText('มี 1 รายการที่นับในเครื่องนี้และยังไม่ได้บันทึก')).toBeVisible();
  await expect(page.getByText(`${code} × 2`)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'ทิ้งรายการเหล่านี้' }).click();
  await expect(page.getByText(`${code} × 2`)).toHaveCount(0);
  expect(await countedOf()).toBe(7);
});
