import { PRODUCT_FIXED_VALUES } from '@taem/domain/catalogue/productForm.ts';
import type { Area } from '../execution/Area.ts';
import { importMutation } from '../gateway/importMutation.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { pagedQueries } from '../gateway/resourceQueries.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import { productFilter, subCategoryFilter } from './filters.ts';
import { productInput } from './productInput.ts';
import * as records from './records.ts';

const BY_NAME = { NAME: 'name', CREATED_AT: 'time' };

export const catalogue: Area = {
  resolvers: {
    Query: {
      ...pagedQueries({
        type: 'Product',
        one: 'product',
        many: 'products',
        filter: productFilter,
        sortFields: { ...BY_NAME, CODE: 'code', RETAIL_PRICE: 'retail_price' },
        defaultSort: { name: 1 },
      }),
      ...pagedQueries({
        type: 'ProductCategory',
        one: 'productCategory',
        many: 'productCategories',
        filter: statusFilter,
        sortFields: BY_NAME,
        defaultSort: { name: 1 },
      }),
      ...pagedQueries({
        type: 'ProductSubCategory',
        one: 'productSubCategory',
        many: 'productSubCategories',
        filter: subCategoryFilter,
        sortFields: BY_NAME,
        defaultSort: { name: 1 },
      }),
    },
    Mutation: {
      ...resourceMutations({
        type: 'Product',
        noun: 'Product',
        writes: ['create', 'update', 'delete', 'uploadImage'],
        fixed: PRODUCT_FIXED_VALUES,
        input: productInput,
      }),
      ...importMutation('importProducts', 'Product'),
      ...resourceMutations({
        type: 'ProductCategory',
        noun: 'ProductCategory',
        writes: ['create', 'update', 'delete'],
        fixed: { type: 'Product' },
      }),
      ...resourceMutations({
        type: 'ProductSubCategory',
        noun: 'ProductSubCategory',
        writes: ['create', 'update', 'delete'],
      }),
    },
  },
  records: [records.product, records.productCategory, records.productSubCategory],
};
