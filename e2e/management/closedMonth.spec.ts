import { addMonths } from '@taem/domain/time/calendar.ts';
import { expect, SLOW, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';

test.use({ ownStack: 'closedMonth' });

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' }).format(new Date());
/** A month that is over in every branch, whenever this runs. */
const MONTH = addMonths(`${today.slice(0, 7)}-01`, -2).slice(0, 7);

test('issue 36 closing a month shows what it means and with which figures it is closed, and it is opened again for a reason', {
  tag: SLOW,
}, async ({ signIn }) => {
  const page = await signIn('owner');
  await page.goto(`/output-tax?tab=journal&month=${MONTH}`);
  await expect(page.getByRole('button', { name: 'ปิดเดือน' })).toBeVisible();
  await page.getByRole('button', { name: 'ปิดเดือน' }).click();
  const ask = page.getByRole('dialog', { name: /^ปิดเดือน/ });
  await expect(ask).toContainText('เดือนก่อนหน้าทั้งหมดจะถูกปิดด้วย');
  expect(await violationsOf(page)).toEqual([]);
  await ask.getByRole('button', { name: 'ปิดเดือน' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ปิดเดือนแล้ว' })).toContainText('ภาษีขาย');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'เปิดเดือนอีกครั้ง' }).click();
  await page.getByLabel('เหตุผล').fill('ลืมบิลของวันที่ 28');
  await page.getByRole('dialog').getByRole('button', { name: 'เปิดเดือนอีกครั้ง' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'เปิดอีกครั้ง' })).toContainText('ลืมบิลของวันที่ 28');
  expect(await violationsOf(page)).toEqual([]);
});
