import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { RECORDS } from '@taem/domain/records.ts';
import { Api } from '../Api.ts';
import { DEEP, expect, SLOW, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { Till } from './Till.ts';

/** The screens of a till: a tablet, and the smallest supported one (HOME-01). */
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
];

/** On a touch screen; with a mouse the office has smaller controls. */
test.use({ hasTouch: true });

/** Expects that no control is smaller than 44 by 44 px, at any screen size. */
async function expectRoomForFingers(page: Page, where: string, part = 'body'): Promise<void> {
  const before = page.viewportSize();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect.soft(await page.evaluate(smallTargets, part), `${where} at ${screen.width}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/**
 * Runs in the page: returns controls that are too small. A field counts with its frame, a choice with its label; a link
 * within a sentence is text.
 */
function smallTargets(part: string): string[] {
  const targets = 'button, a[href], input, select, textarea, [role=button], [role=switch], [tabindex="0"][role=tab]';
  const small: string[] = [];
  for (const element of Array.from(document.querySelectorAll<HTMLElement>(`:is(${part}) :is(${targets})`))) {
    const field =
      element.closest<HTMLElement>('label') ?? element.closest<HTMLElement>('.MuiInputBase-root') ?? element;
    const { width, height, bottom } = field.getBoundingClientRect();
    const isVisible = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && bottom > 0;
    const isText = getComputedStyle(field).display === 'inline';
    if (element.matches(':disabled') || !isVisible || isText || (width > 43.5 && height > 43.5)) continue;
    small.push(`${element.ariaLabel || element.textContent || element.tagName}: ${width} x ${height}`);
  }
  return [...new Set(small)];
}

/** Expects that the page, enlarged to twice its size, only scrolls down and not sideways. */
async function expectNothingAside(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 640, height: 400 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${where} at 200 %`).toBeLessThanOrEqual(640);
  if (before) await page.setViewportSize(before);
}

async function expectGood(page: Page, where: string, part?: string): Promise<void> {
  expect.soft(await violationsOf(page, { part }), where).toEqual([]);
  await expectRoomForFingers(page, where, part);
  await expectNothingAside(page, where);
}

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Checks a dialog; the page below is only checked once, without it. */
async function checkDialog(page: Page, where: string, open: () => Promise<unknown>): Promise<void> {
  await open();
  await expect(dialog(page).first()).toBeVisible();
  await expectGood(page, where, '[role="dialog"], [role="alertdialog"]');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

const WEB = join(import.meta.dirname, '../../web/src');
/** Every page in the routes of an area. */
const namedRoutes = readdirSync(WEB)
  .map((area) => join(WEB, area, 'routes.tsx'))
  .filter((file) => existsSync(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/path: '(\/[^']*)'/g)].map(([, path]) => path ?? ''));
/** The pages of a declared record come from its declaration; those of reference lists are the same for all. */
const recordRoutes = RECORDS.filter(({ isReference }) => !isReference).flatMap(({ path, create }) => [
  `/${path}`,
  ...(create ? [`/${path}/create`] : []),
]);
const ROUTES = [
  ...new Set([
    ...[...namedRoutes, ...recordRoutes, '/stock', '/stock/product'],
    // Pages of missing records are the same for all too.
    ...['/conditions', '/postcodes', '/suppliers?q=none', '/suppliers/none', '/suppliers/none/show'],
  ]),
];

/**
 * One of each kind of page for touch: list, form, chart; and those that `frame/looks.spec.ts`, which checks all other kinds,
 * leaves out.
 */
const TELLING = [
  ...['/products', '/offers/create', '/bi', '/calendar', '/changes', '/insight/workbench', '/sandbox'],
  ...['/suppliers/none', '/no-such-page'],
];

for (const [pages, visited, tag] of [
  ['one page of each kind', TELLING, SLOW],
  ['every page', [...ROUTES, '/no-such-page'], DEEP],
] as const) {
  test(`${pages} has one main heading, a separate name in the tab, and nothing that axe finds`, { tag }, async ({
    signIn,
  }) => {
    test.setTimeout(900_000);
    const first = await signIn('owner');
    const titles = new Map<string, string>();
    const routes = visited.values();
    /** Two tabs share the routes: while one loads its page, the other is checked. */
    const walk = async (page: Page) => {
      // Without the stream, as a page that follows the sales is never idle.
      await page.route('**/graphql/stream', (route) => route.abort());
      for (const route of routes) await lookAt(page, route, titles);
    };
    await Promise.all([walk(first), walk(await first.context().newPage())]);
  });
}

async function lookAt(page: Page, route: string, titles: Map<string, string>): Promise<void> {
  await page.goto(route.replace(/:\w+/, 'unknown'));
  await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
  await expect(page.getByRole('progressbar'), route).toHaveCount(0);
  // Some pages redirect: the final page is checked.
  await page.waitForLoadState('networkidle');
  // A table draws its cells a frame after its rows.
  await expect(page.locator('.MuiDataGrid-row:not(:has([role=gridcell]))'), route).toHaveCount(0);
  const path = new URL(page.url()).pathname;
  const title = await page.title();
  expect(title, route).toMatch(/^.+ · แต้ม$/);
  expect.soft([path, undefined], `${route} has the title of ${titles.get(title)}`).toContain(titles.get(title));
  titles.set(title, path);
  await expectGood(page, route);
}

test('registration with its code, and the forgotten password, can be used by everyone, with a finger too', {
  tag: DEEP,
}, async ({ page, signIn, stack }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่โดยไม่ออกจากหน้านี้' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectGood(page, 'forgotten password', 'dialog');
  await signIn('owner');
  await page.goto('/customers/register');
  await page.getByRole('list', { name: 'เลือกสาขา' }).getByRole('button').first().click();
  await checkDialog(page, 'self-register code', () => page.getByRole('button', { name: /^คิวอาร์/ }).click());
  await page.locator('#answer-firstname').fill('สมชาย');
  await page.locator('#answer-lastname').fill('ใจดี');
  await page.locator('#answer-phone').fill('0812345678');
  await page.getByRole('radio', { name: 'ชาย', exact: true }).check();
  await page.getByRole('button', { name: 'ถัดไป' }).click();
  await expect(page.getByRole('region', { name: 'ลูกค้าคนนี้อาจเป็นสมาชิกอยู่แล้ว' })).toBeVisible();
  await expectGood(page, 'summary of a registration');
  const api = new Api(stack);
  await api.signIn('owner');
  const { potentials } = await api.send<{ potentials: { items: { id: string }[] } }>(
    '{ potentials(perPage: 1) { items { id } } }',
  );
  await page.goto(`/ci/potential/profiles/${potentials.items[0]?.id}`);
  await page.getByRole('button', { name: 'แก้ไขข้อมูลติดต่อ' }).click();
  await expect(page.getByRole('button', { name: 'บันทึก' })).toBeVisible();
  await expectGood(page, 'profile of a potential');
});

test('sign-in, home, the sales screen and each of its dialogs can be used by everyone, with a finger too', {
  tag: SLOW,
}, async ({ page, signIn }) => {
  test.setTimeout(300_000);
  await page.goto('/login');
  await expect(page.getByLabel('ชื่อผู้ใช้')).toBeVisible();
  await expectGood(page, 'login');
  await signIn('cashier');
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expectGood(page, 'home');
  const till = new Till(page);
  await page.goto('/payment');
  await expect(page.getByRole('button', { name: /^สมาชิก/ })).toBeVisible();
  await expectGood(page, 'start of a sale');
  await page.goto('/payment/search-member');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectGood(page, 'search of a member');
  await till.startGuestSale();
  await page.getByRole('button', { name: 'ข้อมูลลูกค้า' }).click();
  await expectGood(page, 'walk-in');
  await page.getByRole('button', { name: 'ข้าม', exact: true }).click();

  await till.startMemberSale('0812345678');
  await till.add('กระเช้าปีใหม่');
  await expect(till.proceed).toBeEnabled();
  await expectGood(page, 'sales screen');
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await checkDialog(page, 'product', () => button('รายละเอียดของ กล้วยหอมทอง').click());
  await checkDialog(page, 'discounts', () => page.keyboard.press('F4'));
  await checkDialog(page, 'special offers', () => page.keyboard.press('F6'));
  await checkDialog(page, 'points', () => page.keyboard.press('F7'));
  await checkDialog(page, 'keys', () => page.keyboard.press('F1'));
  await checkDialog(page, 'wallet', () => button(/^ดูกระเป๋าแต้ม/).click());
  await checkDialog(page, 'menu', () => button('เปิดหรือปิดเมนู').click());
  await checkDialog(page, 'why', () => button('ที่มาของราคา').click());
  await checkDialog(page, 'clear all', () => button('ล้างตะกร้า').click());
  await checkDialog(page, 'remove', () => button('นำ กระเช้าปีใหม่ ออก').click());
});

test('payment, each way to pay and the receipt can be used by everyone, with a finger too', { tag: DEEP }, async ({
  signIn,
}) => {
  const page = await signIn('cashier');
  const till = new Till(page);
  await till.startGuestSale();
  await till.add('กล้วยหอมทอง', 2);
  await till.proceed.click();
  await page.waitForURL('**/payment/channels');
  await expect(page.getByRole('button', { name: /^เงินสด/ })).toBeFocused();
  await expectGood(page, 'payment');
  await checkDialog(page, 'card', () => page.keyboard.press('F3'));
  await checkDialog(page, 'transfer', () => page.keyboard.press('F4'));
  await checkDialog(page, 'split', () => page.keyboard.press('F6'));
  await page.keyboard.press('F2');
  await expectGood(page, 'cash');
  await page.getByLabel('รับเงินมา (บาท)').fill('20');
  await page.keyboard.press('Enter');
  await expect(till.confirm()).toBeFocused();
  await expectGood(page, 'confirmation');
  await page.keyboard.press('Enter');
  await till.receiptNumber();
  await expectGood(page, 'success');
  await checkDialog(page, 'receipt', () => page.keyboard.press('F4'));
  await page.goto('/payment/lite');
  await expect(page.getByRole('button', { name: /^เงินสด/ })).toBeVisible();
  await expectGood(page, 'quick sale');
});
