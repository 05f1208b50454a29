import type { RecordOperations } from '../resources/RecordScreens.ts';
import { CreateLocationDocument, LocationListDocument, LocationRecordDocument } from './gql/graphql.ts';

export const locationOperations: RecordOperations = {
  list: LocationListDocument,
  one: LocationRecordDocument,
  create: CreateLocationDocument,
};
