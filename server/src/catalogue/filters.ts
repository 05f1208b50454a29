import type { ListQuery } from '../gateway/GatewayCalls.ts';
import type { ProductFilter, ProductSubCategoryFilter } from '../generated/schema.ts';

export function productFilter({ status, categoryId, subCategoryId, ids, code }: ProductFilter): ListQuery {
  return {
    filter: {
      ...(status && { status }),
      ...(categoryId && { category_id: categoryId }),
      ...(subCategoryId && { sub_category_id: subCategoryId }),
      ...(ids && { id: { $in: ids } }),
      ...(code && { code }),
    },
  };
}

export function subCategoryFilter({ status, categoryId }: ProductSubCategoryFilter): ListQuery {
  return { filter: { ...(status && { status }), ...(categoryId && { category_id: categoryId }) } };
}
