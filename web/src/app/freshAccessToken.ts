import { RefreshSessionDocument, type RefreshSessionMutation } from './gql/graphql.ts';
import { type Answer, OperationFault, sendOperation } from './sendOperation.ts';
import { clearSession, currentSession, type Session, storeSession } from './session.ts';

/** Renewed this long before it runs out, so that no call is under way with a token that dies on it. */
export const RENEW_BEFORE_MS = 60_000;

let underWay: Promise<string | null> | null = null;

/** A token that is good for the next minute; null when the session is over. Renews at most once, in all tabs together. */
export async function freshAccessToken(): Promise<string | null> {
  const session = currentSession();
  if (!session) return null;
  if (Date.now() < session.access_token_expires_at - RENEW_BEFORE_MS) return session.access_token;
  return renewAccessToken(session.access_token);
}

/** Trades a token that ran out or was refused for a new one; null, with the session cleared, when that is refused. */
export function renewAccessToken(spent: string): Promise<string | null> {
  underWay ??= acrossTabs(() => renew(spent)).finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Whatever clocks say, a token that was just given is good for a while: otherwise it would be renewed for ever, once a second. */
const LEAST_MS = 5 * 60_000;

/**
 * When the token runs out by this device's clock, whatever that clock says. A proxy in front may send the date by another
 * clock than the server's; a token that is refused before is renewed all the same.
 */
export function expiryHere(expiresAt: string, answeredAt: number | null): number {
  const byServer = Date.parse(expiresAt);
  const here = answeredAt === null ? byServer : Date.now() + (byServer - answeredAt);
  return Math.max(here, Date.now() + LEAST_MS);
}

async function renew(spent: string): Promise<string | null> {
  const session = currentSession();
  if (!session) return null;
  // Another tab renewed it while this one waited; its refresh token is spent and would end the session.
  if (session.access_token !== spent) return session.access_token;
  const answer = await requestTokens(session);
  // Signed out, or in again, while the server answered: the answer is stale.
  const now = currentSession();
  if (now?.refresh_token !== session.refresh_token) return now?.access_token ?? null;
  const tokens = answer?.data.refreshSession.session;
  if (!answer || !tokens) {
    clearSession();
    return null;
  }
  storeSession({
    ...session,
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
    client_token: tokens.clientToken,
    access_token_expires_at: expiryHere(tokens.accessTokenExpiresAt, answer.answeredAt),
  });
  return tokens.accessToken;
}

/** null when the gateway does not know the token; a failing network is thrown, the session may still be good. */
async function requestTokens(session: Session): Promise<Answer<RefreshSessionMutation> | null> {
  try {
    return await sendOperation(RefreshSessionDocument, { input: { refreshToken: session.refresh_token } });
  } catch (error) {
    if (error instanceof OperationFault && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

async function acrossTabs<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request('taem.session.renew', work) : work();
}
