import {
  canSubmitPassword,
  isLongEnough,
  MAX_PASSWORD_LENGTH,
  passwordFault,
} from '@taem/domain/accounts/passwordRules.ts';
import { type FormEvent, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { PasswordField } from '../../app/PasswordField.tsx';
import { PlainPage } from '../../app/PlainPage.tsx';
import plain from '../../app/plainPage.module.css';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import { type CodeSent, useCodeSent } from './codeSent.ts';
import css from './forgotten.module.css';
import { useForgottenMessages } from './messages.ts';
import { type ResetRefusal, resetPassword } from './resetPassword.ts';

/** AUTH-20 The third step: the new password. */
export function ResetPasswordPage() {
  const sent = useCodeSent();
  return sent ? <NewPassword sent={sent} /> : <Navigate to="/forgot-password" replace />;
}

function NewPassword({ sent }: { sent: CodeSent }) {
  const t = useForgottenMessages();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [left, setLeft] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ResetRefusal | null>(null);
  const long = isLongEnough('reset', password);
  const fault = passwordFault('reset', password);
  const ready = canSubmitPassword('reset', password, confirm);
  useDocumentTitle(t('reset.title'));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !ready) return;
    setBusy(true);
    const refused = await resetPassword(sent, password);
    if (refused === null) return navigate('/reset-password-success', { replace: true });
    setRefusal(refused);
    setBusy(false);
  };

  return (
    <PlainPage>
      <h1>{t('reset.title')}</h1>
      <form noValidate onSubmit={submit} className={plain.form}>
        {/* Tells a password manager whose password it is. */}
        <input type="text" autoComplete="username" value={sent.username} readOnly hidden />
        <div>
          <PasswordField
            id="password"
            label={t('reset.password')}
            problem={left && password && fault ? t(`reset.${fault}`) : null}
            autoComplete="new-password"
            maxLength={MAX_PASSWORD_LENGTH}
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            onBlur={() => setLeft(true)}
          />
          <p className={long ? css.met : css.unmet}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9.5 16.6 5.4 12.5 4 13.9l5.5 5.5L21 7.9l-1.4-1.4Z" />
            </svg>
            {t('reset.length')}
          </p>
        </div>
        <PasswordField
          id="confirm"
          label={t('reset.confirm')}
          problem={confirm && confirm !== password ? t('reset.mismatch') : null}
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          value={confirm}
          onChange={(event) => setConfirm(event.target.value)}
        />
        {refusal && (
          <p role="alert" className={plain.alert}>
            {t(refusal)}
            {refusal === 'reset.notVerified' && (
              <Link to="/forgot-password" className={css.again}>
                {t('reset.again')}
              </Link>
            )}
          </p>
        )}
        <button type="submit" className={plain.submit} disabled={busy || !ready}>
          {t(busy ? 'forgot.busy' : 'reset.submit')}
        </button>
        <button type="button" className={plain.quiet} onClick={() => navigate('/login')}>
          {t('forgot.cancel')}
        </button>
      </form>
    </PlainPage>
  );
}
