import { useEffect, useState } from 'react';
import { late } from '../app/late.tsx';
import { PageLoading } from '../app/PageLoading.tsx';
import { useDocumentTitle } from '../app/useDocumentTitle.ts';
import { type DemoAccount, demoAccountsOffered } from './identity/demoAccountsOffered.ts';
import { Invitation } from './identity/Invitation.tsx';
import { useIdentity } from './identity/useIdentity.ts';
import { useSandboxMessages } from './messages.ts';
import { SandboxBar } from './SandboxBar.tsx';
import css from './sandbox.module.css';

const Workbench = late(async () => (await import('./Workbench.tsx')).Workbench, PageLoading);

/** The page where developers explore the contract; its heavy parts are loaded after sign-in. */
export function SandboxPage() {
  const t = useSandboxMessages();
  const identity = useIdentity();
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useDocumentTitle(t('title'));
  useEffect(() => {
    void demoAccountsOffered().then(setAccounts);
  }, []);
  return (
    <div className={css.page}>
      <SandboxBar identity={identity} accounts={accounts} />
      <main className={css.main}>
        {identity ? (
          <>
            <h1 className="visually-hidden">{t('title')}</h1>
            <Workbench identity={identity} />
          </>
        ) : (
          <Invitation accounts={accounts} />
        )}
      </main>
    </div>
  );
}
