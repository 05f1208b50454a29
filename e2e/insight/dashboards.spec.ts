import { readFile } from 'node:fs/promises';
import { DEEP, expect, test } from '../test.ts';

const DOCUMENT =
  'query Mine($range: DayRangeInput!, $first: Int!) { statistics(range: $range) { totalRevenue { total } products(perPage: $first) { items { name totalRevenue } } } }';

test('a dashboard keeps its variables and what is half written, goes back to an earlier version, is copied, and leaves and comes as a file', {
  tag: DEEP,
}, async ({ signIn }) => {
  const page = await signIn('owner');
  await page.goto('/insight/workbench?period=year');
  const editor = page.getByRole('textbox', { name: 'เอกสาร GraphQL' });
  const variables = page.getByRole('textbox', { name: 'ตัวแปรอื่น (JSON)' });
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await editor.fill(DOCUMENT);
  await expect(page.getByRole('alert').filter({ hasText: '$first' })).toBeVisible();
  await variables.fill('{ "first": 2');
  await expect(page.getByText('ยังไม่ใช่ JSON ที่อ่านได้')).toBeVisible();
  await variables.fill('{ "first": 2 }');
  await variables.blur();
  await expect(part('สินค้าที่ขายได้')).toBeVisible();

  // Closed before saving: the text is still there.
  await page.reload();
  await expect(page.getByText('นี่คือที่คุณเขียนค้างไว้และยังไม่ได้บันทึก')).toBeVisible();
  await expect(variables).toHaveText('{ "first": 2 }');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByLabel('ชื่อแดชบอร์ด').fill('สองอันดับแรก');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('สองอันดับแรก');
  await expect(page.getByText('ยังไม่ได้บันทึก')).toHaveCount(0);

  // Another version, and back.
  await variables.fill('{ "first": 3 }');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByText('ยังไม่ได้บันทึก')).toHaveCount(0);
  await page.getByRole('button', { name: 'เพิ่มเติม' }).click();
  await page.getByRole('menuitem', { name: 'รุ่นก่อนหน้า' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'กลับไปรุ่นนี้' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(variables).toHaveText('{ "first": 2 }');

  // Exported as a file, and imported as a new dashboard.
  await page.getByRole('button', { name: 'เพิ่มเติม' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'ส่งออกเป็นไฟล์' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('สองอันดับแรก.json');
  const file = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ taem: 'dashboard', name: 'สองอันดับแรก', variables: '{ "first": 2 }' });
  await page.goto('/insight/dashboards');
  const chosen = page.getByLabel('นำเข้าจากไฟล์').and(page.locator('input'));
  await chosen.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('ไฟล์นี้ไม่ใช่แดชบอร์ดของแต้ม')).toBeVisible();
  await chosen.setInputFiles({ name: 'd.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page).toHaveURL(/of=file/);
  await expect(variables).toHaveText('{ "first": 2 }');

  // A copy names its owner.
  await page.goto('/insight/dashboards');
  await page.getByRole('link', { name: 'แก้ไข: สองอันดับแรก' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('สองอันดับแรก');
  await page.getByRole('button', { name: 'เพิ่มเติม' }).click();
  await page.getByRole('menuitem', { name: 'บันทึกเป็น…' }).click();
  await page.getByLabel('ชื่อแดชบอร์ด').fill('สำเนาของฉัน');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('สำเนาของฉัน');
  await page.goto('/insight/dashboards');
  await expect(page.getByRole('link', { name: /^สำเนาของฉัน.*สำเนาของ สองอันดับแรก/ })).toBeVisible();
});
