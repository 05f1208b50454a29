import { PAGE } from '../accounts/permissions.ts';
import { productCategory } from '../catalogue/productCategory.ts';
import { recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { flag, integer, money, own, reference, status, text } from '../record/field.ts';

const product = { th: 'สินค้า', en: 'Product' };
const code = { th: 'รหัสสินค้า', en: 'Code' };
const quantity = { th: 'คงเหลือ', en: 'In stock' };
const branch = { th: 'สาขา', en: 'Branch' };
/** Only a filter of lists; other fields display the branch. */
const branchId = own({ label: branch, of: 'MerchantBranch', filtered: true });

/** The stock of a product in a branch, as in its list and page; only goods received and sales change it. */
export const stockLevel = defineRecord({
  type: 'StockLevel',
  one: 'stockLevel',
  many: 'stockLevels',
  path: 'stock',
  listKey: 'stock',
  singleKey: 'stock',
  words: { one: { th: 'สต็อก', en: 'Stock level' }, many: { th: 'สต็อกแยกสาขา', en: 'Stock levels' } },
  about: {
    th: 'จำนวนคงเหลือของสินค้าในแต่ละสาขา เริ่มนับเมื่อรับสินค้าครั้งแรก',
    en: 'How much of each product every branch has. Counting begins with the first goods received.',
  },
  read: [PAGE.stock],
  undated: true,
  fields: {
    productName: text({ label: product, wire: 'product.name', sorted: true, listed: true, searched: true }),
    productCode: text({ label: code, wire: 'product.code', sorted: true, listed: true, searched: true }),
    branchName: text({ label: branch, wire: 'branch.name', sorted: true, listed: true }),
    quantity: integer({ label: quantity, wire: 'qty', sorted: true, listed: true }),
    branchId,
  },
});

/** The stock of a product in all branches, as in its list and page. */
export const stockProduct = defineRecord({
  type: 'StockProduct',
  one: 'stockProduct',
  many: 'stockProducts',
  path: 'stock/product',
  listKey: 'stock_products',
  singleKey: 'stock_product',
  words: { one: { th: 'สต็อกสินค้า', en: 'Stock of product' }, many: { th: 'สต็อกสินค้า', en: 'Stock by product' } },
  about: {
    th: 'จำนวนคงเหลือของสินค้าแต่ละรายการ รวมทุกสาขา เริ่มจากเพิ่มสินค้า แล้วรับสินค้าเข้า',
    en: 'How much there is of each product, in all branches. Add products first, then receive goods.',
  },
  read: [PAGE.stock],
  undated: true,
  unexported: true,
  fields: {
    name: text({ label: product, sorted: true, listed: true, searched: true }),
    code: text({ label: code, sorted: true, listed: true, searched: true }),
    categoryId: reference({ label: productCategory.words.one, of: 'ProductCategory', filtered: true, listed: true }),
    retailPrice: money({ label: { th: 'ราคา', en: 'Price' } }),
    skipStock: flag({ label: { th: 'ไม่นับสต็อก', en: 'Do not count stock' } }),
    // Not in the list, which needs the space for the stock of each branch.
    status: status({ label: recordStatus().label, nonNull: true, filtered: true }),
    quantity: integer({ label: quantity, sorted: true, listed: true }),
    branches: own({ label: { th: 'แยกสาขา', en: 'By branch' }, listed: true }),
    branchId,
  },
});
