import { createStore, useStore, watchStorage } from '../../app/createStore.ts';
import { type Form, readForm } from '../../app/kept.ts';
import { readLocal, writeLocal } from '../../app/localStore.ts';
import { newKey } from '../../app/newKey.ts';

/** An operation saved in this browser, under a name in a collection. Headers are not saved, as they may contain a key. */
export interface SavedOperation {
  readonly id: string;
  readonly collection: string;
  readonly name: string;
  readonly query: string;
  readonly variables: string;
}

export type NewOperation = Omit<SavedOperation, 'id'>;

const KEY = 'taem.sandbox.saved';
const FORMAT = 'taem-sandbox-operations';
const FILE_FORM: Form = {
  format: (format) => format === FORMAT,
  version: (version) => version === 1,
  operations: [{ collection: '', name: '', query: '', variables: '' }],
};
// Other tabs of this browser write them too.
const store = createStore(savedOperations, watchStorage);
let cached: { text: string | null; operations: readonly SavedOperation[] } = { text: null, operations: [] };

/** Returns all saved operations, by collection and name. */
export function savedOperations(): readonly SavedOperation[] {
  const text = readLocal(KEY);
  if (text !== cached.text) cached = { text, operations: text === null ? [] : (operationsOf(text) ?? []) };
  return cached.operations;
}

export const useSavedOperations = (): readonly SavedOperation[] => useStore(store);

/** Saves an operation; replaces one of the same name in the same collection. Throws if the browser stores nothing. */
export function keepOperation(operation: NewOperation): void {
  const old = savedOperations().find((one) => isSameName(one, operation));
  put([...savedOperations().filter((one) => one !== old), { ...operation, id: old?.id ?? newKey() }]);
}

export function removeOperation(id: string): void {
  put(savedOperations().filter((one) => one.id !== id));
}

/** Returns the text of a file with all of them. */
export function writeOperations(operations: readonly SavedOperation[]): string {
  const kept = operations.map(({ collection, name, query, variables }) => ({ collection, name, query, variables }));
  return `${JSON.stringify({ format: FORMAT, version: 1, operations: kept }, null, 2)}\n`;
}

/**
 * Imports the operations of a file; returns null if it is not one of our files. Existing operations are kept: another text of
 * the same name is added beside it.
 */
export function takeOperations(text: string): { taken: number; existing: number } | null {
  const found = operationsOf(text);
  if (!found) return null;
  const all = [...savedOperations()];
  let taken = 0;
  for (const one of found) {
    const isHere = all.some(
      (other) => other.collection === one.collection && other.query === one.query && other.variables === one.variables,
    );
    if (isHere) continue;
    let name = one.name;
    for (let count = 2; all.some((other) => isSameName(other, { ...one, name })); count += 1)
      name = `${one.name} (${count})`;
    all.push({ ...one, name, id: newKey() });
    taken += 1;
  }
  if (taken > 0) put(all);
  return { taken, existing: found.length - taken };
}

const isSameName = (one: NewOperation, other: NewOperation) =>
  one.collection === other.collection && one.name === other.name;

function put(operations: readonly SavedOperation[]): void {
  const inOrder = operations.toSorted(
    (a, b) => a.collection.localeCompare(b.collection) || a.name.localeCompare(b.name),
  );
  writeLocal(KEY, JSON.stringify({ format: FORMAT, version: 1, operations: inOrder }));
  store.announce();
}

/** Returns the operations in a file or this browser's storage; null for any other content. */
function operationsOf(text: string): SavedOperation[] | null {
  const found = readForm<{ operations: readonly SavedOperation[] }>(text, FILE_FORM);
  if (!found) return null;
  return found.operations.map(({ id, collection, name, query, variables }) => ({
    ...{ collection, name, query, variables },
    id: typeof id === 'string' ? id : newKey(),
  }));
}
