import type { ApolloClient } from '@apollo/client';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';

/** What the signed-in user may do, and where, hangs on these. */
const ACCESS: ReadonlySet<string> = new Set(['MerchantBranch', 'MerchantRole', 'MerchantUser']);

/** What was read before and may not hold any more. A changed record is in the cache already; one more or less is on no page that was read. */
export function afterWrite(client: ApolloClient, record: RecordDeclaration, isOneMoreOrLess: boolean): void {
  if (isOneMoreOrLess) client.cache.evict({ fieldName: record.many });
  if (ACCESS.has(record.type)) void client.refetchQueries({ include: ['ViewerRights'] });
}
