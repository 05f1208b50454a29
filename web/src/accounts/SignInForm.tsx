import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { PasswordField } from '../app/PasswordField.tsx';
import css from '../app/plainPage.module.css';
import { TextInput } from '../app/TextInput.tsx';
import { useAccountsMessages } from './messages.ts';
import type { Credentials } from './signIn.ts';

interface Props {
  readonly busy: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** Username and password; what is missing is said at its field before anything is sent. */
export function SignInForm({ busy, onSubmit }: Props) {
  const t = useAccountsMessages();
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
    <form noValidate onSubmit={submit} className={css.form}>
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
      <Link to="/forgot-password" className={css.link}>
        {t('signIn.forgot')}
      </Link>
    </form>
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
