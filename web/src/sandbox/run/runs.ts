import { useSyncExternalStore } from 'react';
import type { RanBy, TabRun } from './Run.ts';

const runs = new Map<string, TabRun>();
const listeners = new Set<() => void>();
let working: string | null = null;

/** Who works from here on: no answer of somebody else stays, nor is one shown that is still under way. */
export function workAs({ key }: RanBy): void {
  if (working === key) return;
  working = key;
  runs.clear();
  tell();
}

/** Keeps the last run of a tab of the editor, as long as the page is open and nobody else works. */
export function storeRun(tab: string, run: TabRun): void {
  if (run.by.key !== working) return;
  runs.set(tab, run);
  tell();
}

/** Before it is run again. */
export function forgetRun(tab: string): void {
  if (runs.delete(tab)) tell();
}

export function useRun(tab: string | undefined): TabRun | undefined {
  return useSyncExternalStore(subscribe, () => (tab === undefined ? undefined : runs.get(tab)));
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
