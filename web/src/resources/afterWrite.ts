import type { ApolloClient } from '@apollo/client';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';

/** Records that determine what the signed-in user may do, and where. */
const ACCESS: ReadonlySet<string> = new Set(['MerchantBranch', 'MerchantRole', 'MerchantUser']);

/**
 * Drops cached data that a write may have made invalid. A changed record is updated in the cache already; a created or
 * deleted one is not reflected in any page that was read.
 */
export function afterWrite(client: ApolloClient, record: RecordDeclaration, isOneMoreOrLess: boolean): void {
  if (isOneMoreOrLess) client.cache.evict({ fieldName: record.many });
  if (ACCESS.has(record.type)) void client.refetchQueries({ include: ['ViewerRights'] });
}
