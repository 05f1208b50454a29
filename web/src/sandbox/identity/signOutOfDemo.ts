import { SignOutDocument } from '../../app/gql/graphql.ts';
import { sendOperation } from '../../app/sendOperation.ts';
import { currentDemoSession, type DemoSession, storeDemoSession } from './demoSession.ts';

/** Leaves the demo role; the back office session is used from here on. */
export function signOutOfDemo(): void {
  const session = currentDemoSession();
  storeDemoSession(null);
  if (session) void endDemoSession(session);
}

/** At the server; one that cannot be reached lets it run out by itself. */
export async function endDemoSession({ accessToken }: DemoSession): Promise<void> {
  await sendOperation(SignOutDocument, {}, accessToken).catch(() => undefined);
}
