import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { DEEP, SLOW } from '../test.ts';
import { Till } from '../till/Till.ts';
import { type Product, startProduct } from './startProduct.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWNER = { username: 'pim', password: 'a password of her own' };
const COLLEAGUE = { username: 'nok', password: 'a password of nok', firstname: 'นก', pin: '2580' };
const COFFEE = { code: '8850001', name: 'กาแฟดำเย็น', price: 45 };

let folder: string;
let product: Product;

const settings = (data: string) => ({
  NODE_ENV: 'production',
  PORT: '0',
  GATEWAY_PORT: '0',
  DATA_DIR: join(folder, data),
  DATABASE_URL: '',
  SMTP_URL: 'smtp://127.0.0.1:1',
});

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-real-'));
  // PostgreSQL runs under a separate account when this one is root, and must be able to enter the folder.
  await chmod(folder, 0o755);
  product = await startProduct(settings('first'));
});
test.afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

test('F10 a shop begins in the browser on an empty production database: goods from a file, a colleague with a PIN, who sells', {
  tag: SLOW,
}, async ({ browser }) => {
  const page = await openPage(browser);
  const code = /enter this code: (\S+)/.exec(product.terminal())?.[1] ?? '';
  await page.goto('/');
  await page.waitForURL('**/setup');
  await fillIn(page, 'AAAA-AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: 'เปิดร้าน' }).click();
  await expect(page.getByText('รหัสเปิดร้านไม่ถูกต้อง')).toBeVisible();
  await page.getByLabel('รหัสเปิดร้าน').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'เปิดร้าน' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('ร้านพร้อมแล้ว')).toBeVisible();

  await signIn(page, OWNER);
  await importGoods(page);
  await addColleague(page);
  const other = await openPage(browser);
  await signIn(other, COLLEAGUE);
  await other.goto('/management/profile');
  await other.getByLabel(/^PIN ใหม่/).fill(COLLEAGUE.pin);
  await other.getByLabel(/^ยืนยัน PIN/).fill(COLLEAGUE.pin);
  await other.getByRole('button', { name: 'ตั้ง PIN' }).click();
  await expect(other.getByText('ตั้ง PIN หน้าขายแล้ว')).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: 'ขายครั้งแรก' }).click();
  // By default a shop's sales begin with the goods.
  await page.waitForURL('**/payment/addproduct');
  await page.keyboard.press('Shift+F8');
  await page.getByRole('dialog').getByLabel(`PIN ของ ${COLLEAGUE.firstname}`).fill(COLLEAGUE.pin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `ตอนนี้คือ ${COLLEAGUE.firstname}` })).toBeVisible();
  const till = new Till(page);
  await till.add(COFFEE.name, 2);
  await expect(till.due).toContainText('90.00');
  await (await till.takeCash('100')).click();
  expect(await till.receiptNumber()).toMatch(/^KLONG-/);
  expect(await till.receiptText()).toContain(COLLEAGUE.firstname);

  await page.goto('/setup');
  await page.waitForURL((url) => url.pathname !== '/setup');
});

test('F4 a shop that lost everything finds its sale again in the backup', { tag: DEEP }, async ({ browser }) => {
  const file = join(folder, 'shop.zip');
  await command('backup', file, 'first');
  await product.stop();
  await rm(join(folder, 'first'), { recursive: true });
  expect(await command('restore', file, 'second')).toContain('The books are right.');

  product = await startProduct(settings('second'));
  const page = await openPage(browser);
  await page.goto('/login');
  await signIn(page, OWNER);
  const { items } = await ask<{ items: object[] }>(page, '{ transactions { items { transactionNo amountDue } } }');
  expect(items).toEqual([{ transactionNo: expect.stringMatching(/^KLONG-/), amountDue: 90 }]);
});

/** Runs it like `npm run backup -- FILE`; returns its output. */
async function command(name: 'backup' | 'restore', file: string, data: string): Promise<string> {
  const env = { ...process.env, ...settings(data) };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/gateway.mjs', name, file], {
    cwd: ROOT,
    env,
  });
  return stdout;
}

/** Opens a page of the currently running product. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...test.info().project.use, baseURL: product.url });
  return context.newPage();
}

async function fillIn(page: Page, code: string): Promise<void> {
  const answers = {
    รหัสเปิดร้าน: code,
    ชื่อร้าน: 'ร้านกาแฟริมคลอง',
    เลขประจำตัวผู้เสียภาษี: '0-1055-67001-23-1',
    รหัสสาขา: 'klong',
    ชื่อสาขา: 'ริมคลอง',
    ชื่อ: 'พิมพ์',
    นามสกุล: 'ใจดี',
    อีเมล: 'pim@shop.example',
    ชื่อผู้ใช้: OWNER.username,
    รหัสผ่าน: OWNER.password,
  };
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(answer);
}

async function signIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('ชื่อผู้ใช้').fill(username);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function importGoods(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'นำเข้าสินค้าจากไฟล์' }).click();
  const text = `รหัสสินค้า,ชื่อ,ราคา,หมวดหมู่\n${COFFEE.code},${COFFEE.name},${COFFEE.price},เครื่องดื่ม\n`;
  const file = { name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'บันทึก 1 แถว' }).click();
  await page.getByRole('button', { name: 'ตกลง' }).click();
  await expect(page.getByText('นำเข้า goods.csv แล้ว')).toBeVisible();
}

async function addColleague(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'เพิ่มพนักงาน' }).click();
  const answers = {
    ชื่อผู้ใช้: COLLEAGUE.username,
    รหัสพนักงาน: '002',
    ชื่อ: COLLEAGUE.firstname,
    นามสกุล: 'ยิ้มแย้ม',
    โทรศัพท์: '0812340001',
    อีเมล: 'nok@shop.example',
    รหัสผ่าน: COLLEAGUE.password,
  };
  for (const [label, answer] of Object.entries(answers))
    await page.getByLabel(new RegExp(`^${label}\\s*\\*?$`)).fill(answer);
  await page.getByRole('combobox', { name: /^บทบาท/ }).click();
  await page.getByRole('option', { name: 'Cashier' }).click();
  await page.getByRole('combobox', { name: /^สาขา/ }).click();
  await page.getByRole('option', { name: 'ริมคลอง' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByText('เพิ่มผู้ใช้แล้ว')).toBeVisible();
}

/** Returns the first field of an operation's answer, for the user signed in on the page. */
async function ask<Answer>(page: Page, query: string): Promise<Answer> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('taem.session') ?? '{}').access_token);
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: Record<string, Answer>; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Answer;
}
