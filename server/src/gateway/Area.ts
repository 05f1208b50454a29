import type { Resolvers } from '../generated/schema.ts';
import type { RecordType } from './recordType.ts';

/** What an area brings to the schema. */
export interface Area {
  /**
   * Resolvers of the roots, and of types whose fields make their own calls. Only a field with a resolver may return a
   * promise.
   */
  resolvers: Resolvers;
  records: readonly RecordType[];
}
