import { PAGE } from '../accounts/permissions.ts';
import { productCategory } from '../catalogue/productCategory.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { merchantBranch } from '../merchant/merchantBranch.ts';
import { description, name } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { flag, integer, moment, money, own, reference } from '../record/field.ts';
import { supplier } from './supplier.ts';

const { required } = FORM_MESSAGES;
const all = { th: 'ทั้งหมด', en: 'All' };
/** Without this right a count is blind (docs/adr/0172). */
const readableBy = { objectCode: PAGE.stockCount, action: 'Read' } as const;

/** A stock count of the shelves of a branch. Its goods are chosen when it is opened, and it is closed once (docs/adr/0172). */
export const stockCount = defineRecord({
  type: 'StockCount',
  one: 'stockCount',
  many: 'stockCounts',
  path: 'stock-counts',
  listKey: 'stock_counts',
  singleKey: 'stock_count',
  words: { one: { th: 'ใบตรวจนับ', en: 'Stock count' }, many: { th: 'ตรวจนับสต็อก', en: 'Stock counts' } },
  about: {
    th: 'นับของจริงบนชั้นแล้วเทียบกับจำนวนในระบบ นับพร้อมกันได้หลายคน และขายต่อได้ระหว่างนับ',
    en: 'Count what is on the shelves and compare it with the system. Several people count at once, and sales go on.',
  },
  // Readers without Read on the page of counts see open ones, without the expected pieces.
  read: 'everyone',
  create: PAGE.stockCount,
  update: PAGE.stockCount,
  remove: PAGE.stockCount,
  byDays: true,
  fields: {
    name: name(),
    branchId: reference({
      label: merchantBranch.words.one,
      required,
      createOnly: true,
      of: 'MerchantBranch',
      carries: ['name'],
      filtered: true,
      listed: true,
    }),
    categoryId: reference({
      label: productCategory.words.one,
      createOnly: true,
      none: all,
      of: 'ProductCategory',
      carries: ['name'],
    }),
    supplierId: reference({
      label: supplier.words.one,
      createOnly: true,
      none: all,
      of: 'Supplier',
      carries: ['name'],
    }),
    // Codes as typed or pasted; empty for all goods.
    productCodes: own({
      label: { th: 'เฉพาะรหัสสินค้า', en: 'Only these product codes' },
      createOnly: true,
      unread: true,
    }),
    isBlind: flag({
      label: { th: 'นับแบบไม่เห็นยอดในระบบ', en: 'Blind count' },
      createOnly: true,
      nonNull: true,
    }),
    description: { ...description(), listed: undefined },
    lines: integer({ label: { th: 'รายการ', en: 'Lines' }, readOnly: true, nonNull: true, listed: true }),
    countedLines: integer({ label: { th: 'นับแล้ว', en: 'Counted' }, readOnly: true, nonNull: true, listed: true }),
    differences: integer({ label: { th: 'ไม่ตรง', en: 'Different' }, readOnly: true, readableBy, listed: true }),
    surplus: integer({ label: { th: 'เกิน (ชิ้น)', en: 'Over (items)' }, readOnly: true, readableBy }),
    shortage: integer({ label: { th: 'ขาด (ชิ้น)', en: 'Short (items)' }, readOnly: true, readableBy }),
    value: money({
      label: { th: 'มูลค่าส่วนต่าง', en: 'Value of differences' },
      readOnly: true,
      readableBy: { objectCode: PAGE.cost, action: 'Read' },
    }),
    isClosed: flag({
      label: { th: 'ปิดแล้ว', en: 'Closed' },
      readOnly: true,
      nonNull: true,
      filtered: true,
      listed: true,
    }),
    closedAt: moment({ label: { th: 'ปิดเมื่อ', en: 'Closed at' }, readOnly: true, sorted: true, listed: true }),
    closedById: reference({
      label: { th: 'ผู้ปิด', en: 'Closed by' },
      of: 'MerchantUser',
      shows: ['firstname', 'lastname'],
      readOnly: true,
    }),
    createById: reference({
      label: { th: 'ผู้เปิด', en: 'Opened by' },
      of: 'MerchantUser',
      shows: ['firstname', 'lastname'],
      readOnly: true,
    }),
  },
  order: { field: 'createdAt', direction: -1 },
  branch: { field: 'branch_id', lists: 'own', writes: 'always' },
});
