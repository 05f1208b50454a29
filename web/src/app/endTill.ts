import { SignOutDocument } from './gql/graphql.ts';
import { sendOperation } from './sendOperation.ts';
import { clearSession, currentSession } from './session.ts';

/**
 * Ends the session of a user who took the till over by PIN. Their bill stays for when they come back to this page with their
 * password.
 */
export async function endTill(): Promise<void> {
  const session = currentSession();
  if (!session?.isTill) return;
  clearSession('server');
  // If this fails, the session at the server soon expires by itself.
  await sendOperation(SignOutDocument, {}, session.access_token).catch(() => undefined);
}
