import { useEffect, useRef } from 'react';
import { createStore, type Store } from '../../app/createStore.ts';
import { followWhileVisible } from '../../app/followWhileVisible.ts';
import { ParkedBillsChangedDocument } from '../gql/graphql.ts';
import { useParkedBillsQuery } from '../gql/hooks.ts';

/** The parked bills of a branch, as every till of it has them. */
export function useParkedBills(branchId: string) {
  const { data, error, loading, refetch } = useParkedBillsQuery({
    variables: { branchId },
    fetchPolicy: 'cache-and-network',
  });
  return { bills: data?.parkedBills ?? null, error: data ? undefined : error, loading, refetch };
}

/** Calls whenever the parked bills of a branch are others, and when it is not certain that they are the same; never for none. */
export function useParkedChanges(branchId: string | null, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => (branchId === null ? undefined : changesOf(branchId).subscribe(() => latest.current())), [branchId]);
}

/** One stream of a branch, for as long as a part of the till follows it; its value says nothing, only that it is announced. */
const changes = new Map<string, Store<null>>();

function changesOf(branchId: string): Store<null> {
  const followed = changes.get(branchId) ?? createStore<null>(null, (announce) => followParked(branchId, announce));
  changes.set(branchId, followed);
  return followed;
}

function followParked(branchId: string, onChange: () => void): () => void {
  let isFirst = true;
  return followWhileVisible({
    follow: async (onConnected, signal) => {
      const { followStream } = await import('../../app/followStream.ts');
      await followStream(
        { document: ParkedBillsChangedDocument, variables: () => ({ branchId }), onConnected, onData: onChange },
        signal,
      );
    },
    onConnected: () => {
      // The page has just loaded them; afterwards every connection has a gap before it.
      if (!isFirst) onChange();
      isFirst = false;
    },
  });
}
