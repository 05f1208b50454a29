import type { DayEnds } from '@taem/domain/merchant/businessDay.ts';
import { createStore, useStore, watchStorage } from './createStore.ts';
import { type Form, orNull, readForm } from './kept.ts';
import { readLocal, removeLocal, writeLocal } from './localStore.ts';

/** A branch as the session names it. */
export interface SessionBranch {
  readonly id: string;
  readonly name: string;
  /** Absent in what a device stored before this field existed. */
  readonly timeZone?: string;
}

/** Rights on one page. */
export interface SessionAuthorize {
  readonly objectCode: string;
  readonly actionCodes: readonly ('Read' | 'Write')[];
}

/** What the device keeps of a signed-in user (AUTH-06). */
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
  /** When business days end. Absent in what a device stored before this field existed. */
  readonly dayEnds?: DayEnds;
  /** Whether the merchant tied the user to one branch: then 'All' is no choice. */
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
  /** Of who took the till over by PIN: with the rights that a counter takes (docs/adr/0146). */
  readonly isTill?: boolean;
}

const hasText = (value: unknown) => typeof value === 'string' && value !== '';
const FORM: Form = {
  ...{ id: '', access_token: hasText, refresh_token: hasText },
  ...{ roleName: '', branchId: orNull(''), branches: [{ id: '', name: '' }] },
  authorizes: [{ objectCode: '', actionCodes: [''] }],
};

const KEY = 'taem.session';
/** Stands in the place of the session of a user who signed out, by which other tabs know that it was no expiry. */
const SIGNED_OUT = '"signed out"';
// Other tabs of this device sign in and out as well.
const store = createStore(currentSession, watchStorage);

let endedBy: 'user' | 'server' = 'server';
let last: Session | null = null;
let cached: { text: string | null; session: Session | null } = { text: null, session: null };

/** The session of this device; null when signed out. The same object until it changes. */
export function currentSession(): Session | null {
  const text = readLocal(KEY);
  if (text !== cached.text) {
    const session = readForm<Session>(text, FORM);
    if (cached.session && !session) endedBy = text === SIGNED_OUT ? 'user' : 'server';
    cached = { text, session };
  }
  return cached.session;
}

/** Who is signed in on this device; null when signed out. */
export const currentUserId = (): string | null => currentSession()?.id ?? null;

/** Keeps the session on this device, for every tab; throws `NoLocalStore` where it cannot. */
export function storeSession(session: Session): void {
  writeLocal(KEY, JSON.stringify(session));
  store.announce();
}

/** Forgets the user on this device; every tab goes to sign-in, and knows who ended the session. */
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
    // A device that keeps nothing has no session in other tabs either.
  }
}

/**
 * Who ended the last session: a user who signed out means to leave the page too, a user whose session expired expects
 * to come back to it.
 */
export function sessionEndedBy(): 'user' | 'server' {
  return endedBy;
}

/**
 * Makes the branch the session's; null stands for all branches. Not announced in this tab, which is loaded again: a page that
 * is drawn once more on its way out would begin with what the next one is to find.
 */
export function storeBranch(branch: SessionBranch | null): void {
  const session = currentSession();
  const chosen = { branchId: branch?.id ?? null, branchName: branch?.name ?? null };
  if (session) writeLocal(KEY, JSON.stringify({ ...session, ...chosen }));
}

export const subscribeSession = store.subscribe;

/**
 * Calls when the user who was signed in has left, or another person is: what a tab holds of them goes. Not when the server ended
 * the session, as the same person may come back to it.
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

/** The session on pages that may be open without one; the component follows every change, also of other tabs. */
export function useSessionIfAny(): Session | null {
  return useStore(store);
}

/** The session on a page inside the layout. */
export function useSession(): Session {
  const session = useLastSession();
  if (!session) throw new Error('useSession needs a page inside the layout.');
  return session;
}

/** Of what stands on pages inside the layout and on public ones. A page on its way out keeps the session it had. */
export const useLastSession = (): Session | null => useStore({ ...store, get: lastSession });

function lastSession(): Session | null {
  last = currentSession() ?? last;
  return last;
}
