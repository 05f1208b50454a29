import type { ApolloClient } from '@apollo/client';

/** What was read of members and of what hangs on them, and is not so once two accounts are one or one is two. */
const LISTS = [
  'members',
  'memberMerges',
  'likelyMembers',
  'previewMemberMerge',
  'pointEntries',
  'memberEvents',
  'transactions',
];

export function forgetAccounts({ cache }: ApolloClient, ids: readonly string[]): void {
  for (const id of ids) cache.evict({ id: cache.identify({ __typename: 'Member', id }) });
  for (const fieldName of LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
