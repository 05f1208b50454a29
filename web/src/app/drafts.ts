import { localKeys, readLocal, removeLocal, writeLocal } from './localStore.ts';
import { currentSession } from './session.ts';

/** Starts the names of all that is in the middle of being done, in both stores of the device. */
export const DRAFT_PREFIX = 'taem.draft.';

/** A draft belongs to who wrote it: the next person at this device does not find it. */
interface Owned<Draft> {
  owner: string;
  draft: Draft;
}

/** Keeps what is in the middle of being done on this device; throws `NoLocalStore` where it cannot. */
export function writeDraft<Draft>(name: string, draft: Draft): void {
  const owned: Owned<Draft> = { owner: currentSession()?.id ?? '', draft };
  writeLocal(DRAFT_PREFIX + name, JSON.stringify(owned));
}

/** The draft of who is signed in; null when there is none. */
export function readDraft<Draft>(name: string): Draft | null {
  try {
    const owned = JSON.parse(readLocal(DRAFT_PREFIX + name) ?? 'null') as Owned<Draft> | null;
    return owned && owned.owner === currentSession()?.id ? owned.draft : null;
  } catch {
    return null;
  }
}

export function removeDraft(name: string): void {
  removeLocal(DRAFT_PREFIX + name);
}

/** Who leaves takes along what names customers: nothing half done stays on the device, pictures included. */
export function removeDrafts(): void {
  for (const key of localKeys(DRAFT_PREFIX)) removeLocal(key);
  void removeDraftFiles().catch(() => undefined);
}

async function removeDraftFiles(): Promise<void> {
  const { delMany, keys } = await import('idb-keyval');
  await delMany((await keys()).filter((key) => String(key).startsWith(DRAFT_PREFIX)));
}
