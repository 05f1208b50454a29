import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { subCategoryForm } from '@taem/domain/catalogue/categoryForm.ts';
import { withinCreated } from '../resource/days.ts';
import { defineResource } from '../resource/defineResource.ts';
import { id, joined, recordFields, status, text } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';

export const productSubCategories = defineResource({
  path: 'product-sub-categories',
  listKey: 'product_sub_categories',
  singleKey: 'product_sub_category',
  noun: 'The sub-category',
  table: 'product_sub_categories',
  read: 'everyone',
  create: PAGE.category,
  update: PAGE.category,
  remove: PAGE.category,
  fields: {
    ...recordFields,
    name: text('name', { required: true, max: 200, searched: true }),
    desc: text('description', { searched: true }),
    category_id: id('category_id', { required: true, references: 'product_categories' }),
    'category.id': joined('id', 'category', 'id'),
    'category.name': joined('text', 'category', 'name'),
    status,
  },
  joins: { category: { table: 'product_categories', on: 'category.id = t.category_id' } },
  within: withinCreated,
  check: formRules(subCategoryForm),
});
