import { createStore, useStore } from '../app/createStore.ts';
import { readLocal, writeLocal } from '../app/localStore.ts';
import { newKey } from '../app/newKey.ts';

/** An open operation. Headers may contain a key, so they are lost with the page. */
export interface Tab {
  readonly id: string;
  readonly query: string;
  /** JSON, or empty. */
  readonly variables: string;
  readonly headers: string;
  /** Name of the operation to run, of several. */
  readonly operationName: string | null;
}

interface OpenTabs {
  readonly tabs: readonly Tab[];
  readonly activeTabIndex: number;
}

const KEY = 'taem.sandbox.tabs';
/** Storage key of the previous editor. */
const KEY_BEFORE = 'graphiql:tabState';
const store = createStore<OpenTabs>(kept() ?? { tabs: [tabOf({})], activeTabIndex: 0 });

export const useOpenTabs = (): OpenTabs => useStore(store);

export const activeTab = (): Tab => tabIn(store.get());
export const useActiveTab = (): Tab => useStore(store, tabIn);

/** Opens the welcome operation if no tab is open from before. */
export function welcome(query: string): void {
  const { tabs } = store.get();
  if (tabs.length === 1 && tabs[0]?.query === '') edit({ query });
}

/** Changes the open operation. */
export function edit(changes: Partial<Omit<Tab, 'id'>>): void {
  const { tabs, activeTabIndex } = store.get();
  const { query, operationName } = activeTab();
  const renamed = changes.query === undefined ? {} : { operationName: sameName(query, changes.query, operationName) };
  put({ tabs: tabs.with(activeTabIndex, { ...activeTab(), ...renamed, ...changes }), activeTabIndex });
}

/** Opens an operation in a new tab, or the existing one with the same text. */
export function open({ query, variables }: Pick<Tab, 'query' | 'variables'>): void {
  const { tabs } = store.get();
  const opened = tabs.findIndex((tab) => tab.query === query);
  if (opened < 0) add({ query, variables });
  else put({ tabs: tabs.with(opened, { ...(tabs[opened] as Tab), variables }), activeTabIndex: opened });
}

export function add(of: Partial<Tab> = {}): void {
  const { tabs } = store.get();
  put({ tabs: [...tabs, tabOf(of)], activeTabIndex: tabs.length });
}

export const change = (activeTabIndex: number): void => put({ ...store.get(), activeTabIndex });

/** Closes a tab; the last one cannot be closed. */
export function close(at: number): void {
  const { tabs, activeTabIndex } = store.get();
  if (tabs.length === 1) return;
  const isBefore = at < activeTabIndex || activeTabIndex === tabs.length - 1;
  put({ tabs: tabs.toSpliced(at, 1), activeTabIndex: isBefore ? activeTabIndex - 1 : activeTabIndex });
}

const OPERATION = /^(?!\s*#)\s*(?:query|mutation|subscription)\s+(\w+)/gm;

/** Returns the names of the operations in a text, in order, even if it cannot be parsed. */
export const namesIn = (query: string): string[] => [...query.matchAll(OPERATION)].map(([, name]) => name ?? '');

/** Returns the name of the operation to run, which also names the tab; null for an operation without a name. */
export function nameOf({ query, operationName }: Pick<Tab, 'query' | 'operationName'>): string | null {
  const names = namesIn(query);
  return names.find((name) => name === operationName) ?? names[0] ?? null;
}

/** Returns the chosen operation after an edit: renaming it keeps it chosen. */
function sameName(before: string, now: string, chosen: string | null): string | null {
  const names = namesIn(now);
  if (chosen === null || names.includes(chosen)) return chosen;
  return names[namesIn(before).indexOf(chosen)] ?? null;
}

function tabOf(of: Partial<Tab>): Tab {
  return { query: '', variables: '', headers: '', operationName: null, ...of, id: newKey() };
}

const tabIn = ({ tabs, activeTabIndex }: OpenTabs): Tab => tabs[activeTabIndex] ?? tabOf({});

function put(next: OpenTabs): void {
  store.set(next);
  const { tabs, activeTabIndex } = next;
  const ofLater = tabs.map(({ query, variables, operationName }) => ({ query, variables, operationName }));
  try {
    writeLocal(KEY, JSON.stringify({ tabs: ofLater, activeTabIndex }));
  } catch {
    // If the device stores nothing, the tabs last as long as the page is open.
  }
}

/** Returns the tabs stored in this browser; null for any other content. */
function kept(): OpenTabs | null {
  try {
    const { tabs, activeTabIndex } = JSON.parse(readLocal(KEY) ?? readLocal(KEY_BEFORE) ?? 'null') as {
      tabs: Partial<Record<keyof Tab, unknown>>[];
      activeTabIndex: number;
    };
    const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
    const read = tabs.map(({ query, variables, operationName }) =>
      tabOf({ query: textOf(query), variables: textOf(variables), operationName: textOf(operationName) || null }),
    );
    return read.length > 0 ? { tabs: read, activeTabIndex: read[activeTabIndex] ? activeTabIndex : 0 } : null;
  } catch {
    return null;
  }
}
