import { Link } from 'react-router-dom';
import plain from '../../app/plain.module.css';
import { signInPath } from '../../app/signInPath.ts';
import { useSandboxMessages } from '../messages.ts';
import css from '../sandbox.module.css';
import type { DemoAccount } from './demoAccountsOffered.ts';
import { useDemoSignIn } from './useDemoSignIn.ts';

/** For visitors without a session; offers demo roles only if the server does. */
export function Invitation({ accounts }: { accounts: readonly DemoAccount[] }) {
  const t = useSandboxMessages();
  const { busy, failed, signIn } = useDemoSignIn();
  return (
    <section className={css.invitation}>
      <h1>{t('invite.title')}</h1>
      <p>{t('invite.text')}</p>
      <Link className={plain.primary} to={signInPath('/sandbox')}>
        {t('invite.signIn')}
      </Link>
      {accounts.length > 0 && (
        <>
          <h2>{t('invite.demo')}</h2>
          <div className={css.roles}>
            {accounts.map((account) => (
              <button
                key={account.username}
                type="button"
                className={plain.button}
                disabled={busy !== null}
                onClick={() => signIn(account)}
              >
                {account.username}
              </button>
            ))}
          </div>
          <p className={css.small}>{t('invite.demoText')}</p>
          <p role="status">{busy && t('identity.busy', { name: busy })}</p>
          {failed && <p role="alert">{t('identity.failed', { name: failed })}</p>}
        </>
      )}
    </section>
  );
}
