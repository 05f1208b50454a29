import type { TypedDocumentNode } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { createStore, type Store } from '../../app/createStore.ts';
import { followWhileVisible } from '../../app/followWhileVisible.ts';

/** A subscription that announces changes of one branch. */
type BranchDocument = TypedDocumentNode<unknown, { branchId: string }>;

/**
 * Calls `onChange` whenever the subscription announces a change of the branch, and when one may have been missed: at every
 * connection, also the first, which comes after the data were loaded. Never without a branch.
 */
export function useBranchChanges(document: BranchDocument, branchId: string | null, onChange: () => void): void {
  const announce = useEffectEvent(onChange);
  useEffect(
    () => (branchId === null ? undefined : changesOf(document, branchId).subscribe(() => announce())),
    [document, branchId],
  );
}

/** One stream per document and branch while a part of the till follows it; the store's value is unused, only its announcements. */
const followed = new Map<BranchDocument, Map<string, Store<null>>>();

function changesOf(document: BranchDocument, branchId: string): Store<null> {
  const ofDocument = followed.get(document) ?? new Map<string, Store<null>>();
  followed.set(document, ofDocument);
  const changes =
    ofDocument.get(branchId) ?? createStore<null>(null, (announce) => follow(document, branchId, announce));
  ofDocument.set(branchId, changes);
  return changes;
}

const follow = (document: BranchDocument, branchId: string, onChange: () => void): (() => void) =>
  followWhileVisible({
    follow: async (onConnected, signal) => {
      const { followStream } = await import('../../app/followStream.ts');
      await followStream({ document, variables: () => ({ branchId }), onConnected, onData: onChange }, signal);
    },
    onConnected: onChange,
  });
