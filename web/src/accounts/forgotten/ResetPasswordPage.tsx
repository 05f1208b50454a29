import { canSubmitPassword } from '@taem/domain/accounts/passwordRules.ts';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { PlainPage } from '../../app/PlainPage.tsx';
import plain from '../../app/plainPage.module.css';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import { PlainForm } from '../../form/plain/PlainForm.tsx';
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
  const [refusal, setRefusal] = useState<ResetRefusal | null>(null);
  const ready = canSubmitPassword('reset', chosen.password, chosen.confirm);
  useDocumentTitle(t('reset.title'));

  const send = async () => {
    const refused = await resetPassword(sent, chosen.password);
    if (refused === null) return navigate('/reset-password-success', { replace: true });
    setRefusal(refused);
  };

  return (
    <PlainPage>
      <h1>{t('reset.title')}</h1>
      <PlainForm
        label={t('reset.submit')}
        busyLabel={t('forgot.busy')}
        isReady={ready}
        onSend={send}
        alert={
          refusal && (
            <>
              {t(refusal)}
              {refusal === 'reset.notVerified' && (
                <Link to="/forgot-password" className={css.again}>
                  {t('reset.again')}
                </Link>
              )}
            </>
          )
        }
        after={
          <button type="button" className={plain.quiet} onClick={() => navigate('/login')}>
            {t('forgot.cancel')}
          </button>
        }
      >
        <NewPasswordFields
          username={sent.username}
          {...chosen}
          onChange={(change) => setChosen({ ...chosen, ...change })}
        />
      </PlainForm>
    </PlainPage>
  );
}
