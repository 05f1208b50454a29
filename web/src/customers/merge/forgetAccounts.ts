import type { ApolloClient } from '@apollo/client';

/** Cached queries of members and their data, which a merge or its undo makes invalid. */
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
