import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { LanguageSwitch } from '../app/LanguageSwitch.tsx';
import { Logo } from '../app/Logo.tsx';
import { prefetchShell } from '../app/prefetchShell.ts';
import { useSessionIfAny } from '../app/session.ts';
import { pathAfterSignIn } from '../app/signInPath.ts';
import { useDocumentTitle } from '../app/useDocumentTitle.ts';
import { useAccountsMessages } from './messages.ts';
import { SignInForm } from './SignInForm.tsx';
import css from './signIn.module.css';
import { type Credentials, type SignInRefusal, signIn } from './signIn.ts';

/** Sign-in, outside the layout (AUTH-01). */
export function SignInPage() {
  const t = useAccountsMessages();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefusal>(null);
  useDocumentTitle(t('signIn.welcome'));
  const signedIn = useSessionIfAny() !== null;
  if (signedIn && !busy) return <Navigate to={pathAfterSignIn(search)} replace />;

  const submit = async (credentials: Credentials) => {
    setRefusal(null);
    setBusy(true);
    prefetchShell();
    const refused = await signIn(credentials);
    if (refused === null) return navigate(pathAfterSignIn(search), { replace: true });
    setRefusal(refused);
    setBusy(false);
  };

  return (
    <main className={css.page}>
      <div className={css.column}>
        <div className={css.brand}>
          <Logo height={52} />
          <p>{t('signIn.tagline')}</p>
        </div>
        <div className={css.card}>
          <h1>{t('signIn.welcome')}</h1>
          {refusal === null && state?.ended && <p className={css.info}>{t('signIn.ended')}</p>}
          {refusal && (
            <div role="alert" className={css.alert}>
              <strong>{t('signIn.failed')}</strong>
              {t(`signIn.${refusal}`)}
            </div>
          )}
          <SignInForm busy={busy} onSubmit={submit} />
        </div>
        <LanguageSwitch />
      </div>
    </main>
  );
}
