import { pageOfRecords } from '../gateway/page.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import type { ProductCategory, QueryResolvers } from '../generated/schema.ts';

export const productCategories: QueryResolvers['productCategories'] = (_, { filter, ...range }, context, info) =>
  pageOfRecords<ProductCategory>(context, info, 'ProductCategory', range, {
    filter: statusFilter(filter),
    sort: { name: 1 },
  });
