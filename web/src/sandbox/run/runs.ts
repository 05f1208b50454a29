import { useSyncExternalStore } from 'react';
import type { Run } from './Run.ts';

const runs = new Map<string, Run>();
const listeners = new Set<() => void>();

/** Keeps the last run of a tab of the editor, as long as the page is open. */
export function storeRun(tab: string, run: Run): void {
  runs.set(tab, run);
  for (const listener of [...listeners]) listener();
}

export function useRun(tab: string | undefined): Run | undefined {
  return useSyncExternalStore(subscribe, () => (tab === undefined ? undefined : runs.get(tab)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
