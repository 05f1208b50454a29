import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { productForm } from '@taem/domain/catalogue/productForm.ts';
import { MAX_UNIT_PRICE } from '@taem/domain/limits.ts';
import { withinCreated } from '../resource/days.ts';
import { defineResource } from '../resource/defineResource.ts';
import { boolean, id, imageUrl, joined, money, recordFields, status, text, textArray } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';
import { refuseStraySubCategory } from './refuseStraySubCategory.ts';

export const products = defineResource({
  path: 'products',
  listKey: 'products',
  singleKey: 'product',
  noun: 'The product',
  table: 'products',
  read: 'everyone',
  create: PAGE.product,
  update: PAGE.product,
  remove: PAGE.product,
  fields: {
    ...recordFields,
    code: text('code', { required: true, max: 50, createOnly: true, searched: true }),
    name: text('name', { required: true, max: 200, searched: true }),
    desc: text('description'),
    retail_price: money('retail_price', { required: true, min: 0, max: MAX_UNIT_PRICE }),
    skip_stock: boolean('skip_stock'),
    category_id: id('category_id', { required: true, references: 'product_categories' }),
    'category.id': joined('id', 'category', 'id'),
    'category.name': joined('text', 'category', 'name'),
    sub_category_id: id('sub_category_id', { references: 'product_sub_categories' }),
    'sub_category.id': joined('id', 'sub_category', 'id'),
    'sub_category.name': joined('text', 'sub_category', 'name'),
    hashtags: textArray('hashtags'),
    status,
    currency: text('currency', { choices: ['THB'] }),
    unit: text('unit', { max: 50 }),
    type: text('type', { choices: ['Product'] }),
    image_url: imageUrl,
  },
  joins: {
    category: { table: 'product_categories', on: 'category.id = t.category_id' },
    sub_category: { table: 'product_sub_categories', on: 'sub_category.id = t.sub_category_id' },
  },
  nullable: { category: 'category', sub_category: 'sub_category' },
  within: withinCreated,
  // The form has the tags as one text, the record as a list.
  check: formRules(productForm.omit({ hashtags: true })),
  prepare: refuseStraySubCategory,
});
