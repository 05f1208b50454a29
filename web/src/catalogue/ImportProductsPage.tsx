import { product } from '@taem/domain/catalogue/product.ts';
import { PRODUCT_COLUMNS } from '@taem/domain/import/productColumns.ts';
import { STOCK_COLUMNS } from '@taem/domain/import/stockColumns.ts';
import type { ImportedRecord } from '../import/ImportedRecord.ts';
import { ImportPage } from '../import/ImportPage.tsx';
import { listPath } from '../resources/RecordScreens.ts';

const products: ImportedRecord = {
  path: product.path,
  title: { th: 'นำเข้าสินค้า', en: 'Import products' },
  hint: {
    th: 'สินค้าที่มีรหัสนี้อยู่แล้วจะถูกแก้ไขตามไฟล์ แถวที่ไม่มีรหัสดูจากชื่อในหมวดหมู่ ถ้ายังไม่มีจะได้รหัสใหม่',
    en: 'A product whose code is known takes the values of the file. A row without a code goes by its name within its category, and gets a new code where there is none.',
  },
  home: { label: product.words.many, to: listPath(product) },
  columns: [...PRODUCT_COLUMNS, ...STOCK_COLUMNS],
  fields: ['products', 'product'],
};

/** MGMT-16, MGMT-21 */
export function ImportProductsPage() {
  return <ImportPage what={products} />;
}
