import type { Page } from '@playwright/test';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { addMonths } from '@taem/domain/time/calendar.ts';
import type { Ids } from './others.ts';

/** Mark of the record created on the screen; those with lower marks are created through the contract. */
export const CREATED_MARK = '77';

/** Returns the last month that the form offers: no other test sets its target. */
function lastMonth(): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(new Date());
  return addMonths(`${today.slice(0, 7)}-01`, 24).slice(0, 7);
}

/** Texts with a special rule, by the name of their field. */
const TEXTS: Readonly<Record<string, (mark: string) => string>> = {
  username: (mark) => `walk${mark}`,
  code: (mark) => `WALK-${mark}`,
  accountNo: () => '123-4-56789-0',
  promptPayId: () => '0812345678',
  billerId: () => '999999999999401',
  eWalletId: () => '004999000288505',
  month: (mark) => (mark === CREATED_MARK ? lastMonth() : `20${mark}-01`),
};

/**
 * Returns a value to type into a field, distinguished from those of other records by its two-digit mark; null if there is
 * none.
 */
export function typedValue(name: string, field: RecordField, mark: string): string | null {
  switch (field.kind) {
    case 'text':
      return TEXTS[name]?.(mark) ?? `ลอง${field.label.th} ${mark}`;
    case 'phone':
      return `08123456${mark}`;
    case 'email':
      return `walk${mark}@shop.example`;
    case 'money':
      return `1${mark}.5`;
    case 'integer':
      return `5${mark}`;
    case 'decimal':
      return `1${mark.slice(-1)}.25`;
    case 'date':
      return '14-07-2538';
    case 'tags':
      return `#ลอง${mark}`;
    default:
      return null;
  }
}

/** Returns the same value as the contract takes and returns it. */
export function contractValue(name: string, field: RecordField, mark: string): unknown {
  const typed = typedValue(name, field, mark);
  if (typed === null) return undefined;
  if (field.kind === 'phone') return `+66${typed.slice(1)}`;
  if (field.kind === 'tags') return [typed];
  if (field.kind === 'date') return '1995-07-14';
  return field.kind === 'money' || field.kind === 'integer' || field.kind === 'decimal' ? Number(typed) : typed;
}

/** How a person fills in fields with custom shapes, by type and field. */
export const filled: Readonly<Record<string, Readonly<Record<string, (page: Page, ids: Ids) => Promise<void>>>>> = {
  RevenueTarget: {
    async month(page) {
      await page.getByRole('combobox', { name: /^เดือน/ }).click();
      await page.getByRole('option').last().click();
    },
  },
  MerchantUser: {
    roleId: (page) => chooseFirst(page, /^บทบาท/),
    async branchIds(page) {
      await chooseFirst(page, /^สาขา/);
      await page.keyboard.press('Escape');
    },
  },
  ServiceAccount: {
    async roleId(page) {
      await page.getByRole('combobox', { name: /^บทบาท/ }).click();
      // A program may not be an administrator.
      await page.getByRole('option', { name: 'Cashier' }).click();
    },
    async branchIds(page) {
      await chooseFirst(page, /^สาขา/);
      await page.keyboard.press('Escape');
    },
  },
  Offer: {
    conditions: (page) => sayCondition(page),
    items: (page) => sayBenefit(page),
  },
  MemberTier: {
    conditions: (page) => page.getByLabel('ค่า', { exact: true }).fill('8000000'),
    privileges: (page) => sayBenefit(page),
  },
  StockImport: {
    branchId: (page) => chooseFirst(page, /^สาขา/),
    async products(page, { productCode }) {
      const finder = page.getByRole('combobox', { name: 'สแกนหรือค้นหาสินค้า' });
      await finder.fill(productCode);
      await finder.press('Enter');
    },
  },
};

/** Chooses the first offered record. */
export async function chooseFirst(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.locator('[role=option]:not([aria-disabled=true]):not([data-value=""])').first().click();
}

async function sayCondition(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'เรื่องที่ดู', exact: true }).click();
  await page.getByRole('option', { name: 'ยอดสินค้าก่อนหักส่วนลด' }).click();
  await page.getByLabel('ค่า', { exact: true }).fill('100');
}

async function sayBenefit(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'สิ่งที่ได้', exact: true }).click();
  await page.getByRole('option', { name: 'ลดเป็นบาท' }).click();
  await page.getByLabel('เท่าไร', { exact: true }).fill('5');
}

/** Returns the first field that a user may change again, if possible a text: the one that two people change at once. */
export function contestedField({ fields }: RecordDeclaration): string {
  const free = Object.entries(fields).filter(
    ([name, field]) => !field.readOnly && !field.createOnly && !(name in TEXTS),
  );
  const found = free.find(([, { kind }]) => kind === 'text') ?? free.find(([, { kind }]) => kind === 'money');
  if (!found) throw new Error('A record without a text or an amount that can be changed');
  return found[0];
}
