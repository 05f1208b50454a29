const NEXT = 'next';

/** Returns the address of the sign-in page, which contains the page to come back to. */
export function signInPath(from: string): string {
  return from === '/' ? '/login' : `/login?${NEXT}=${encodeURIComponent(from)}`;
}

/** Returns the page to go to after signing in. Only a path of this site: a link to another site must not lead away. */
export function pathAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get(NEXT) ?? '/';
  if (!/^\/(?![/\\])/.test(next)) return '/';
  const { origin, pathname, search: query, hash } = new URL(next, location.origin);
  // A path with dots can resolve to one that begins with the name of another site: `/.//elsewhere`.
  return origin === location.origin && !pathname.startsWith('//') ? pathname + query + hash : '/';
}
