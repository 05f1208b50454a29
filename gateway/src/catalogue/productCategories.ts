import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { categoryForm } from '@taem/domain/catalogue/categoryForm.ts';
import { withinCreated } from '../resource/days.ts';
import { defineResource } from '../resource/defineResource.ts';
import { recordFields, status, text } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';

export const productCategories = defineResource({
  path: 'product-categories',
  listKey: 'product_categories',
  singleKey: 'product_category',
  noun: 'The category',
  table: 'product_categories',
  read: 'everyone',
  create: PAGE.category,
  update: PAGE.category,
  remove: PAGE.category,
  fields: {
    ...recordFields,
    name: text('name', { required: true, max: 200, searched: true }),
    desc: text('description', { searched: true }),
    type: text('type', { choices: ['Product'] }),
    status,
  },
  within: withinCreated,
  check: formRules(categoryForm),
});
