import { useLocation } from 'react-router-dom';

/** What travels from page to page in the navigation state (AUTH-19). */
export interface CodeSent {
  readonly username: string;
  /** The masked address. */
  readonly target: string;
  readonly refCode: string;
}

/** The code that was requested before this page; null when the user came here another way. */
export function useCodeSent(): CodeSent | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return null;
  const { username, target, refCode } = state as Partial<CodeSent>;
  return username && target && refCode ? { username, target, refCode } : null;
}
