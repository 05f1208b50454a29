import type { Area } from '../execution/Area.ts';
import { productCategories } from './productCategories.ts';
import { product, products } from './products.ts';
import * as records from './records.ts';

export const catalogue: Area = {
  resolvers: { Query: { product, products, productCategories } },
  records: [records.product, records.productCategory, records.productSubCategory],
};
