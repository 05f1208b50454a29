import type { RecordType } from '../gateway/recordType.ts';
import type { Resolvers } from '../generated/schema.ts';

/** What an area brings to the schema. */
export interface Area {
  /** Of the roots, and of types whose fields are calls of their own. Only a field with a resolver may give a promise. */
  resolvers: Resolvers;
  records: readonly RecordType[];
}
