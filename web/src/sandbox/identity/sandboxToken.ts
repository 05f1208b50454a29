import { expiryHere, freshAccessToken, RENEW_BEFORE_MS, renewAccessToken } from '../../app/freshAccessToken.ts';
import { RefreshSessionDocument } from '../../app/gql/graphql.ts';
import { OperationFault, sendOperation } from '../../app/sendOperation.ts';
import { currentDemoSession, type DemoSession, storeDemoSession } from './demoSession.ts';

let underWay: Promise<string | null> | null = null;

/** Returns a token that is valid for the next minute, of the demo role or of the back office; null without a session. */
export async function sandboxToken(): Promise<string | null> {
  const demo = currentDemoSession();
  if (!demo) return freshAccessToken();
  return Date.now() < demo.expiresAt - RENEW_BEFORE_MS ? demo.accessToken : renewDemo(demo);
}

/** Returns a new token for a refused one, in the back office only for the same owner; null and signed out if there is none. */
export async function renewSandboxToken(spent: string, owner: string | null): Promise<string | null> {
  const demo = currentDemoSession();
  if (!demo) return renewAccessToken(spent, owner);
  return demo.accessToken === spent ? renewDemo(demo) : demo.accessToken;
}

function renewDemo(session: DemoSession): Promise<string | null> {
  underWay ??= renew(session).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function renew(session: DemoSession): Promise<string | null> {
  const answer = await sendOperation(RefreshSessionDocument, { input: { refreshToken: session.refreshToken } }).catch(
    refusedAsNull,
  );
  const tokens = answer?.data.refreshSession.session;
  // Another role was chosen in the meantime.
  const now = currentDemoSession();
  if (now?.refreshToken !== session.refreshToken) return now?.accessToken ?? null;
  if (!answer || !tokens) {
    storeDemoSession(null);
    return null;
  }
  storeDemoSession({
    ...session,
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    expiresAt: expiryHere(tokens.accessTokenExpiresAt, answer.answeredAt),
  });
  return tokens.accessToken;
}

/** Returns null for a refused session; rethrows a network failure, as the session may still be valid. */
function refusedAsNull(error: unknown): null {
  if (error instanceof OperationFault && (error.status === 401 || error.status === 403)) return null;
  throw error;
}
