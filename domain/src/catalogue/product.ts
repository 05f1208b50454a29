import { PAGE } from '../accounts/permissions.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { MAX_REORDER_LEVEL, MAX_UNIT_PRICE } from '../limits.ts';
import { description, name, recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { flag, integer, money, own, reference, tags, text } from '../record/field.ts';
import { optionGroup } from './optionGroup.ts';
import { productCategory, productSubCategory } from './productCategory.ts';

const { required } = FORM_MESSAGES;

/** A product (MGMT-16, 17, 19, 20). */
export const product = defineRecord({
  type: 'Product',
  one: 'product',
  many: 'products',
  path: 'products',
  listKey: 'products',
  singleKey: 'product',
  words: { one: { th: 'สินค้า', en: 'Product' }, many: { th: 'สินค้า', en: 'Products' } },
  about: {
    th: 'สินค้าที่เพิ่มจะขายที่หน้าขายได้ทันที ถ้ามีรายการอยู่ในไฟล์แล้ว นำเข้าได้ในครั้งเดียว',
    en: 'What you add can be sold at the till at once. If you have a list in a file, import all of it in one go.',
  },
  read: 'everyone',
  create: PAGE.product,
  update: PAGE.product,
  remove: PAGE.product,
  fields: {
    name: name(),
    code: text({
      label: { th: 'รหัสสินค้า', en: 'Code' },
      required,
      max: 50,
      reads: 'code',
      anyCase: true,
      createOnly: true,
      searched: true,
      sorted: true,
      filtered: true,
      listed: true,
    }),
    description: text({ ...description(), listed: undefined }),
    retailPrice: money({
      label: { th: 'ราคา', en: 'Price' },
      required,
      max: MAX_UNIT_PRICE,
      sorted: true,
      listed: true,
    }),
    // The moving average of the shelves; for goods whose stock is not counted, the last price paid.
    cost: own({
      label: { th: 'ต้นทุนต่อชิ้น', en: 'Unit cost' },
      readOnly: true,
      unchanged: true,
      readableBy: { objectCode: PAGE.cost, action: 'Read' },
    }),
    // The stock on the shelves; only goods received, sales and voids change it.
    stock: integer({
      label: { th: 'คงเหลือ', en: 'In stock' },
      readOnly: true,
      readableBy: { objectCode: PAGE.stock, action: 'Read' },
      ofBranch: true,
      sorted: true,
      filtered: 'atMost',
      listed: true,
    }),
    skipStock: flag({
      label: { th: 'ไม่นับสต็อก', en: 'Do not count stock' },
      opposite: { th: 'นับสต็อก', en: 'Track stock' },
      nonNull: true,
    }),
    // The level for each branch, the same in all of them (docs/adr/0173).
    reorderLevel: integer({ label: { th: 'จุดสั่งซื้อ', en: 'Reorder level' }, max: MAX_REORDER_LEVEL }),
    shortfall: integer({
      label: { th: 'ขาดจากจุดสั่งซื้อ', en: 'Below level by' },
      readOnly: true,
      readableBy: { objectCode: PAGE.stock, action: 'Read' },
      ofBranch: true,
      sorted: true,
    }),
    daysOfCover: integer({
      label: { th: 'พอขายอีก (วัน)', en: 'Days of cover' },
      readOnly: true,
      readableBy: { objectCode: PAGE.stock, action: 'Read' },
      ofBranch: true,
      sorted: true,
    }),
    isBelowLevel: flag({
      label: { th: 'ต่ำกว่าจุดสั่งซื้อ', en: 'Below level' },
      readOnly: true,
      ofBranch: true,
      filtered: true,
      readableBy: { objectCode: PAGE.stock, action: 'Read' },
    }),
    opening: own({ label: { th: 'สต็อกตั้งต้น', en: 'Opening stock' }, createOnly: true, unread: true }),
    categoryId: reference({
      label: productCategory.words.one,
      required,
      // A product with an unknown category is displayed without one.
      nonNull: false,
      of: 'ProductCategory',
      carries: ['name'],
      filtered: true,
      listed: true,
    }),
    subCategoryId: reference({
      label: productSubCategory.words.one,
      of: 'ProductSubCategory',
      carries: ['name'],
      filtered: true,
    }),
    optionGroupIds: own({ label: optionGroup.words.many, of: 'OptionGroup' }),
    // The groups of its category, then its own.
    menuOptionGroupIds: own({ label: { th: 'ตัวเลือกที่หน้าขาย', en: 'Options at the till' }, readOnly: true }),
    isFavourite: flag({ label: { th: 'อยู่ใน “ขายบ่อย” ที่หน้าขาย', en: 'Under “Popular” at the till' }, nonNull: true }),
    // For goods such as fresh food or books; only used if the shop issues tax invoices.
    isVatExempt: flag({ label: { th: 'ยกเว้น VAT', en: 'Exempt from VAT' }, nonNull: true }),
    // Only a filter of lists: a favourite, or one of the products that sold most in this month and the last.
    isPopular: own({ label: { th: 'ขายบ่อย', en: 'Popular' }, readOnly: true, unread: true, filtered: true }),
    hashtags: tags({ label: { th: 'แท็ก', en: 'Tags' }, nonNull: true }),
    status: recordStatus(),
  },
  picture: 'public',
  fixed: { currency: 'THB', unit: 'Piece', type: 'Product' },
  byDays: true,
});
