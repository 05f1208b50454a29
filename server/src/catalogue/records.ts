import { flag, integer, moment, number, optionalText, status, text, texts } from '../gateway/fields.ts';
import { recordType, relation } from '../gateway/recordType.ts';
import type { Product, ProductCategory, ProductSubCategory } from '../generated/schema.ts';

export const product = recordType<Product>(
  'Product',
  { path: 'products', listKey: 'products', singleKey: 'product' },
  {
    id: text('id'),
    code: text('code'),
    name: text('name'),
    description: optionalText('desc'),
    retailPrice: number('retail_price'),
    skipStock: flag('skip_stock'),
    hashtags: texts('hashtags'),
    status: status('status'),
    categoryId: optionalText('category_id'),
    category: relation<ProductCategory>('ProductCategory', 'category_id', { path: 'category', fields: ['id', 'name'] }),
    subCategoryId: optionalText('sub_category_id'),
    subCategory: relation<ProductSubCategory>('ProductSubCategory', 'sub_category_id', {
      path: 'sub_category',
      fields: ['id', 'name'],
    }),
    imageUrl: optionalText('image_url'),
    createdAt: moment('time'),
    version: integer('__v'),
  },
);

export const productCategory = recordType<ProductCategory>(
  'ProductCategory',
  { path: 'product-categories', listKey: 'product_categories', singleKey: 'product_category' },
  {
    id: text('id'),
    name: text('name'),
    description: optionalText('desc'),
    status: status('status'),
    createdAt: moment('time'),
    version: integer('__v'),
  },
);

export const productSubCategory = recordType<ProductSubCategory>(
  'ProductSubCategory',
  { path: 'product-sub-categories', listKey: 'product_sub_categories', singleKey: 'product_sub_category' },
  {
    id: text('id'),
    name: text('name'),
    description: optionalText('desc'),
    status: status('status'),
    categoryId: text('category_id'),
    category: relation<ProductCategory>('ProductCategory', 'category_id', { path: 'category', fields: ['id', 'name'] }),
    createdAt: moment('time'),
    version: integer('__v'),
  },
);
