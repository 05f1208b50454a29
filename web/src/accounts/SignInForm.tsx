import { type ReactNode, useState } from 'react';
import { useAppMessages } from '../app/messages.ts';
import css from '../app/plainPage.module.css';
import { PasswordField } from '../form/plain/PasswordField.tsx';
import { PlainForm } from '../form/plain/PlainForm.tsx';
import { TextInput } from '../form/plain/TextInput.tsx';
import { useAccountsMessages } from './messages.ts';
import type { Credentials } from './signIn.ts';

interface Props {
  readonly onSend: (credentials: Credentials) => Promise<unknown>;
}

/** Username and password; a missing one is reported at its field before anything is sent. */
export function SignInForm({ onSend }: Props) {
  const t = useAccountsMessages();
  const app = useAppMessages();
  const [dialog, setDialog] = useState<ReactNode>(null);
  const [isUnopened, setUnopened] = useState(false);
  const [missing, setMissing] = useState<keyof Credentials | null>(null);

  const send = async ({ username = '', password = '' }: Partial<Credentials>) => {
    const empty = !username.trim() ? 'username' : !password ? 'password' : null;
    setMissing(empty);
    if (!empty) await onSend({ username: username.trim(), password });
  };

  // Loaded on demand, as users who remember their password do not need it.
  const openForgotten = async (username: string) => {
    try {
      const { ForgotPasswordDialog } = await import('./forgotten/dialog/ForgotPasswordDialog.tsx');
      setUnopened(false);
      setDialog(<ForgotPasswordDialog username={username} onClose={() => setDialog(null)} />);
    } catch {
      setUnopened(true);
    }
  };

  return (
    <>
      <PlainForm
        label={t('signIn.submit')}
        busyLabel={t('signIn.busy')}
        onSend={send}
        alert={isUnopened && app('late.failed')}
        after={
          <p className={css.links}>
            <a href="/forgot-password" className={css.link}>
              {t('signIn.forgot')}
            </a>
            <button
              type="button"
              className={css.link}
              onClick={({ currentTarget }) => void openForgotten(typedUsername(currentTarget.form))}
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
      {dialog}
    </>
  );
}

const typedUsername = (form: HTMLFormElement | null): string =>
  form ? String(new FormData(form).get('username')).trim() : '';
