import { lazy, Suspense, useState } from 'react';
import css from '../app/plainPage.module.css';
import { PasswordField } from '../form/plain/PasswordField.tsx';
import { PlainForm } from '../form/plain/PlainForm.tsx';
import { TextInput } from '../form/plain/TextInput.tsx';
import { useAccountsMessages } from './messages.ts';
import type { Credentials } from './signIn.ts';

// Users who remember the password do without it.
const ForgotPasswordDialog = lazy(async () => ({
  default: (await import('./forgotten/dialog/ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
}));

interface Props {
  readonly onSend: (credentials: Credentials) => Promise<unknown>;
}

/** Username and password; what is missing is said at its field before anything is sent. */
export function SignInForm({ onSend }: Props) {
  const t = useAccountsMessages();
  /** The username typed on "forgot password"; null until then. */
  const [forgetful, setForgetful] = useState<string | null>(null);
  const [missing, setMissing] = useState<keyof Credentials | null>(null);

  const send = async ({ username = '', password = '' }: Partial<Credentials>) => {
    const empty = !username.trim() ? 'username' : !password ? 'password' : null;
    setMissing(empty);
    if (!empty) await onSend({ username: username.trim(), password });
  };

  return (
    <>
      <PlainForm
        label={t('signIn.submit')}
        busyLabel={t('signIn.busy')}
        onSend={send}
        after={
          <p className={css.links}>
            <a href="/forgot-password" className={css.link}>
              {t('signIn.forgot')}
            </a>
            <button
              type="button"
              className={css.link}
              onClick={({ currentTarget }) => setForgetful(typedUsername(currentTarget.form))}
            >
              {t('signIn.resetHere')}
            </button>
          </p>
        }
      >
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
      </PlainForm>
      {forgetful !== null && (
        <Suspense>
          <ForgotPasswordDialog username={forgetful} onClose={() => setForgetful(null)} />
        </Suspense>
      )}
    </>
  );
}

const typedUsername = (form: HTMLFormElement | null): string =>
  form ? String(new FormData(form).get('username')).trim() : '';
