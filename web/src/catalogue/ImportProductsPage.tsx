import { product } from '@taem/domain/catalogue/product.ts';
import type { ImportedRecord } from '../import/ImportedRecord.ts';
import { ImportPage } from '../import/ImportPage.tsx';
import { listPath } from '../resources/RecordScreens.ts';

const products: ImportedRecord = {
  path: product.path,
  title: { th: 'นำเข้าสินค้า', en: 'Import products' },
  hint: {
    th: 'สินค้าที่มีรหัสนี้อยู่แล้วจะถูกแก้ไขตามไฟล์',
    en: 'A product whose code is known takes the values of the file.',
  },
  home: { label: product.words.many, to: listPath(product) },
  template: [
    ['code', 'name', 'retail_price', 'category', 'sub_category', 'hashtags', 'skip_stock', 'status', 'desc'],
    // No code that a shop has, and no category that it lacks: the row is right in every shop, and changes nothing there.
    ['TEMPLATE-TEA', 'ชาเย็น', '45.00', '', '', '#ชา, #เย็น', 'yes', 'Active', ''],
  ],
  fields: ['products', 'product'],
};

/** MGMT-16, MGMT-21 */
export function ImportProductsPage() {
  return <ImportPage what={products} />;
}
