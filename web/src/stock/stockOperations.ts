import type { RecordOperations } from '../resources/RecordScreens.ts';
import {
  StockLevelListDocument,
  StockLevelRecordDocument,
  StockProductListDocument,
  StockProductRecordDocument,
} from './gql/graphql.ts';

export const stockLevelOperations: RecordOperations = { list: StockLevelListDocument, one: StockLevelRecordDocument };
export const stockProductOperations: RecordOperations = {
  list: StockProductListDocument,
  one: StockProductRecordDocument,
};
