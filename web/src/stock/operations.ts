import type { RecordOperations } from '../resources/RecordScreens.ts';
import {
  CreateSupplierDocument,
  DeleteSupplierDocument,
  SupplierListDocument,
  SupplierRecordDocument,
  UpdateSupplierDocument,
} from './gql/graphql.ts';

export const supplierOperations: RecordOperations = {
  list: SupplierListDocument,
  one: SupplierRecordDocument,
  create: CreateSupplierDocument,
  update: UpdateSupplierDocument,
  remove: DeleteSupplierDocument,
};
