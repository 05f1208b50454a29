import { Link } from 'react-router-dom';
import { chooseColourScheme, useIsDark } from '../app/colourScheme.ts';
import { LanguageSwitch } from '../app/LanguageSwitch.tsx';
import { Logo } from '../app/Logo.tsx';
import type { DemoAccount } from './identity/demoAccountsOffered.ts';
import { IdentityChooser } from './identity/IdentityChooser.tsx';
import type { Identity } from './identity/useIdentity.ts';
import { Tool } from './layout/Tool.tsx';
import { useSandboxMessages } from './messages.ts';
import css from './sandbox.module.css';

interface Props {
  readonly identity: Identity | null;
  readonly accounts: readonly DemoAccount[];
}

/** The bar with the user, the language, the colour scheme, and the way back. */
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

const SUN =
  'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0-6 2 4h-4l2-4Zm0 22-2-4h4l-2 4ZM1 12l4-2v4l-4-2Zm22 0-4 2v-4l4 2ZM4.2 4.2l4.3 1.4-2.9 2.9-1.4-4.3Zm15.6 15.6-4.3-1.4 2.9-2.9 1.4 4.3Zm0-15.6-1.4 4.3-2.9-2.9 4.3-1.4ZM4.2 19.8l1.4-4.3 2.9 2.9-4.3 1.4Z';
const MOON = 'M20.5 14.5A8.5 8.5 0 0 1 9.5 3.5a8.5 8.5 0 1 0 11 11Z';

/** Switches the colour scheme of the product with one press. */
function ThemeButton() {
  const t = useSandboxMessages();
  const isDark = useIsDark();
  const other = isDark ? 'light' : 'dark';
  return (
    <Tool label={t(`theme.${other}`)} isFilled onClick={() => chooseColourScheme(other)}>
      <path d={isDark ? SUN : MOON} />
    </Tool>
  );
}
