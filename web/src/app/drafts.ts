import { type Form, readKept } from './kept.ts';
import { localKeys, removeLocal, writeLocal } from './localStore.ts';
import { currentUserId } from './session.ts';

/** Starts the names of all that is in the middle of being done, in both stores of the device. */
export const DRAFT_PREFIX = 'taem.draft.';

/** A draft belongs to who wrote it: the next person at this device does not find it. */
interface Owned<Draft> {
  owner: string;
  draft: Draft;
}

/** Keeps what is in the middle of being done on this device, by default by who is signed in; throws `NoLocalStore` where it cannot. */
export function writeDraft<Draft>(name: string, draft: Draft, owner = currentUserId() ?? ''): void {
  const owned: Owned<Draft> = { owner, draft };
  writeLocal(DRAFT_PREFIX + name, JSON.stringify(owned));
}

/** Returns the draft of the signed-in user, or null if this form has none. */
export function readDraft<Draft>(name: string, form: Form): Draft | null {
  const owned = readKept<Owned<Draft>>(DRAFT_PREFIX + name, { owner: '', draft: form });
  return owned && owned.owner === currentUserId() ? owned.draft : null;
}

export function removeDraft(name: string): void {
  removeLocal(DRAFT_PREFIX + name);
}

/** The key prefix of the signed-in user's drafts. */
export function draftNames(prefix: string): string[] {
  const names = localKeys(DRAFT_PREFIX + prefix).map((key) => key.slice(DRAFT_PREFIX.length));
  return names.filter((name) => readDraft(name, (draft) => draft !== null) !== null);
}

/** Starts the names of what is in the middle of being written about the shop's own records. */
export const RECORD_DRAFT = 'record.';

/**
 * Signing out removes what names customers: no unfinished sale stays on the device, pictures included. An unfinished
 * record of the shop is kept for its author alone (OP-34).
 */
export async function removeDrafts(): Promise<void> {
  const kept = DRAFT_PREFIX + RECORD_DRAFT;
  for (const key of localKeys(DRAFT_PREFIX)) if (!key.startsWith(kept)) removeLocal(key);
  await removeDraftFiles().catch(() => undefined);
}

async function removeDraftFiles(): Promise<void> {
  const { delMany, keys } = await import('idb-keyval');
  await delMany((await keys()).filter((key) => String(key).startsWith(DRAFT_PREFIX)));
}
