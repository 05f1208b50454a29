import type { TypedDocumentNode } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { createStore, type Store } from '../../app/createStore.ts';
import { followWhileVisible } from '../../app/followWhileVisible.ts';

/** A subscription that announces changes of one branch. */
type BranchDocument = TypedDocumentNode<unknown, { branchId: string }>;

/**
 * Calls `onChange` whenever the subscription announces a change of the branch, and when one may have been missed; never
 * without a branch. With `fromFirst` also on the first connection, for data that may have been loaded long before it.
 */
export function useBranchChanges(
  document: BranchDocument,
  branchId: string | null,
  onChange: () => void,
  fromFirst = false,
): void {
  const announce = useEffectEvent(onChange);
  useEffect(
    () => (branchId === null ? undefined : changesOf(document, branchId, fromFirst).subscribe(() => announce())),
    [document, branchId, fromFirst],
  );
}

/**
 * One stream per document, branch and kind of follower, while a part of the till follows it; the store's value is unused,
 * only its announcements.
 */
const followed = new Map<BranchDocument, Map<string, Store<null>>>();

function changesOf(document: BranchDocument, branchId: string, fromFirst: boolean): Store<null> {
  const ofDocument = followed.get(document) ?? new Map<string, Store<null>>();
  followed.set(document, ofDocument);
  const key = JSON.stringify([branchId, fromFirst]);
  const changes =
    ofDocument.get(key) ?? createStore<null>(null, (announce) => follow(document, branchId, fromFirst, announce));
  ofDocument.set(key, changes);
  return changes;
}

function follow(document: BranchDocument, branchId: string, fromFirst: boolean, onChange: () => void): () => void {
  let isFirst = !fromFirst;
  return followWhileVisible({
    follow: async (onConnected, signal) => {
      const { followStream } = await import('../../app/followStream.ts');
      await followStream({ document, variables: () => ({ branchId }), onConnected, onData: onChange }, signal);
    },
    onConnected: () => {
      // Changes may have been missed before every later connection.
      if (!isFirst) onChange();
      isFirst = false;
    },
  });
}
