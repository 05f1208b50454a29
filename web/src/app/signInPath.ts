const NEXT = 'next';

/** Where to sign in, remembering the page to come back to. */
export function signInPath(from: string): string {
  return from === '/' ? '/login' : `/login?${NEXT}=${encodeURIComponent(from)}`;
}

/** The page to go to after signing in. Only a path of this site: a link with another address must not lead away. */
export function pathAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get(NEXT) ?? '/';
  if (!/^\/(?![/\\])/.test(next)) return '/';
  const { origin, pathname, search: query, hash } = new URL(next, location.origin);
  // Dots can lead to a path that begins with the name of another site: `/.//elsewhere`.
  return origin === location.origin && !pathname.startsWith('//') ? pathname + query + hash : '/';
}
