import { useLocation } from 'react-router-dom';

/** The navigation state that is passed from page to page (AUTH-19). */
export interface CodeSent {
  readonly username: string;
  /** The masked email address. */
  readonly target: string;
  readonly refCode: string;
}

/** Returns the code that was requested before this page; null if the user came another way. */
export function useCodeSent(): CodeSent | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return null;
  const { username, target, refCode } = state as Partial<CodeSent>;
  return username && target && refCode ? { username, target, refCode } : null;
}
