import { useEffect, useEffectEvent, useState } from 'react';
import { PlainPage } from '../app/PlainPage.tsx';
import css from '../app/plainPage.module.css';
import { prefetchShell } from '../app/prefetchShell.ts';
import { useSessionIfAny } from '../app/session.ts';
import { pathAfterSignIn } from '../app/signInPath.ts';
import { useDocumentTitle } from '../app/useDocumentTitle.ts';
import { useAccountsMessages } from './messages.ts';
import { SignInForm } from './SignInForm.tsx';
import { type Credentials, type SignInRefusal, signIn } from './signIn.ts';

interface Props {
  /** The query of the address. */
  readonly search: string;
  /** The navigation state: what happened before. */
  readonly state: { readonly ended?: boolean; readonly shopReady?: boolean } | null;
  readonly onSignedIn: (path: string) => unknown;
}

/** Sign-in, outside the layout (AUTH-01). It does not use the router, as a new visitor sees it before that is loaded. */
export function SignIn({ search, state, onSignedIn }: Props) {
  const t = useAccountsMessages();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefusal>(null);
  useDocumentTitle(t('signIn.welcome'));
  // Also true if the user signed in in another tab.
  const isSignedIn = useSessionIfAny() !== null && !busy;
  const leave = useEffectEvent(() => onSignedIn(pathAfterSignIn(search)));
  useEffect(() => {
    if (isSignedIn) leave();
  }, [isSignedIn]);
  if (isSignedIn) return null;

  const submit = async (credentials: Credentials) => {
    setRefusal(null);
    setBusy(true);
    prefetchShell();
    const refused = await signIn(credentials);
    if (refused === null) return onSignedIn(pathAfterSignIn(search));
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
