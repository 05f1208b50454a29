import { RefreshSessionDocument, type RefreshSessionMutation } from './gql/graphql.ts';
import { type Answer, OperationFault, sendOperation } from './sendOperation.ts';
import { clearSession, currentSession, currentUserId, type Session, storeSession } from './session.ts';

/** A token is renewed this long before it expires, so that it does not expire while a call is under way. */
export const RENEW_BEFORE_MS = 60_000;

let underWay: Promise<string | null> | null = null;

/**
 * Returns a token of the owner, by default the signed-in user, that is valid for the next minute; null if the session is over
 * or is another person's. Renews at most once, in all tabs together.
 */
export async function freshAccessToken(owner = currentUserId()): Promise<string | null> {
  const session = currentSession();
  if (!session || session.id !== owner) return null;
  if (Date.now() < session.access_token_expires_at - RENEW_BEFORE_MS) return session.access_token;
  return renewAccessToken(session.access_token, owner);
}

/**
 * Trades the owner's token, which is about to expire or was refused, for a new one. Returns null, with the session cleared, if
 * the trade is refused. Also returns null if another person is signed in by now: calls of one person are never sent as another.
 */
export async function renewAccessToken(spent: string, owner: string | null): Promise<string | null> {
  underWay ??= tradeSession((signal) => renew(spent, signal)).finally(() => {
    underWay = null;
  });
  const token = await underWay;
  return currentUserId() === owner ? token : null;
}

/**
 * A new token counts as valid for at least this long, whatever the clocks say: otherwise it could be renewed once a second,
 * for ever.
 */
const MIN_MS = 5 * 60_000;

/**
 * Returns when the token expires by this device's clock, in milliseconds, even if that clock is wrong. A proxy in front may
 * send the date of a clock other than the server's; a token that is refused earlier is renewed all the same.
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

/** Returns null if the gateway refuses the token. A network failure is thrown, as the session may still be good. */
async function requestTokens(session: Session, signal: AbortSignal): Promise<Answer<RefreshSessionMutation> | null> {
  const input = { refreshToken: session.refresh_token };
  try {
    return await sendOperation(RefreshSessionDocument, { input }, undefined, signal);
  } catch (error) {
    if (error instanceof OperationFault && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

/** The time limit of one trade of tokens. An answer that never arrives would hold up every call of every tab. */
export const MAX_TRADE_MS = 15_000;
/** How long to wait for the trades of other tabs, each of which may take its full time. */
const MAX_TURN_MS = 3 * MAX_TRADE_MS;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `work`, which replaces the tokens, one at a time across all tabs: a call whose token is refused in the meantime waits,
 * and then takes the new one. `work` stops when its signal aborts; then, and if its turn does not come in time, this throws
 * as it does without a network.
 */
export async function tradeSession<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const trade = () => work(AbortSignal.timeout(MAX_TRADE_MS));
  if (navigator.locks) {
    return await navigator.locks.request('taem.session.renew', { signal: AbortSignal.timeout(MAX_TURN_MS) }, trade);
  }
  // Without HTTPS there are no locks: one at a time within this tab at least.
  const next = last.then(trade, trade);
  last = next;
  return await next;
}
