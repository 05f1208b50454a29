import { useSessionIfAny } from '../../app/session.ts';
import { Segments } from '../../ui/Segments.tsx';
import { Tool } from '../layout/Tool.tsx';
import { useSandboxMessages } from '../messages.ts';
import css from '../sandbox.module.css';
import type { DemoAccount } from './demoAccountsOffered.ts';
import { signOutOfDemo } from './signOutOfDemo.ts';
import { useDemoSignIn } from './useDemoSignIn.ts';
import type { Identity } from './useIdentity.ts';

/** Stands for the back office, as no account has this name. */
const BACK_OFFICE = '';

/** The user that the sandbox works as, with one click to each other role. */
export function IdentityChooser({ identity, accounts }: { identity: Identity; accounts: readonly DemoAccount[] }) {
  const t = useSandboxMessages();
  const { busy, failed, signIn } = useDemoSignIn();
  const backOffice = useSessionIfAny();
  const isDemo = identity.kind === 'demo';
  return (
    <>
      {accounts.length > 0 && (
        <Segments
          label={t('identity.workAs')}
          segments={[
            ...(backOffice ? [{ value: BACK_OFFICE, label: t('identity.backOffice'), disabled: busy !== null }] : []),
            ...accounts.map(({ username }) => ({ value: username, label: username, disabled: busy !== null })),
          ]}
          value={isDemo ? identity.username : BACK_OFFICE}
          onChange={(value) => {
            const account = accounts.find(({ username }) => username === value);
            if (account) void signIn(account);
            else signOutOfDemo();
          }}
        />
      )}
      <div className={css.identity} data-testid="identity">
        <b>{identity.name}</b>
        <span>
          {identity.roleName} · {identity.branchName ?? t('branch.all')}
        </span>
      </div>
      {isDemo && (
        <Tool label={t('identity.leave')} isFilled onClick={signOutOfDemo}>
          <path d="M5 3h8v2H6v14h7v2H5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm11.6 4.6L21 12l-4.4 4.4-1.4-1.4 2-2H10v-2h7.2l-2-2 1.4-1.4Z" />
        </Tool>
      )}
      {failed && (
        <span role="alert" className={css.failed}>
          {t('identity.failed', { name: failed })}
        </span>
      )}
    </>
  );
}
