import type { DayEnds } from '@taem/domain/merchant/businessDay.ts';
import { createStore, useStore, watchStorage } from './createStore.ts';
import { type Form, orNull, readForm } from './kept.ts';
import { readLocal, removeLocal, writeLocal } from './localStore.ts';

/** A branch of the session. */
export interface SessionBranch {
  readonly id: string;
  readonly name: string;
  /** Absent if the device stored the session before this field existed. */
  readonly timeZone?: string;
}

/** Rights on one page. */
export interface SessionAuthorize {
  readonly objectCode: string;
  readonly actionCodes: readonly ('Read' | 'Write')[];
}

/** The session of a signed-in user, as stored on the device (AUTH-06). */
export interface Session {
  readonly id: string;
  readonly username: string;
  readonly access_token: string;
  /** Milliseconds by this device's own clock, which may be wrong; see `expiryHere`. */
  readonly access_token_expires_at: number;
  readonly refresh_token: string;
  readonly client_token: string;
  readonly lan: string;
  readonly realmId: string;
  /** null while working across all branches. */
  readonly branchId: string | null;
  readonly branchName: string | null;
  readonly branches: readonly SessionBranch[];
  /** When business days end. Absent if the device stored the session before this field existed. */
  readonly dayEnds?: DayEnds;
  /** Whether the merchant tied the user to one branch: then 'All' cannot be chosen. */
  readonly branchFixed: boolean;
  readonly merchantName: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly jobTitle: string | null;
  readonly jobUnit: string | null;
  readonly image: string | null;
  readonly roleName: string;
  readonly roleId: string;
  readonly authorizes: readonly SessionAuthorize[];
  /** Rates in baht and points, in force until the next sign-in. */
  readonly earn_cash: number;
  readonly earn_point: number;
  readonly redeem_cash: number;
  readonly redeem_point: number;
  readonly rewardItemId: string | null;
  readonly rewardInstanceId: string | null;
  readonly currency: string;
  readonly taxId: string;
  readonly showVat: boolean;
  /** Set if the user took the till over by PIN: the session has only the rights of a counter (docs/adr/0146). */
  readonly isTill?: boolean;
}

const hasText = (value: unknown) => typeof value === 'string' && value !== '';
const FORM: Form = {
  ...{ id: '', access_token: hasText, refresh_token: hasText },
  ...{ roleName: '', branchId: orNull(''), branches: [{ id: '', name: '' }] },
  authorizes: [{ objectCode: '', actionCodes: [''] }],
};

const KEY = 'taem.session';
/** Stored in place of the session of a user who signed out, so that other tabs can distinguish it from an expiry. */
const SIGNED_OUT = '"signed out"';
// Other tabs of this device sign in and out as well.
const store = createStore(currentSession, watchStorage);

let endedBy: 'user' | 'server' = 'server';
let last: Session | null = null;
let cached: { text: string | null; session: Session | null } = { text: null, session: null };

/** Returns the session of this device; null when signed out. Returns the same object until it changes. */
export function currentSession(): Session | null {
  const text = readLocal(KEY);
  if (text !== cached.text) {
    const session = readForm<Session>(text, FORM);
    if (cached.session && !session) endedBy = text === SIGNED_OUT ? 'user' : 'server';
    cached = { text, session };
  }
  return cached.session;
}

/** Returns the id of the user signed in on this device; null when signed out. */
export const currentUserId = (): string | null => currentSession()?.id ?? null;

/** Stores the session on this device, for every tab; throws `NoLocalStore` if the device stores nothing. */
export function storeSession(session: Session): void {
  writeLocal(KEY, JSON.stringify(session));
  store.announce();
}

/** Removes the session from this device; every tab goes to sign-in, and can read who ended it. */
export function clearSession(by: 'user' | 'server' = 'server'): void {
  endedBy = by;
  removeLocal(KEY);
  if (by === 'user') markSignedOut();
  store.announce();
}

function markSignedOut(): void {
  try {
    writeLocal(KEY, SIGNED_OUT);
  } catch {
    // A device without storage has no session in other tabs either.
  }
}

/**
 * Returns who ended the last session: a user who signed out means to leave the page too, a user whose session expired expects
 * to come back to it.
 */
export function sessionEndedBy(): 'user' | 'server' {
  return endedBy;
}

/**
 * Stores the session's branch; null stands for all branches. Does not announce it in this tab, which is about to reload: a
 * page drawn once more before that would already use up what the reloaded page is to find.
 */
export function storeBranch(branch: SessionBranch | null): void {
  const session = currentSession();
  const chosen = { branchId: branch?.id ?? null, branchName: branch?.name ?? null };
  if (session) writeLocal(KEY, JSON.stringify({ ...session, ...chosen }));
}

export const subscribeSession = store.subscribe;

/**
 * Calls `leave` when the signed-in user has signed out or another person is signed in, so that the tab drops what it holds of
 * them. Not when the server ended the session, as the same person may come back to it.
 */
export function onOtherPerson(leave: () => void): void {
  let owner = currentUserId();
  store.subscribe(() => {
    const now = currentUserId();
    if (now === owner || (now === null && endedBy === 'server')) return;
    if (owner !== null) leave();
    owner = now;
  });
}

/** Returns the session on pages that may be open without one; the component follows every change, also in other tabs. */
export function useSessionIfAny(): Session | null {
  return useStore(store);
}

/** Returns the session on a page inside the layout; throws elsewhere. */
export function useSession(): Session {
  const session = useLastSession();
  if (!session) throw new Error('useSession needs a page inside the layout.');
  return session;
}

/**
 * Returns the session for components of pages inside the layout and of public pages. A page that is being left keeps its
 * session.
 */
export const useLastSession = (): Session | null => useStore({ ...store, get: lastSession });

function lastSession(): Session | null {
  last = currentSession() ?? last;
  return last;
}
