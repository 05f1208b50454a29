import type { Resolvers } from '../generated/schema.ts';
import type { RecordType } from './recordType.ts';

/** The parts of the schema that an area implements. */
export interface Area {
  /**
   * Resolvers of the roots, and of types whose fields make their own calls. Only a field with a resolver may return a
   * promise.
   */
  resolvers: Resolvers;
  records: readonly RecordType[];
}
