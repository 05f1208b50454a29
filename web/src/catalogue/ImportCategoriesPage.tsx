import { productCategory, productSubCategory } from '@taem/domain/catalogue/productCategory.ts';
import { CATEGORY_COLUMNS, SUB_CATEGORY_COLUMNS } from '@taem/domain/import/categoryColumns.ts';
import type { ImportedRecord } from '../import/ImportedRecord.ts';
import { ImportPage } from '../import/ImportPage.tsx';
import { listPath } from '../resources/RecordScreens.ts';

const categories: ImportedRecord = {
  path: productCategory.path,
  title: { th: 'นำเข้าหมวดหมู่', en: 'Import categories' },
  hint: { th: 'หมวดหมู่ชื่อนี้ที่มีอยู่แล้วจะถูกแก้ไขตามไฟล์', en: 'A category with the same name takes the values of the file.' },
  home: { label: productCategory.words.many, to: listPath(productCategory) },
  columns: CATEGORY_COLUMNS,
  fields: ['productCategories', 'productCategory'],
};

const subCategories: ImportedRecord = {
  path: productSubCategory.path,
  title: { th: 'นำเข้าหมวดหมู่ย่อย', en: 'Import sub-categories' },
  hint: {
    th: 'ใส่ชื่อหมวดหมู่ที่มีอยู่แล้วในทุกแถว ชื่อที่มีในหมวดหมู่นั้นแล้วจะถูกแก้ไขตามไฟล์',
    en: 'Each row names an existing category; a sub-category with the same name in it takes the values of the file.',
  },
  home: { label: productSubCategory.words.many, to: listPath(productSubCategory) },
  columns: SUB_CATEGORY_COLUMNS,
  fields: ['productSubCategories', 'productSubCategory'],
};

export const ImportCategoriesPage = () => <ImportPage what={categories} />;
export const ImportSubCategoriesPage = () => <ImportPage what={subCategories} />;
