import type { Page, Route } from '@playwright/test';
import { Api } from '../Api.ts';
import { intercept } from '../intercept.ts';
import { expect, test } from '../test.ts';
import { Till } from '../till/Till.ts';

const MEMBER = '0812345678';
const isGraphql = (url: URL) => url.pathname === '/graphql';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Simulates a slow and then broken network: the gateway has acted, and its answer is lost. */
const actAndLose = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

test('WALL-08..18, MGMT-31 a sale is found, read, printed again, taken back once, and another one adjusted', async ({
  signIn,
  stack,
}) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const numbers: string[] = [];

  await test.step('the till leads to what it sold; a cashier who may only read can do nothing to it', async () => {
    const till = new Till(await signIn('cashier'));
    for (let sale = 0; sale < 3; sale += 1) {
      await till.startMemberSale(MEMBER);
      await till.add('กระเช้าปีใหม่');
      await (await till.takeCash('2000')).click();
      numbers.push(await till.receiptNumber());
    }
    const { page } = till;
    await page.getByRole('link', { name: 'ดูในประวัติการขาย' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(numbers[2] ?? '');
    await expect(button(page, 'ยกเลิกบิล')).toBeDisabled();
    await expect(button(page, 'ปรับแต้ม')).toBeDisabled();
    await page.evaluate(() => localStorage.clear());
  });

  const [voided = '', adjusted = '', raced = ''] = numbers;
  const page = await signIn('owner');
  const dialog = page.getByRole('dialog');
  const open = async (number: string) => {
    await page.goto(`/transactions?q=${number}`);
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  };

  await test.step('the list is narrowed, and its address shows the same again', async () => {
    await page.goto('/transactions');
    await expect(page.getByRole('row').nth(1)).toContainText(raced);
    await page.getByRole('combobox', { name: 'วันที่' }).click();
    await page.getByRole('option', { name: 'สัปดาห์นี้' }).click();
    await button(page, 'ตัวกรอง').click();
    await page.getByRole('combobox', { name: 'ลูกค้า' }).click();
    await page.getByRole('option', { name: 'สมาชิก' }).click();
    await expect(page).toHaveURL(/days=THIS_WEEK&customerType=MEMBER/);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'ลูกค้า' })).toHaveText('สมาชิก');
    await page.getByRole('searchbox').fill(voided);
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await test.step('MGMT-28, MGMT-31 the sums are of what is shown, and so is the file', async () => {
    await expect(page.getByLabel('ยอดรวมทุกหน้าของรายการนี้')).toContainText('1 บิล');
    await button(page, 'ส่งออก').click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await (await coming).createReadStream();
    const rows = Buffer.concat(await file.toArray())
      .toString()
      .trimEnd()
      .split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('เลขที่');
    expect(rows[1]).toContain(voided);
  });

  await test.step('MGMT-28 the ticked sales alone are a file', async () => {
    await page.goto('/transactions');
    for (const row of [1, 3]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
    await button(page, 'ส่งออกที่เลือก').click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const rows = Buffer.concat(await (await (await coming).createReadStream()).toArray())
      .toString()
      .trimEnd()
      .split('\r\n');
    expect([rows.length, rows.some((row) => row.includes(raced)), rows.some((row) => row.includes(voided))]).toEqual([
      ...[3, true, true],
    ]);
  });

  await test.step('the receipt comes again as a copy, and the reasons of the price are those of the day', async () => {
    await open(voided);
    await expect(page.getByRole('region', { name: 'การชำระเงิน' })).toContainText('เงินทอน');
    await button(page, 'ใบเสร็จ').click();
    await expect(dialog.getByRole('document')).toContainText('สำเนา');
    await page.keyboard.press('Escape');
    await button(page, 'ที่มาของราคา').click();
    await expect(dialog).toContainText('กระเช้าปีใหม่ · 1 ×');
    await page.keyboard.press('Escape');
  });

  await test.step('WALL-12 with all branches in force it says why not, and the branch is chosen for this sale alone', async () => {
    await button(page, 'ยกเลิกบิล').click();
    await expect(dialog.getByText('คืนเงินลูกค้า')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'เหตุผล' }).click();
    await page.getByRole('option', { name: 'รับชำระผิด' }).click();
    await dialog.getByLabel('รหัสอนุมัติการยกเลิกบิล').fill('1111');
    await expect(button(page, 'ยืนยันยกเลิกบิล')).toBeDisabled();
    await dialog.getByRole('button', { name: /^ทำรายการนี้ที่/ }).click();
    await expect(button(page, 'ยืนยันยกเลิกบิล')).toBeEnabled();
    await expect(dialog.getByLabel('รหัสอนุมัติการยกเลิกบิล')).toHaveValue('1111');
    await page.keyboard.press('Escape');
  });

  await test.step('WALL-14 a wrong code is reported; a lost answer is requested again and nothing is done twice', async () => {
    let show: () => void = () => undefined;
    const painted = new Promise<void>((resolve) => {
      show = resolve;
    });
    const pass = (route: Route) => route.continue();
    let answer = async (route: Route) => {
      if (route.request().postDataJSON()?.operationName === 'VoidPlan') await painted;
      await pass(route);
    };
    await intercept(page, isGraphql, (route) => answer(route));
    await button(page, 'ยกเลิกบิล').click();
    await dialog.getByRole('combobox', { name: 'เหตุผล' }).click();
    await page.getByRole('option', { name: 'รับชำระผิด' }).click();
    await dialog.getByRole('button', { name: /^ทำรายการนี้ที่/ }).click();
    const code = dialog.getByLabel('รหัสอนุมัติการยกเลิกบิล');
    await code.fill('9999');
    await page.keyboard.press('Enter');
    // Nothing can be voided before the effects are displayed.
    await expect(dialog).toContainText('ยังไม่ได้ยกเลิก รอดูผลของการยกเลิกก่อน');
    show();
    await expect(dialog.getByText('คืนเงินลูกค้า')).toBeVisible();
    await code.press('Enter');
    await expect(dialog).toContainText('รหัสอนุมัติไม่ถูกต้อง');
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('');
    await code.fill('1111');
    answer = actAndLose;
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('ไม่ได้รับคำตอบ');
    answer = pass;
    await dialog.getByRole('button', { name: 'ตรวจสอบอีกครั้ง' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText('ยกเลิกแล้ว', { exact: true })).toBeVisible();
    await expect(page.getByText('เหตุผล: รับชำระผิด')).toBeVisible();
    await expect(button(page, 'ยกเลิกบิล')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'ประวัติการขาย' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('ยกเลิกแล้ว');
  });

  await test.step('WALL-09, WALL-11, OP-17 points are adjusted from the keyboard alone, with a remark of at most 3 rows and the difference shown first', async () => {
    await open(adjusted);
    await button(page, 'ปรับแต้ม').press('Enter');
    const field = dialog.getByLabel('แต้มใหม่');
    await expect(field).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    const now = Number(await field.inputValue());
    await page.keyboard.press('Control+A');
    await page.keyboard.type(String(now + 5));
    await expect(dialog).toContainText('+5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ลูกค้าประจำ');
    const remark = dialog.locator('textarea:not([aria-hidden])');
    for (let line = 2; line <= 6; line += 1) await page.keyboard.press('Shift+Enter');
    const [visible = 0, all = 0] = await remark.evaluate((box) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
      const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      return [box.clientHeight, box.scrollHeight].map((height) =>
        Math.round((height - padding) / Number.parseFloat(lineHeight)),
      );
    });
    expect([visible, all]).toEqual([3, 6]);
    await page.keyboard.press('Tab');
    await page.keyboard.type('2222');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText('ปรับแต้ม +5')).toBeVisible();
    await expect(page.getByRole('region', { name: 'สรุป' })).toContainText(String(now + 5));
  });

  await test.step('the second to void a sale is informed, and sees the sale as it is', async () => {
    await open(raced);
    await button(page, 'ยกเลิกบิล').click();
    await dialog.getByRole('button', { name: /^ทำรายการนี้ที่/ }).click();
    await expect(dialog.getByText('คืนเงินลูกค้า')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'เหตุผล' }).click();
    await page.getByRole('option', { name: 'รับชำระผิด' }).click();
    await dialog.getByLabel('รหัสอนุมัติการยกเลิกบิล').fill('1111');
    const { transactions } = await api.send<{
      transactions: { items: { id: string; version: number; branchId: string }[] };
    }>('query Sale($keyword: String) { transactions(keyword: $keyword) { items { id version branchId } } }', {
      keyword: raced,
    });
    await api.send(
      'mutation Void($input: VoidTransactionInput!) { voidTransaction(input: $input) { userErrors { code } } }',
      {
        input: { ...transactions.items[0], authorizePin: '1111', remark: 'Customer Canceled' },
      },
    );
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('มีผู้อื่นยกเลิกบิลนี้ไปก่อนแล้ว');
    await dialog.getByRole('button', { name: 'ปิด' }).last().click();
    await expect(page.getByText('เหตุผล: ลูกค้ายกเลิก')).toBeVisible();
  });
});
