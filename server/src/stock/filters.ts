import type { ListQuery } from '../gateway/GatewayCalls.ts';
import type { StockFilter, StockImportFilter, StockProductFilter } from '../generated/schema.ts';

export function stockFilter({ branchId, productId }: StockFilter): ListQuery {
  return { branch_id: branchId, filter: productId ? { product_id: productId } : {} };
}

export function stockProductFilter({ branchId, categoryId, status }: StockProductFilter): ListQuery {
  return { branch_id: branchId, filter: { ...(categoryId && { category_id: categoryId }), ...(status && { status }) } };
}

export function stockImportFilter({ from, to, branchId, supplierId }: StockImportFilter): ListQuery {
  return { from, to, branch_id: branchId, filter: supplierId ? { supplier_id: supplierId } : {} };
}
