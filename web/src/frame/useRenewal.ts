import { useEffect } from 'react';
import { freshAccessToken, RENEW_BEFORE_MS } from '../app/freshAccessToken.ts';
import { useSession } from '../app/session.ts';

/** Renews the token while a page stays open, so that the next sale does not wait for it. */
export function useRenewal(): void {
  const { access_token_expires_at: expiresAt } = useSession();
  useEffect(() => {
    const timer = setTimeout(renewQuietly, Math.max(expiresAt - Date.now() - RENEW_BEFORE_MS, 0) + 1_000);
    return () => clearTimeout(timer);
  }, [expiresAt]);
}

/** Ignores a network failure: the next call that a user waits for reports it. */
function renewQuietly(): void {
  freshAccessToken().catch(() => undefined);
}
