import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { product } from '@taem/domain/catalogue/product.ts';
import { PRODUCT_COLUMNS } from '@taem/domain/import/productColumns.ts';
import { useMemo } from 'react';
import { usePermission } from '../app/permission.ts';
import type { ImportedRecord } from '../import/ImportedRecord.ts';
import { ImportPage } from '../import/ImportPage.tsx';
import { listPath } from '../resources/RecordScreens.ts';

const products: ImportedRecord = {
  path: product.path,
  title: { th: 'นำเข้าสินค้า', en: 'Import products' },
  hint: {
    th: 'สินค้าที่มีรหัสนี้อยู่แล้วจะถูกแก้ไขตามไฟล์ แถวที่ไม่มีรหัสดูจากชื่อในหมวดหมู่ ถ้ายังไม่มีจะได้รหัสใหม่',
    en: 'A product with a known code takes the values of the file. A row without a code is matched by name within its category, and gets a new code if there is no match.',
  },
  home: { label: product.words.many, to: listPath(product) },
  columns: PRODUCT_COLUMNS,
  hasPictures: true,
  fields: ['products', 'product'],
};

/** If the user may add categories, the file brings its own, which are displayed before anything is saved. */
const WITH_CATEGORIES = { make_categories: true, default_category: true };

/** MGMT-16, MGMT-21 */
export function ImportProductsPage() {
  const { canWrite } = usePermission(PAGE.category);
  const what = useMemo(() => (canWrite ? { ...products, choices: WITH_CATEGORIES } : products), [canWrite]);
  return <ImportPage what={what} />;
}
