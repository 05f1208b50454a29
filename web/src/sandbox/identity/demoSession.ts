import { createStore, useStore } from '../../app/createStore.ts';
import { type Form, orNull, readForm } from '../../app/kept.ts';

/** A demo role that this tab works as. The back office's own session is another record and stays as it is. */
export interface DemoSession {
  readonly username: string;
  readonly name: string;
  readonly roleName: string;
  /** null while working across all branches. */
  readonly branchName: string | null;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Milliseconds by this device's own clock. */
  readonly expiresAt: number;
}

const FORM: Form = {
  ...{ username: '', name: '', roleName: '', branchName: orNull('') },
  ...{ accessToken: '', refreshToken: '', expiresAt: 0 },
};

const KEY = 'taem.sandbox.session';
const store = createStore(currentDemoSession);

let cached: { text: string | null; session: DemoSession | null } = { text: null, session: null };

export function currentDemoSession(): DemoSession | null {
  const text = read();
  if (text !== cached.text) cached = { text, session: readForm<DemoSession>(text, FORM) };
  return cached.session;
}

/** Stores the session for this tab only, until it is closed; null ends it. */
export function storeDemoSession(session: DemoSession | null): void {
  if (session) sessionStorage.setItem(KEY, JSON.stringify(session));
  else sessionStorage.removeItem(KEY);
  store.announce();
}

export const useDemoSession = (): DemoSession | null => useStore(store);

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
