import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { Api } from '../Api.ts';
import { expect, test } from '../test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('[role=row][data-id]');

test('customers are found, filtered with their number, kept as a segment and exported', async ({ signIn, stack }) => {
  const page = await signIn('owner');
  const api = new Api(stack);
  await api.signIn('manager');
  const count = async (filter: string) =>
    (await api.send<{ members: { total: number } }>(`{ members(perPage: 1, filter: ${filter}) { total } }`)).members
      .total;

  await test.step('CUST-01 the menu leads to the picker, and the picker to the members', async () => {
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'ข้อมูลลูกค้า', exact: true }).click();
    await page.getByRole('button', { name: /^สมาชิก/ }).click();
    await expect(page).toHaveURL(/\/ci\/member\/search$/);
    // CUST-03
    await expect(rows(page)).toHaveCount(10);
  });

  await test.step('CUST-02, CUST-13 a person who is found is shown beside the list, also after a reload; Proceed leads to the profile', async () => {
    await expect(button(page, 'ดำเนินการต่อ')).toHaveCount(0);
    await page.getByRole('searchbox').fill('081-234 5678');
    await page.getByRole('searchbox').press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await rows(page).first().getByRole('link').press('Enter');
    await expect(page).toHaveURL(/chosen=/);
    const panel = page.getByRole('region', { name: 'ลูกค้าที่เลือก' });
    await expect(panel.getByText('081-234-5678')).toBeVisible();
    await page.reload();
    await expect(panel.getByText('081-234-5678')).toBeVisible();
    await button(page, 'ดำเนินการต่อ').click();
    // CUST-04
    await expect(page).toHaveURL(/\/ci\/member\/profiles\/[0-9a-f-]{36}/);
    await page.goBack();
    await expect(rows(page)).toHaveCount(1);
    await button(page, 'ล้าง').click();
    await expect(rows(page)).toHaveCount(10);
  });

  const filter = '{ tagsNone: ["วีแกน"], remainingPoints: { from: 0, to: 500 } }';
  const total = await count(filter);
  const all = await count('{}');
  const dialog = page.getByRole('dialog', { name: 'ตัวกรอง' });

  await test.step('CUST-05, CUST-07 half a range is refused and the dialog stays; the number is shown while it is edited', async () => {
    await button(page, 'ตัวกรอง').click();
    await expect(dialog.getByRole('status')).toHaveText(/100%/);
    const points = dialog.getByRole('group', { name: 'แต้มคงเหลือ' });
    await points.getByLabel('ถึง').fill('500');
    await points.getByLabel('ถึง').press('Enter');
    await expect(dialog.getByText('กรุณากรอกให้ครบทั้งตั้งแต่และถึง')).toBeVisible();
    await expect(page).not.toHaveURL(/remainingPoints/);
    await points.getByLabel('ตั้งแต่').fill('0');
    await dialog.getByLabel('ไม่มีแท็กเหล่านี้').fill('วีแกน');
    await dialog.getByLabel('ไม่มีแท็กเหล่านี้').press('Enter');
    const [found, whole] = [total, all].map((number) => formatCount(number));
    await expect(dialog.getByRole('status')).toContainText(`${found} จาก ${whole}`);
    await button(page, 'ใช้ตัวกรอง').click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/tagsNone=.*remainingPoints=0\.\.500/);
    await expect(page.getByText(`1–10 จาก ${found}`)).toBeVisible();
  });

  await test.step('the file has just those of the list', async () => {
    await button(page, 'ส่งออก').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines).toHaveLength(total + 1);
  });

  await test.step('CUST-59 the ticked members alone are a file; they are given a tag, and it is taken back', async () => {
    for (const at of [0, 2]) await rows(page).nth(at).getByRole('checkbox').check();
    await button(page, 'ส่งออกที่เลือก').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    const tagged = () => count('{ tagsAny: ["ชวนกลับมา"] }');
    await button(page, 'ใส่หรือเอาแท็กออก').click();
    const tags = page.getByRole('dialog', { name: 'แก้ไขสมาชิกหลายรายการ' });
    await tags.getByLabel('แท็ก คั่นด้วยจุลภาค').fill('ชวนกลับมา');
    await tags.getByRole('button', { name: 'ดูตัวอย่าง' }).click();
    await expect(tags.getByRole('table')).toContainText('ชวนกลับมา');
    expect(await tagged()).toBe(0);
    await tags.getByRole('button', { name: 'แก้ไข 2 รายการ' }).click();
    await expect(tags.getByText('แก้ไขแล้ว 2 รายการ')).toBeVisible();
    expect(await tagged()).toBe(2);
    await tags.getByRole('button', { name: 'ย้อนกลับ' }).click();
    const back = page.getByRole('dialog', { name: 'ย้อนกลับการแก้ไขนี้หรือไม่' });
    await back.getByRole('button', { name: 'ย้อนกลับ' }).click();
    await expect(back.getByText('ย้อนกลับแล้ว 2 รายการ')).toBeVisible();
    expect(await tagged()).toBe(0);
    await back.getByRole('button', { name: 'ปิด' }).click();
    await tags.getByRole('button', { name: 'ปิด' }).click();
    await expect(button(page, 'ใส่หรือเอาแท็กออก')).toBeHidden();
  });

  await test.step('the filter is kept as a segment that others see; a chip that is taken away changes it', async () => {
    await button(page, 'กลุ่มลูกค้า').click();
    await page.getByRole('menuitem', { name: 'บันทึกตัวกรองเป็นกลุ่มใหม่' }).click();
    await page.getByLabel('ชื่อกลุ่ม').fill('ไม่ใช่วีแกน');
    await page.getByRole('checkbox', { name: 'แบ่งปันให้ทุกคน' }).check();
    await page.getByLabel('ชื่อกลุ่ม').press('Enter');
    await expect(button(page, 'กลุ่ม ไม่ใช่วีแกน')).toBeVisible();
    const { savedSegments } = await api.send<{ savedSegments: { name: string; query: string }[] }>(
      '{ savedSegments(of: MEMBERS) { name query } }',
    );
    const segment = savedSegments.find(({ name }) => name === 'ไม่ใช่วีแกน');
    expect(new URLSearchParams(segment?.query).get('remainingPoints')).toBe('0..500');
    await page.getByRole('button', { name: /^เอาออก แต้มคงเหลือ/ }).click();
    await button(page, 'กลุ่ม ไม่ใช่วีแกน แก้ไขแล้ว').click();
    await page.getByRole('menuitem', { name: 'กลับไปตามที่บันทึกไว้' }).click();
    await expect(button(page, 'กลุ่ม ไม่ใช่วีแกน')).toBeVisible();
    await expect(page).toHaveURL(/remainingPoints=0\.\.500/);
  });

  await test.step('CUST-11, CUST-12 of potential customers no one is found, and registration is offered', async () => {
    await page.goto('/ci/potential/search?q=ไม่มีใครชื่อนี้');
    await expect(page.getByText('ไม่พบรายการที่ตรงกับที่ค้นหา')).toBeVisible();
    await expect(page.getByRole('link', { name: 'เพิ่มผู้สนใจ' }).last()).toHaveAttribute('href', '/ci/potential/register');
    await button(page, 'ล้างตัวกรอง').click();
    await expect(rows(page)).toHaveCount(100);
  });
});
