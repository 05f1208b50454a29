import { productCategory, productSubCategory } from '../catalogue/productCategory.ts';
import type { ImportField } from './ImportField.ts';
import { importFieldsOf } from './importFieldsOf.ts';

/** The columns of a file of categories. */
export const CATEGORY_COLUMNS: readonly ImportField[] = importFieldsOf(productCategory, {
  name: { example: { th: 'กาแฟ', en: 'Coffee' }, aliases: ['Category', 'Category Name', 'หมวดหมู่', 'ชื่อหมวดหมู่', 'หมวด'] },
  desc: { aliases: ['คำอธิบาย'] },
  station: { example: { th: 'บาร์', en: 'Bar' }, aliases: ['Kitchen', 'Printer', 'ครัว', 'สถานี'] },
});

/** The columns of a file of sub-categories. */
export const SUB_CATEGORY_COLUMNS: readonly ImportField[] = importFieldsOf(productSubCategory, {
  name: { example: { th: 'ร้อน', en: 'Hot' }, aliases: ['Sub-category', 'Subcategory', 'หมวดหมู่ย่อย', 'หมวดย่อย'] },
  category: { example: { th: 'กาแฟ', en: 'Coffee' }, aliases: ['category.name', 'Category Name', 'Parent', 'หมวด'] },
  desc: { aliases: ['คำอธิบาย'] },
});
