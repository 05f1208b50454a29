import { pageOfRecords } from '../gateway/page.ts';
import { oneRecord } from '../gateway/records.ts';
import type { Product, ProductFilter, ProductSortField, QueryResolvers } from '../generated/schema.ts';

const SORT_FIELDS: Readonly<Record<ProductSortField, string>> = {
  NAME: 'name',
  CODE: 'code',
  RETAIL_PRICE: 'retail_price',
  CREATED_AT: 'time',
};

export const product: QueryResolvers['product'] = (_, { id }, context, info) =>
  oneRecord<Product>(context, info, 'Product', id);

export const products: QueryResolvers['products'] = (_, { filter, keyword, sort, ...range }, context, info) =>
  pageOfRecords<Product>(context, info, 'Product', range, {
    filter: filterOf(filter),
    keyword,
    sort: { [SORT_FIELDS[sort?.field ?? 'NAME']]: sort?.direction === 'DESC' ? -1 : 1 },
  });

function filterOf(filter: ProductFilter | null | undefined): Record<string, unknown> {
  return {
    ...(filter?.status && { status: filter.status }),
    ...(filter?.categoryId && { category_id: filter.categoryId }),
    ...(filter?.ids && { id: { $in: filter.ids } }),
  };
}
