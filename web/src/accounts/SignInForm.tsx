import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PasswordField } from '../app/PasswordField.tsx';
import css from '../app/plainPage.module.css';
import { TextInput } from '../app/TextInput.tsx';
import { useAccountsMessages } from './messages.ts';
import type { Credentials } from './signIn.ts';

// Users who remember the password do without it.
const ForgotPasswordDialog = lazy(async () => ({
  default: (await import('./forgotten/dialog/ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
}));

interface Props {
  readonly busy: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** Username and password; what is missing is said at its field before anything is sent. */
export function SignInForm({ busy, onSubmit }: Props) {
  const t = useAccountsMessages();
  const form = useRef<HTMLFormElement>(null);
  /** The username typed on "forgot password"; null until then. */
  const [forgetful, setForgetful] = useState<string | null>(null);
  const [missing, setMissing] = useState<keyof Credentials | null>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const credentials = credentialsOf(event.currentTarget);
    const empty = firstEmpty(credentials);
    setMissing(empty);
    if (empty) document.getElementById(empty)?.focus();
    else onSubmit(credentials);
  };

  return (
    <>
      <form ref={form} noValidate onSubmit={submit} className={css.form}>
        <TextInput
          id="username"
          label={t('signIn.username')}
          problem={missing === 'username' ? t('signIn.usernameRequired') : null}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <PasswordField
          id="password"
          label={t('signIn.password')}
          problem={missing === 'password' ? t('signIn.passwordRequired') : null}
          autoComplete="current-password"
        />
        <button type="submit" className={css.submit} disabled={busy}>
          {t(busy ? 'signIn.busy' : 'signIn.submit')}
        </button>
        <p className={css.links}>
          <Link to="/forgot-password" className={css.link}>
            {t('signIn.forgot')}
          </Link>
          <button
            type="button"
            className={css.link}
            onClick={() => form.current && setForgetful(credentialsOf(form.current).username)}
          >
            {t('signIn.resetHere')}
          </button>
        </p>
      </form>
      {forgetful !== null && (
        <Suspense>
          <ForgotPasswordDialog username={forgetful} onClose={() => setForgetful(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Read from the form, not from state: password managers fill fields without telling React. */
function credentialsOf(form: HTMLFormElement): Credentials {
  const entered = new FormData(form);
  return { username: String(entered.get('username')).trim(), password: String(entered.get('password')) };
}

function firstEmpty({ username, password }: Credentials): keyof Credentials | null {
  if (!username) return 'username';
  return password ? null : 'password';
}
