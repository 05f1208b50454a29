import { expect, SLOW, test } from '../test.ts';

test('a list of which a further part cannot be fetched stays as it is and says so, and the next press opens it', {
  tag: SLOW,
}, async ({ signIn }) => {
  const page = await signIn('owner');
  await page.goto('/products');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.route('**/assets/*.{js,css}', (route) => route.abort());
  const columns = page.getByRole('button', { name: 'คอลัมน์' });
  await columns.click();
  await expect(page.getByText('ยังเปิดไม่ได้ เครือข่ายขัดข้อง')).toBeVisible();
  await expect(rows.nth(1)).toBeVisible();

  await page.unroute('**/assets/*.{js,css}');
  await columns.click();
  await expect(page.getByRole('menu')).toBeVisible();
});
