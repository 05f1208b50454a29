import { createStore, useStore } from '../../app/createStore.ts';
import { readObject } from '../../editor/jsonc.ts';
import { chosenFiles } from '../files/chosenFiles.ts';
import { nameOf, type Tab } from '../tabs.ts';
import type { RanBy, TabRun } from './Run.ts';
import { runOperation } from './runOperation.ts';

const runs = new Map<string, TabRun>();
const store = createStore(() => runs);
let working: RanBy | null = null;

/** Sets the current user: removes the answers of another user, and ignores those still under way. */
export function workAs(by: RanBy): void {
  if (working?.key === by.key) return;
  working = by;
  for (const { under } of runs.values()) under?.abort();
  runs.clear();
  store.announce();
}

/** Runs an operation and keeps its result for the tab, while the page is open and the user stays the same. */
export async function run(tab: Tab): Promise<void> {
  const by = working;
  if (!by || faultOf(tab)) return;
  stop(tab.id);
  const under = new AbortController();
  put(tab.id, { by, run: null, under });
  try {
    const request = { query: tab.query, variables: readObject(tab.variables), operationName: nameOf(tab) };
    const headers = readObject(tab.headers) as Record<string, string>;
    const done = await runOperation(request, { headers, files: chosenFiles(tab.id), signal: under.signal });
    if (!under.signal.aborted) put(tab.id, { by, run: done, under: null });
  } catch {
    // The network failed or the server is down: a message replaces the answer.
    if (!under.signal.aborted) put(tab.id, { by, run: null, under: null });
  }
}

/** Aborts the run under way. */
export function stop(tab: string): void {
  const under = runs.get(tab)?.under;
  under?.abort();
  if (under && runs.delete(tab)) store.announce();
}

/** Returns why a tab cannot be sent; null if it can. */
export function faultOf({ variables, headers }: Pick<Tab, 'variables' | 'headers'>) {
  for (const [of, text] of [['variables', variables] as const, ['headers', headers] as const]) {
    try {
      readObject(text);
    } catch (error) {
      return { of, fault: error instanceof Error ? error.message : String(error) };
    }
  }
  return null;
}

function put(tab: string, run: TabRun): void {
  runs.set(tab, run);
  store.announce();
}

/** Returns the last run of a tab. */
export const useRun = (tab: string): TabRun | undefined => useStore(store, (all) => all.get(tab));
