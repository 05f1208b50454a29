import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PlainPage } from '../app/PlainPage.tsx';
import css from '../app/plainPage.module.css';
import { prefetchShell } from '../app/prefetchShell.ts';
import { useSessionIfAny } from '../app/session.ts';
import { pathAfterSignIn } from '../app/signInPath.ts';
import { useDocumentTitle } from '../app/useDocumentTitle.ts';
import { useAccountsMessages } from './messages.ts';
import { SignInForm } from './SignInForm.tsx';
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
    <PlainPage tagline={t('signIn.tagline')}>
      <h1>{t('signIn.welcome')}</h1>
      {refusal === null && state?.ended && <p className={css.info}>{t('signIn.ended')}</p>}
      {refusal === null && state?.shopReady && <p className={css.info}>{t('signIn.shopReady')}</p>}
      {refusal && (
        <div role="alert" className={css.alert}>
          <strong>{t('signIn.failed')}</strong>
          {t(`signIn.${refusal}`)}
        </div>
      )}
      <SignInForm onSend={submit} />
    </PlainPage>
  );
}
