import { createStore, useStore } from '../../app/createStore.ts';
import type { RanBy, TabRun } from './Run.ts';

const runs = new Map<string, TabRun>();
const store = createStore(() => runs);
let working: string | null = null;

/** The user from here on: no other user's answer stays, nor is one shown that is still under way. */
export function workAs({ key }: RanBy): void {
  if (working === key) return;
  working = key;
  runs.clear();
  store.announce();
}

/** Keeps the last run of an editor tab, as long as the page is open and the user stays the same. */
export function storeRun(tab: string, run: TabRun): void {
  if (run.by.key !== working) return;
  runs.set(tab, run);
  store.announce();
}

/** Before it is run again. */
export function forgetRun(tab: string): void {
  if (runs.delete(tab)) store.announce();
}

export function useRun(tab: string | undefined): TabRun | undefined {
  return useStore(store, (all) => (tab === undefined ? undefined : all.get(tab)));
}
