import type { ListQuery } from '../gateway/GatewayCalls.ts';
import type { ProductFilter, ProductSubCategoryFilter } from '../generated/schema.ts';

export function productFilter({ status, categoryId, ids, code }: ProductFilter): ListQuery {
  return {
    filter: {
      ...(status && { status }),
      ...(categoryId && { category_id: categoryId }),
      ...(ids && { id: { $in: ids } }),
      ...(code && { code }),
    },
  };
}

export function subCategoryFilter({ status, categoryId }: ProductSubCategoryFilter): ListQuery {
  return { filter: { ...(status && { status }), ...(categoryId && { category_id: categoryId }) } };
}
