import { enumOf, flag, integer, moment, number, optionalText, status, text } from '../gateway/fields.ts';
import { nestedList, recordType, relation } from '../gateway/recordType.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type {
  MerchantBranch,
  MerchantUser,
  Product,
  ProductCategory,
  StockImport,
  StockImportLine,
  StockLevel,
  StockMovement,
  StockOfBranch,
  StockProduct,
  Supplier,
} from '../generated/schema.ts';

const stockLevel = recordType<StockLevel>(
  'StockLevel',
  { path: 'stock', listKey: 'stock', singleKey: 'stock' },
  {
    id: text('id'),
    branchId: text('branch_id'),
    branch: relation<MerchantBranch>('MerchantBranch', 'branch_id', { path: 'branch', fields: ['id', 'name'] }),
    productId: text('product_id'),
    product: relation<Product>('Product', 'product_id', {
      path: 'product',
      fields: ['id', 'code', 'name', 'imageUrl', 'retailPrice', 'status'],
    }),
    quantity: integer('qty'),
  },
);

const stockProduct = recordType<StockProduct>(
  'StockProduct',
  { path: 'stock/product', listKey: 'stock_products', singleKey: 'stock_product' },
  {
    id: text('id'),
    code: text('code'),
    name: text('name'),
    unit: optionalText('unit'),
    imageUrl: optionalText('image_url'),
    retailPrice: number('retail_price'),
    categoryId: optionalText('category_id'),
    category: relation<ProductCategory>('ProductCategory', 'category_id'),
    status: status('status'),
    skipStock: flag('skip_stock'),
    quantity: integer('qty'),
    branches: nestedList<StockOfBranch>('StockOfBranch', 'branches'),
  },
);

const stockOfBranch = recordType<StockOfBranch>('StockOfBranch', null, {
  branchId: text('branch_id'),
  branchName: text('branch_name'),
  quantity: integer('qty'),
});

const stockMovement = recordType<StockMovement>(
  'StockMovement',
  { path: 'stock/movement', listKey: 'stock_movements', singleKey: 'stock_movement' },
  {
    id: text('id'),
    time: moment('time'),
    branchId: text('branch_id'),
    branch: relation<MerchantBranch>('MerchantBranch', 'branch_id', { path: 'branch', fields: ['id', 'name'] }),
    kind: enumOf('kind', wireEnums.StockMovementKind),
    quantity: integer('qty'),
    quantityAfter: integer('qty_after'),
    transactionId: optionalText('transaction_id'),
    transactionNo: optionalText('transaction_no'),
    stockImportId: optionalText('import_id'),
    stockImportCode: optionalText('import_code'),
    stockCountId: optionalText('count_id'),
    stockCountName: optionalText('count_name'),
  },
);

const stockImport = recordType<StockImport>(
  'StockImport',
  { path: 'stock-import', listKey: 'stock_imports', singleKey: 'stock_import' },
  {
    id: text('id'),
    code: optionalText('code'),
    invoiceNo: optionalText('invoice_no'),
    name: optionalText('name'),
    description: optionalText('desc'),
    branchId: text('branch_id'),
    branch: relation<MerchantBranch>('MerchantBranch', 'branch_id', { path: 'branch', fields: ['id', 'name'] }),
    supplierId: optionalText('supplier_id'),
    supplier: relation<Supplier>('Supplier', 'supplier_id', { path: 'supplier', fields: ['id', 'name'] }),
    createById: optionalText('create_by_id'),
    createBy: relation<MerchantUser>('MerchantUser', 'create_by_id'),
    products: nestedList<StockImportLine>('StockImportLine', 'products'),
    createdAt: moment('time'),
  },
);

const stockImportLine = recordType<StockImportLine>('StockImportLine', null, {
  productId: text('product_id'),
  code: text('code'),
  name: text('name'),
  quantity: integer('qty'),
  costCode: optionalText('cost_code'),
  basePrice: number('base_price'),
  retailPrice: number('retail_price'),
  finalPrice: number('final_price'),
  location: optionalText('location'),
  remark: optionalText('remark'),
});

export const records = [stockLevel, stockProduct, stockOfBranch, stockMovement, stockImport, stockImportLine];
