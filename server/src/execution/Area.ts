import type { RecordType } from '../gateway/recordType.ts';
import type { Resolvers } from '../generated/schema.ts';

/** What an area brings to the schema. */
export interface Area {
  resolvers: Pick<Resolvers, 'Query' | 'Mutation'>;
  records: readonly RecordType[];
}
