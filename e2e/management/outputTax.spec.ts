import { readFile } from 'node:fs/promises';
import { Gateway } from '../Gateway.ts';
import { expect, SLOW, test } from '../test.ts';
import { registerForVat } from '../till/registerForVat.ts';
import { violationsOf } from '../violationsOf.ts';

test.use({ ownStack: 'outputTax' });

const BUYER = { name: 'บริษัท ผู้ซื้อดี จำกัด', address: '123 ถนนสุขุมวิท', tax_id: '0105536000313', branch_no: '00002' };

test('issue 36 the report of output tax has every document of the month, what they come to, and its file', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  await registerForVat(stack);
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const branches = await gateway.list<{ id: string; code: string; name: string }>('merchant-branches');
  const [product] = await gateway.list<{ id: string; retail_price: number }>('products', { status: 'Active' });
  const sell = async (quantity: number) => {
    const due = (product?.retail_price ?? 0) * quantity;
    const { payload } = await gateway.send<{ payload: { transaction: { id: string } } }>('POST', 'payment/sale', {
      branch_id: branches[0]?.id,
      lines: [{ product_id: product?.id, quantity }],
      channels: [{ type: 'Cash', amount: due }],
      expected_amount_due: due,
    });
    return payload.transaction.id;
  };
  const replaced = await sell(2);
  await sell(1);
  await gateway.send('POST', 'tax-documents', { transaction_id: replaced, buyer: BUYER });

  const page = await signIn('owner');
  await page.goto('/output-tax');
  const code = branches[0]?.code;
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: `${code}-A-000001` })).toContainText('ออกฉบับใหม่แทนแล้ว');
  await expect(rows.filter({ hasText: `${code}-A-000002` })).toContainText('ขายปลีก');
  await expect(rows.filter({ hasText: `${code}-F-000001` })).toContainText(BUYER.name);
  const total = ((product?.retail_price ?? 0) * 3).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(page.getByRole('region', { name: 'รวมทั้งเดือน' })).toContainText(total);
  await page.getByText('3 ฉบับ · เลขที่ต่อเนื่องครบทุกฉบับ').click();
  await expect(page.getByRole('row').filter({ hasText: `${code}-A-000001${code}-A-000002` })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const invoice = page.waitForEvent('download');
  await page.getByRole('button', { name: `PDF ของ ${code}-F-000001` }).click();
  expect((await invoice).suggestedFilename()).toBe(`${code}-F-000001.pdf`);
  expect((await readFile(await (await invoice).path(), 'latin1')).slice(0, 5)).toBe('%PDF-');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ส่งออก' }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`${code}-F-000001,ใบกำกับภาษี,,${BUYER.name},0105536000313,00002`);
  expect(file.trim().split('\n').at(-1)).toMatch(/^รวม,/);

  await page.getByRole('tab', { name: 'สมุดรายวันขาย' }).click();
  // Earlier days have no documents: the tax is only that of today.
  const vat = (Math.round(((product?.retail_price ?? 0) * 3 * 700) / 107) / 100).toFixed(2);
  await expect(page.getByRole('region', { name: 'รวมทั้งเดือน' })).toContainText(`ภาษีขาย${vat}`);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: branches[0]?.name ?? '' })
      .last(),
  ).toContainText(vat);
  expect(await violationsOf(page)).toEqual([]);
  const journal = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ส่งออก' }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  expect(await readFile(await (await journal).path(), 'utf8')).toContain('ยอดขายก่อนลด,ส่วนลด');
  await page.getByRole('tab', { name: 'เอกสารภาษี' }).click();

  await page.getByRole('link', { name: `${code}-F-000001` }).click();
  await expect(page).toHaveURL(new RegExp(`/transactions/${replaced}$`));
});
