import type { Area } from '../gateway/Area.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { pagedQueries } from '../gateway/resourceQueries.ts';
import { stockFilter, stockImportFilter, stockMovementFilter, stockProductFilter } from './filters.ts';
import { records } from './records.ts';

export const stock: Area = {
  resolvers: {
    Query: {
      ...pagedQueries({
        type: 'StockLevel',
        one: 'stockLevel',
        many: 'stockLevels',
        filter: stockFilter,
        sortFields: {
          PRODUCT_NAME: 'product.name',
          PRODUCT_CODE: 'product.code',
          BRANCH_NAME: 'branch.name',
          QUANTITY: 'qty',
        },
        defaultSort: { id: 1 },
      }),
      ...pagedQueries({
        type: 'StockProduct',
        one: 'stockProduct',
        many: 'stockProducts',
        filter: stockProductFilter,
        sortFields: { NAME: 'name', CODE: 'code', QUANTITY: 'qty' },
        defaultSort: { name: 1 },
      }),
      ...pagedQueries({
        type: 'StockMovement',
        many: 'stockMovements',
        filter: stockMovementFilter,
        defaultSort: { time: -1, id: -1 },
      }),
      ...pagedQueries({
        type: 'StockImport',
        one: 'stockImport',
        many: 'stockImports',
        filter: stockImportFilter,
        sortFields: { CREATED_AT: 'time', CODE: 'code', NAME: 'name', SUPPLIER: 'supplier.name' },
        defaultSort: { time: -1 },
      }),
    },
    Mutation: {
      // OP-51 Goods are received at `stock` and listed as stock imports.
      ...resourceMutations({ type: 'StockImport', noun: 'StockImport', writes: ['create'], path: 'stock' }),
    },
  },
  records,
};
