import { PAGE } from '../accounts/permissions.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { MAX_STATION_LENGTH } from '../limits.ts';
import { description, name, recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { own, reference, text } from '../record/field.ts';
import { optionGroup } from './optionGroup.ts';

const NAME_REQUIRED = 'The name is required';

/** A category of products (MGMT-08); its type is always `Product`. */
export const productCategory = defineRecord({
  type: 'ProductCategory',
  one: 'productCategory',
  many: 'productCategories',
  path: 'product-categories',
  listKey: 'product_categories',
  singleKey: 'product_category',
  words: { one: { th: 'หมวดหมู่', en: 'Category' }, many: { th: 'หมวดหมู่', en: 'Categories' } },
  about: {
    th: 'หมวดหมู่คือกลุ่มสินค้าบนหน้าขาย เช่น กาแฟ เบเกอรี่ สินค้าทุกรายการอยู่ในหมวดหมู่ จึงเริ่มจากที่นี่',
    en: 'Categories group the products at the till, such as coffee and bakery. Every product is in one, so begin here.',
  },
  read: 'everyone',
  create: PAGE.category,
  update: PAGE.category,
  remove: PAGE.category,
  fields: {
    name: name(NAME_REQUIRED),
    description: description({ searched: true }),
    station: text({
      label: { th: 'จุดเตรียม', en: 'Station' },
      max: MAX_STATION_LENGTH,
    }),
    optionGroupIds: own({ label: optionGroup.words.many, of: 'OptionGroup' }),
    status: recordStatus(),
  },
  fixed: { type: 'Product' },
  byDays: true,
});

/** A sub-category of a category (MGMT-09). */
export const productSubCategory = defineRecord({
  type: 'ProductSubCategory',
  one: 'productSubCategory',
  many: 'productSubCategories',
  path: 'product-sub-categories',
  listKey: 'product_sub_categories',
  singleKey: 'product_sub_category',
  words: { one: { th: 'หมวดหมู่ย่อย', en: 'Sub-category' }, many: { th: 'หมวดหมู่ย่อย', en: 'Sub-categories' } },
  about: {
    th: 'กลุ่มย่อยในหมวดหมู่ เช่น ร้อน เย็น ปั่น ใช้เมื่อหมวดหมู่มีสินค้ามาก',
    en: 'Smaller groups within a category, such as hot, iced and blended, for when a category grows long.',
  },
  read: 'everyone',
  create: PAGE.category,
  update: PAGE.category,
  remove: PAGE.category,
  fields: {
    name: name(NAME_REQUIRED),
    description: description({ searched: true }),
    categoryId: reference({
      label: productCategory.words.one,
      required: FORM_MESSAGES.required,
      of: 'ProductCategory',
      carries: ['name'],
      filtered: true,
      listed: true,
    }),
    status: recordStatus(),
  },
  byDays: true,
});
