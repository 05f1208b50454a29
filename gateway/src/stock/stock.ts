import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineResource } from '../resource/defineResource.ts';
import { branchFields, branchJoin, id, integer, joined } from '../resource/fields.ts';

/** Stock on the shelves: one record for each product that a branch counts. */
export const stock = defineResource({
  path: 'stock',
  listKey: 'stock',
  singleKey: 'stock',
  noun: 'The shelf',
  table: 'stock',
  read: [PAGE.stock],
  branch: { field: 'branch_id', lists: 'own', writes: 'always' },
  fields: {
    id: id('id'),
    branch_id: id('branch_id'),
    ...branchFields,
    product_id: id('product_id'),
    'product.id': joined('id', 'product', 'id'),
    'product.code': { ...joined('text', 'product', 'code'), searched: 'product.search_text' },
    'product.name': { ...joined('text', 'product', 'name'), searched: 'product.search_text' },
    'product.image_url': joined('text', 'product', 'image_url'),
    'product.unit': joined('text', 'product', 'unit'),
    'product.retail_price': joined('money', 'product', 'retail_price'),
    'product.status': joined('text', 'product', 'status'),
    qty: integer('qty'),
  },
  joins: {
    branch: branchJoin,
    product: { table: 'products', on: 'product.id = t.product_id' },
  },
});
