import type { RecordOperations } from '../resources/RecordScreens.ts';
import {
  CreateProductCategoryDocument,
  CreateProductSubCategoryDocument,
  DeleteProductCategoryDocument,
  DeleteProductSubCategoryDocument,
  ProductCategoryListDocument,
  ProductCategoryRecordDocument,
  ProductSubCategoryListDocument,
  ProductSubCategoryRecordDocument,
  UpdateProductCategoryDocument,
  UpdateProductSubCategoryDocument,
} from './gql/graphql.ts';

export const productCategoryOperations: RecordOperations = {
  list: ProductCategoryListDocument,
  one: ProductCategoryRecordDocument,
  create: CreateProductCategoryDocument,
  update: UpdateProductCategoryDocument,
  remove: DeleteProductCategoryDocument,
};

export const productSubCategoryOperations: RecordOperations = {
  list: ProductSubCategoryListDocument,
  one: ProductSubCategoryRecordDocument,
  create: CreateProductSubCategoryDocument,
  update: UpdateProductSubCategoryDocument,
  remove: DeleteProductSubCategoryDocument,
};
