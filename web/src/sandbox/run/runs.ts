import { useSyncExternalStore } from 'react';
import type { RanBy, TabRun } from './Run.ts';

const runs = new Map<string, TabRun>();
const listeners = new Set<() => void>();
let working: string | null = null;

/** The user from here on: no other user's answer stays, nor is one shown that is still under way. */
export function workAs({ key }: RanBy): void {
  if (working === key) return;
  working = key;
  runs.clear();
  notify();
}

/** Keeps the last run of an editor tab, as long as the page is open and the user stays the same. */
export function storeRun(tab: string, run: TabRun): void {
  if (run.by.key !== working) return;
  runs.set(tab, run);
  notify();
}

/** Before it is run again. */
export function forgetRun(tab: string): void {
  if (runs.delete(tab)) notify();
}

export function useRun(tab: string | undefined): TabRun | undefined {
  return useSyncExternalStore(subscribe, () => (tab === undefined ? undefined : runs.get(tab)));
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
