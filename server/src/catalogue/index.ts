import { PRODUCT_FIXED_VALUES } from '@taem/domain/catalogue/productForm.ts';
import type { Area } from '../execution/Area.ts';
import { importMutation } from '../gateway/importMutation.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { BY_NAME, pagedQueries } from '../gateway/resourceQueries.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import { productFilter, subCategoryFilter } from './filters.ts';
import { productInput } from './productInput.ts';
import * as records from './records.ts';

export const catalogue: Area = {
  resolvers: {
    Query: {
      ...pagedQueries({
        type: 'Product',
        one: 'product',
        many: 'products',
        filter: productFilter,
        ...BY_NAME,
        sortFields: { ...BY_NAME.sortFields, CODE: 'code', RETAIL_PRICE: 'retail_price' },
      }),
      ...pagedQueries({
        type: 'ProductCategory',
        one: 'productCategory',
        many: 'productCategories',
        filter: statusFilter,
        ...BY_NAME,
      }),
      ...pagedQueries({
        type: 'ProductSubCategory',
        one: 'productSubCategory',
        many: 'productSubCategories',
        filter: subCategoryFilter,
        ...BY_NAME,
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
