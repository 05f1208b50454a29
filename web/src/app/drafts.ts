import { type Form, readKept } from './kept.ts';
import { localKeys, removeLocal, writeLocal } from './localStore.ts';
import { currentUserId } from './session.ts';

/** Starts the names of all that is in the middle of being done, in both stores of the device. */
export const DRAFT_PREFIX = 'taem.draft.';

/** A draft belongs to the user who wrote it: the next person at this device neither finds nor overwrites it. */
interface Owned<Draft> {
  owner: string;
  draft: Draft;
  /** By the clock of the device. */
  keptAt?: number;
}

const keyOf = (name: string, owner: string) => `${DRAFT_PREFIX}${name}@${owner}`;
/** Where a draft stood before each had its owner in its key. */
const formerKey = (name: string) => DRAFT_PREFIX + name;
const me = () => currentUserId() ?? '';

/** Keeps what is in the middle of being done on this device, by default by the signed-in user; throws `NoLocalStore` where it cannot. */
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

/** The key prefix of the signed-in user's drafts. */
export function draftNames(prefix: string): string[] {
  const names = localKeys(DRAFT_PREFIX + prefix).map((key) => key.slice(DRAFT_PREFIX.length).replace(/@.*$/, ''));
  return [...new Set(names)].filter((name) => readDraft(name, (draft) => draft !== null) !== null);
}

const OWNER: Form = { owner: '' };
const ownerAt = (key: string) => readKept<Owned<unknown>>(key, OWNER)?.owner;

/** Starts the names of what is in the middle of being written about the shop's own records. */
export const RECORD_DRAFT = 'record.';

/** As long as a till that is handed over may stay open: a bill that waits longer is not called for. */
const MAX_MS = 16 * 60 * 60_000;

/**
 * Signing out removes what names customers: no unfinished sale stays on the device, pictures included. An unfinished
 * record of the shop is kept for its author alone (OP-34), and the bill of a person whose till ended by itself for them,
 * until it is too old.
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

/** Those of people of whom nothing is left to which they belong. */
async function removeDraftFiles(): Promise<void> {
  const { delMany, keys } = await import('idb-keyval');
  const owners = new Set(localKeys(DRAFT_PREFIX).map(ownerOf));
  await delMany(
    (await keys()).filter((key) => String(key).startsWith(DRAFT_PREFIX) && !owners.has(ownerOf(String(key)))),
  );
}

const ownerOf = (key: string) => key.split('@')[1] ?? '';
