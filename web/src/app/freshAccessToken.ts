import { RefreshSessionDocument, type RefreshSessionMutation } from './gql/graphql.ts';
import { type Answer, OperationFault, sendOperation } from './sendOperation.ts';
import { clearSession, currentSession, currentUserId, type Session, storeSession } from './session.ts';

/** Renewed this long before it runs out, so that no call is under way with a token that dies on it. */
export const RENEW_BEFORE_MS = 60_000;

let underWay: Promise<string | null> | null = null;

/**
 * A token of the owner, by default of who is signed in, that is good for the next minute; null when the session is over, or
 * is another person's. Renews at most once, in all tabs together.
 */
export async function freshAccessToken(owner = currentUserId()): Promise<string | null> {
  const session = currentSession();
  if (!session || session.id !== owner) return null;
  if (Date.now() < session.access_token_expires_at - RENEW_BEFORE_MS) return session.access_token;
  return renewAccessToken(session.access_token, owner);
}

/**
 * Trades the owner's token that ran out or was refused for a new one; null, with the session cleared, when that is refused.
 * Also null where another person is signed in by now: what one person sends never goes out as another.
 */
export async function renewAccessToken(spent: string, owner: string | null): Promise<string | null> {
  underWay ??= tradeSession((signal) => renew(spent, signal)).finally(() => {
    underWay = null;
  });
  const token = await underWay;
  return currentUserId() === owner ? token : null;
}

/** Whatever clocks say, a token that was just given is good for a while: otherwise it would be renewed for ever, once a second. */
const MIN_MS = 5 * 60_000;

/**
 * When the token runs out by this device's clock, whatever that clock says. A proxy in front may send the date by another
 * clock than the server's; a token that is refused before is renewed all the same.
 */
export function expiryHere(expiresAt: string, answeredAt: number | null): number {
  const byServer = Date.parse(expiresAt);
  const here = answeredAt === null ? byServer : Date.now() + (byServer - answeredAt);
  return Math.max(here, Date.now() + MIN_MS);
}

async function renew(spent: string, signal: AbortSignal): Promise<string | null> {
  const session = currentSession();
  if (!session) return null;
  // Another tab renewed it while this one waited; its refresh token is spent and would end the session.
  if (session.access_token !== spent) return session.access_token;
  const answer = await requestTokens(session, signal);
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
async function requestTokens(session: Session, signal: AbortSignal): Promise<Answer<RefreshSessionMutation> | null> {
  const input = { refreshToken: session.refresh_token };
  try {
    return await sendOperation(RefreshSessionDocument, { input }, undefined, signal);
  } catch (error) {
    if (error instanceof OperationFault && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

/** As long as one trade of tokens may take. An answer that never comes would hold up every call of every tab. */
export const MAX_TRADE_MS = 15_000;
/** As long as one waits for the trades of other tabs, each of which may take its time. */
const MAX_TURN_MS = 3 * MAX_TRADE_MS;

let last: Promise<unknown> = Promise.resolve();

/**
 * What puts other tokens in the place of these, one at a time in all tabs together: a call whose token is
 * refused in the meantime waits, and takes what is there then. `work` gives up at its signal; then, and when its turn does
 * not come, this fails as it does without a network.
 */
export async function tradeSession<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const trade = () => work(AbortSignal.timeout(MAX_TRADE_MS));
  if (navigator.locks) {
    return await navigator.locks.request('taem.session.renew', { signal: AbortSignal.timeout(MAX_TURN_MS) }, trade);
  }
  // Without a secure address there is no lock: one at a time in this tab at least.
  const next = last.then(trade, trade);
  last = next;
  return await next;
}
