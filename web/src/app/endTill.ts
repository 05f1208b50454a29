import { SignOutDocument } from './gql/graphql.ts';
import { sendOperation } from './sendOperation.ts';
import { clearSession, currentSession } from './session.ts';

/** Ends the session of who took the till over by PIN. The bill stays for them, who come back to this page with the password. */
export async function endTill(): Promise<void> {
  const session = currentSession();
  if (!session?.isTill) return;
  clearSession('server');
  // One that the server still holds is soon over by itself.
  await sendOperation(SignOutDocument, {}, session.access_token).catch(() => undefined);
}
