import { useState } from 'react';
import { expiryHere } from '../../app/freshAccessToken.ts';
import { fullName } from '../../app/fullName.ts';
import { sendOperation } from '../../app/sendOperation.ts';
import { SignInToSandboxDocument } from '../gql/graphql.ts';
import type { DemoAccount } from './demoAccountsOffered.ts';
import { currentDemoSession, storeDemoSession } from './demoSession.ts';
import { endDemoSession } from './signOutOfDemo.ts';

/** Returns a function that signs in as a demo role, and the state until that is done. */
export function useDemoSignIn() {
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const signIn = async (account: DemoAccount) => {
    setBusy(account.username);
    setFailed(null);
    try {
      await signInAsDemo(account);
    } catch {
      setFailed(account.username);
    } finally {
      setBusy(null);
    }
  };
  return { busy, failed, signIn };
}

/** Signs in as a demo role in this tab; throws if the sign-in failed, and then changes nothing. */
async function signInAsDemo({ username, password }: DemoAccount): Promise<void> {
  const { data, answeredAt } = await sendOperation(SignInToSandboxDocument, { input: { username, password } });
  const { session, userErrors } = data.signIn;
  if (!session) throw new Error(userErrors[0]?.code ?? 'REFUSED');
  const { viewer } = session;
  const before = currentDemoSession();
  storeDemoSession({
    username: viewer.username,
    name: fullName(viewer),
    roleName: viewer.role.name,
    branchName: viewer.branch?.name ?? null,
    accessToken: session.accessToken,
    refreshToken: session.refreshToken,
    expiresAt: expiryHere(session.accessTokenExpiresAt, answeredAt),
  });
  if (before) void endDemoSession(before);
}
