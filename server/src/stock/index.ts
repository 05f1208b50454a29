import type { Area } from '../execution/Area.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { BY_NAME, pagedQueries } from '../gateway/resourceQueries.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import { storedPhone, type WireFields } from '../gateway/wireInput.ts';
import type { CreateSupplierInput, UpdateSupplierInput } from '../generated/schema.ts';
import { stockFilter, stockImportFilter, stockProductFilter } from './filters.ts';
import { records } from './records.ts';

const supplierInput: WireFields<CreateSupplierInput | UpdateSupplierInput> = { phone: storedPhone };

export const stock: Area = {
  resolvers: {
    Query: {
      ...pagedQueries({
        type: 'StockLevel',
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
        type: 'StockImport',
        one: 'stockImport',
        many: 'stockImports',
        filter: stockImportFilter,
        sortFields: { CREATED_AT: 'time', CODE: 'code', NAME: 'name', SUPPLIER_NAME: 'supplier.name' },
        defaultSort: { time: -1 },
      }),
      ...pagedQueries({
        type: 'Supplier',
        one: 'supplier',
        many: 'suppliers',
        filter: statusFilter,
        ...BY_NAME,
      }),
    },
    Mutation: {
      // OP-51 Goods are received at `stock` and listed as stock imports.
      ...resourceMutations({ type: 'StockImport', noun: 'StockImport', writes: ['create'], path: 'stock' }),
      ...resourceMutations({
        type: 'Supplier',
        noun: 'Supplier',
        writes: ['create', 'update', 'delete'],
        input: supplierInput,
      }),
    },
  },
  records,
};
