import { PAGE } from '../accounts/permissions.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { own, reference, text } from '../record/field.ts';
import { supplier } from './supplier.ts';

const { required } = FORM_MESSAGES;

/** Goods received from a supplier: written once, which puts them on the shelves (STOCK-01, STOCK-02). */
export const stockImport = defineRecord({
  type: 'StockImport',
  one: 'stockImport',
  many: 'stockImports',
  path: 'stock-import',
  listKey: 'stock_imports',
  singleKey: 'stock_import',
  words: { one: { th: 'ใบรับสินค้า', en: 'Goods received' }, many: { th: 'ใบรับสินค้า', en: 'Goods received' } },
  about: {
    th: 'บันทึกสินค้าที่ส่งมาถึง แล้วสต็อกของสาขาจะเพิ่มตามจำนวนที่รับ',
    en: 'Enter what was delivered, and the stock of the branch goes up by it.',
  },
  read: [PAGE.stock],
  create: PAGE.stock,
  fields: {
    branchId: reference({
      label: { th: 'สาขา', en: 'Branch' },
      required,
      of: 'MerchantBranch',
      carries: ['name'],
      filtered: true,
    }),
    supplierId: reference({
      label: supplier.words.one,
      of: 'Supplier',
      carries: ['name'],
      filtered: true,
      sorted: true,
      listed: true,
    }),
    invoiceNo: text({ label: { th: 'เลขที่ใบกำกับ', en: 'Invoice number' }, searched: true, listed: true }),
    // Generated from the day if none is given.
    code: text({
      label: { th: 'เลขที่รับสินค้า', en: 'Code' },
      max: 50,
      searched: true,
      sorted: true,
      listed: true,
    }),
    name: text({ label: { th: 'ชื่อเอกสาร', en: 'Document name' }, searched: true, sorted: true }),
    description: text({ label: { th: 'รายละเอียด', en: 'Description' }, wire: 'desc', searched: true, listed: true }),
    products: own({
      label: { th: 'สินค้า', en: 'Products' },
      required,
      listed: true,
      selection: 'productId code name quantity costCode basePrice retailPrice finalPrice location remark',
    }),
    createById: reference({
      label: { th: 'ผู้รับสินค้า', en: 'Received by' },
      of: 'MerchantUser',
      shows: ['firstname', 'lastname'],
      readOnly: true,
    }),
  },
  order: { field: 'createdAt', direction: -1 },
  byDays: true,
  branch: { field: 'branch_id', lists: 'own', writes: 'always' },
});
