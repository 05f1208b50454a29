import { canSubmitPassword } from '@taem/domain/accounts/passwordRules.ts';
import { type FormEvent, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { PlainPage } from '../../app/PlainPage.tsx';
import plain from '../../app/plainPage.module.css';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import { type CodeSent, useCodeSent } from './codeSent.ts';
import css from './forgotten.module.css';
import { useForgottenMessages } from './messages.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { type ResetRefusal, resetPassword } from './resetPassword.ts';

/** AUTH-20 The third step: the new password. */
export function ResetPasswordPage() {
  const sent = useCodeSent();
  return sent ? <NewPassword sent={sent} /> : <Navigate to="/forgot-password" replace />;
}

function NewPassword({ sent }: { sent: CodeSent }) {
  const t = useForgottenMessages();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState({ password: '', confirm: '' });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ResetRefusal | null>(null);
  const ready = canSubmitPassword('reset', chosen.password, chosen.confirm);
  useDocumentTitle(t('reset.title'));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !ready) return;
    setBusy(true);
    const refused = await resetPassword(sent, chosen.password);
    if (refused === null) return navigate('/reset-password-success', { replace: true });
    setRefusal(refused);
    setBusy(false);
  };

  return (
    <PlainPage>
      <h1>{t('reset.title')}</h1>
      <form noValidate onSubmit={submit} className={plain.form}>
        <NewPasswordFields
          username={sent.username}
          {...chosen}
          onChange={(change) => setChosen({ ...chosen, ...change })}
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
