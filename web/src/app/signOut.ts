import { removeDrafts } from './drafts.ts';
import { SignOutDocument } from './gql/graphql.ts';
import { sendOperation } from './sendOperation.ts';
import { clearSession, currentSession } from './session.ts';

/** Ends the session at the server and removes it from this device, even if the server cannot be reached. */
export async function signOut(): Promise<void> {
  const session = currentSession();
  try {
    if (session) await sendOperation(SignOutDocument, {}, session.access_token);
  } catch {
    // Signing out never fails: a session the server still holds expires by itself.
  } finally {
    clearSession('user');
    void removeDrafts(session?.id ?? null);
  }
}
