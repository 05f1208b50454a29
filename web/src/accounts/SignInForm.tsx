import { type FormEvent, useState } from 'react';
import { useAccountsMessages } from './messages.ts';
import { PasswordField } from './PasswordField.tsx';
import css from './signIn.module.css';
import type { Credentials } from './signIn.ts';
import { TextInput } from './TextInput.tsx';

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
      <PasswordField id="password" problem={missing === 'password' ? t('signIn.passwordRequired') : null} />
      <button type="submit" className={css.submit} disabled={busy}>
        {t(busy ? 'signIn.busy' : 'signIn.submit')}
      </button>
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
