import { useState } from 'react';
import type { DemoAccount } from './demoAccountsOffered.ts';
import { signInAsDemo } from './signInAsDemo.ts';

/** Signing in as a demo role, with what to show until then. */
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
