const NEXT = 'next';

/** Where to sign in, remembering the page to come back to. */
export function signInPath(from: string): string {
  return from === '/' ? '/login' : `/login?${NEXT}=${encodeURIComponent(from)}`;
}

/** The page to go to after signing in. Only a path of this site: a link with another address must not lead away. */
export function pathAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get(NEXT) ?? '/';
  const isOurs = /^\/(?![/\\])/.test(next) && new URL(next, location.origin).origin === location.origin;
  return isOurs ? next : '/';
}
