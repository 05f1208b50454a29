import { SignOutDocument } from '../../app/gql/graphql.ts';
import { sendOperation } from '../../app/sendOperation.ts';
import { currentDemoSession, type DemoSession, storeDemoSession } from './demoSession.ts';

/** Leaves the demo role; from then on the back office session is used. */
export function signOutOfDemo(): void {
  const session = currentDemoSession();
  storeDemoSession(null);
  if (session) void endDemoSession(session);
}

/** Ends the session at the server; if the server cannot be reached, the session expires by itself. */
export async function endDemoSession({ accessToken }: DemoSession): Promise<void> {
  await sendOperation(SignOutDocument, {}, accessToken).catch(() => undefined);
}
