import type { Words } from '../record/words.ts';

/** Choices that an import offers, by key; `{n}` is the number of rows concerned. */
export const IMPORT_CHOICES: Readonly<Record<string, Words>> = {
  default_category: {
    th: 'ใส่หมวดหมู่ “อื่น ๆ” ให้ {n} แถวที่ไม่มีหมวดหมู่',
    en: 'Put {n} rows without a category into “อื่น ๆ” (Other)',
  },
  update_known: {
    th: 'แก้ไขลูกค้าที่มีอยู่แล้ว {n} คนตามไฟล์ ช่องว่างไม่ลบข้อมูลเดิม',
    en: 'Bring {n} known customers up to date; empty cells change nothing',
  },
  no_price: {
    th: 'ตั้งราคา 0 ให้สินค้าที่ไม่มีราคา แล้วใส่ราคาภายหลัง',
    en: 'Take goods without a price in at 0, and price them later',
  },
  make_categories: { th: 'สร้างหมวดหมู่ใหม่ {n} หมวด', en: 'Add {n} new categories' },
};
