import { Link } from 'react-router-dom';
import { LanguageSwitch } from '../app/LanguageSwitch.tsx';
import { Logo } from '../app/Logo.tsx';
import type { DemoAccount } from './identity/demoAccountsOffered.ts';
import { IdentityChooser } from './identity/IdentityChooser.tsx';
import type { Identity } from './identity/useIdentity.ts';
import { useSandboxMessages } from './messages.ts';
import css from './sandbox.module.css';
import { ThemeButton } from './ThemeButton.tsx';

interface Props {
  readonly identity: Identity | null;
  readonly accounts: readonly DemoAccount[];
}

/** Who works here, in which language and colours, and the way back. */
export function SandboxBar({ identity, accounts }: Props) {
  const t = useSandboxMessages();
  return (
    <header className={css.bar}>
      <Logo height={26} decorative />
      <strong className={css.title}>{t('title')}</strong>
      {identity && <IdentityChooser identity={identity} accounts={accounts} />}
      <span className={css.gap} />
      <span className={css.language}>
        <LanguageSwitch />
      </span>
      <ThemeButton />
      <Link className={css.back} to="/">
        {t('back.office')}
      </Link>
    </header>
  );
}
