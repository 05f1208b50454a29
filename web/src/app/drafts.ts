import { type Form, readKept } from './kept.ts';
import { localKeys, removeLocal, writeLocal } from './localStore.ts';
import { currentUserId } from './session.ts';

/** Prefix of the keys of all drafts (unfinished work), in both stores of the device. */
export const DRAFT_PREFIX = 'taem.draft.';

/** A draft belongs to the user who wrote it: the next person at this device neither finds nor overwrites it. */
interface Owned<Draft> {
  owner: string;
  draft: Draft;
  /** When it was stored, in milliseconds by the clock of the device. */
  keptAt?: number;
}

const keyOf = (name: string, owner: string) => `${DRAFT_PREFIX}${name}@${owner}`;
/** The key of a draft from before keys contained the owner. */
const formerKey = (name: string) => DRAFT_PREFIX + name;
const me = () => currentUserId() ?? '';

/** Stores a draft on this device, by default for the signed-in user; throws `NoLocalStore` if the device stores nothing. */
export function writeDraft<Draft>(name: string, draft: Draft, owner = me()): void {
  const owned: Owned<Draft> = { owner, draft, keptAt: Date.now() };
  writeLocal(keyOf(name, owner), JSON.stringify(owned));
}

/** Returns the draft of the signed-in user, or null if this form has none. */
export function readDraft<Draft>(name: string, form: Form): Draft | null {
  const owned = [keyOf(name, me()), formerKey(name)]
    .map((key) => readKept<Owned<Draft>>(key, { owner: '', draft: form }))
    .find((kept) => kept?.owner === currentUserId());
  return owned ? owned.draft : null;
}

export function removeDraft(name: string): void {
  removeLocal(keyOf(name, me()));
  if (ownerAt(formerKey(name)) === me()) removeLocal(formerKey(name));
}

/** Returns the names of the signed-in user's drafts that begin with the prefix. */
export function draftNames(prefix: string): string[] {
  const names = localKeys(DRAFT_PREFIX + prefix).map((key) => key.slice(DRAFT_PREFIX.length).replace(/@.*$/, ''));
  return [...new Set(names)].filter((name) => readDraft(name, (draft) => draft !== null) !== null);
}

const OWNER: Form = { owner: '' };
const ownerAt = (key: string) => readKept<Owned<unknown>>(key, OWNER)?.owner;

/** Prefix of the names of drafts of the shop's own records. */
export const RECORD_DRAFT = 'record.';

/** As long as a till that was handed over may stay open: no one comes back for a bill that waits longer. */
const MAX_MS = 16 * 60 * 60_000;

/**
 * Removes the owner's drafts at sign-out and when a till is handed over, because they may name customers: no unfinished sale
 * stays on the device, nor its pictures. Unfinished records of the shop stay, for their author alone (OP-34). Drafts of other
 * people, such as the bill of a person whose till session ended by itself, stay until they are older than `MAX_MS`.
 */
export async function removeDrafts(owner = currentUserId()): Promise<void> {
  const isOver = (key: string) => {
    const kept = readKept<Owned<unknown>>(key, OWNER);
    return !kept || kept.owner === owner || Date.now() - (kept.keptAt ?? 0) > MAX_MS;
  };
  const records = DRAFT_PREFIX + RECORD_DRAFT;
  for (const key of localKeys(DRAFT_PREFIX)) if (!key.startsWith(records) && isOver(key)) removeLocal(key);
  await removeDraftFiles().catch(() => undefined);
}

/** Removes the files of owners who have no drafts left that the files could belong to. */
async function removeDraftFiles(): Promise<void> {
  const { delMany, keys } = await import('idb-keyval');
  const owners = new Set(localKeys(DRAFT_PREFIX).map(ownerOf));
  await delMany(
    (await keys()).filter((key) => String(key).startsWith(DRAFT_PREFIX) && !owners.has(ownerOf(String(key)))),
  );
}

const ownerOf = (key: string) => key.split('@')[1] ?? '';
