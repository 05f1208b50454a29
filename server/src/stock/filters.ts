import type { Context } from '../gateway/context.ts';
import type { ListQuery } from '../gateway/GatewayCalls.ts';
import { resolveDays } from '../gateway/resolveDays.ts';
import { dateOf } from '../gateway/today.ts';
import type { StockFilter, StockImportFilter, StockMovementFilter, StockProductFilter } from '../generated/schema.ts';

export function stockFilter({ branchId, productId }: StockFilter): ListQuery {
  return { branch_id: branchId, filter: productId ? { product_id: productId } : {} };
}

export function stockProductFilter({ branchId, categoryId, status }: StockProductFilter): ListQuery {
  return { branch_id: branchId, filter: { ...(categoryId && { category_id: categoryId }), ...(status && { status }) } };
}

export function stockMovementFilter({ productId, branchId }: StockMovementFilter): ListQuery {
  return { branch_id: branchId, filter: { product_id: productId } };
}

export async function stockImportFilter(
  { range, branchId, supplierId }: StockImportFilter,
  context: Context,
): Promise<ListQuery> {
  const days = await resolveDays(context, 'range', range, branchId, dateOf);
  return { ...days, branch_id: branchId, filter: supplierId ? { supplier_id: supplierId } : {} };
}
