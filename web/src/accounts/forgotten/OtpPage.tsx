import { canConfirmOtp } from '@taem/domain/accounts/otp.ts';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { PlainPage } from '../../app/PlainPage.tsx';
import plain from '../../app/plainPage.module.css';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import { PlainForm } from '../../form/plain/PlainForm.tsx';
import { BackTitle } from './BackTitle.tsx';
import { type CodeSent, useCodeSent } from './codeSent.ts';
import css from './forgotten.module.css';
import { useForgottenMessages } from './messages.ts';
import { OtpField } from './OtpField.tsx';
import { requestOtp } from './requestOtp.ts';
import { verifyOtp } from './verifyOtp.ts';

/** AUTH-16 The second step: the code of the email. */
export function OtpPage() {
  const sent = useCodeSent();
  // Without a requested code there is nothing to enter.
  return sent ? <EnterOtp sent={sent} /> : <Navigate to="/forgot-password" replace />;
}

type Problem = 'forgot.tooMany' | 'forgot.unreachable' | 'forgot.wrong' | 'otp.mismatch' | 'otp.retry' | 'otp.tooMany';

function EnterOtp({ sent }: { sent: CodeSent }) {
  const t = useForgottenMessages();
  const navigate = useNavigate();
  const [otp, setOtp] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrongBefore, setWrongBefore] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [resent, setResent] = useState(false);
  useDocumentTitle(t('otp.title'));

  const send = async () => {
    setResent(false);
    const refusal = await verifyOtp(sent, otp);
    if (refusal === null) return navigate('/reset-password', { replace: true, state: { ...sent, otp } });
    setWrongBefore(refusal === 'wrong');
    if (refusal === 'wrong') setProblem(wrongBefore ? 'otp.mismatch' : 'otp.retry');
    else setProblem(refusal === 'tooMany' ? 'otp.tooMany' : 'forgot.unreachable');
  };

  const resend = async () => {
    setBusy(true);
    setResent(false);
    const outcome = await requestOtp(sent.username);
    setBusy(false);
    if (typeof outcome === 'string') return setProblem(`forgot.${outcome}`);
    setOtp('');
    setProblem(null);
    setWrongBefore(false);
    setResent(true);
    navigate('/otp', { replace: true, state: outcome });
  };

  return (
    <PlainPage>
      <BackTitle to="/forgot-password">{t('otp.title')}</BackTitle>
      <dl className={css.facts}>
        <dt>{t('otp.sentTo')}</dt>
        <dd>{sent.target}</dd>
        <dt>{t('otp.ref')}</dt>
        <dd>{sent.refCode}</dd>
      </dl>
      <PlainForm
        label={t('otp.confirm')}
        isReady={canConfirmOtp(otp)}
        isBusy={busy}
        onSend={send}
        after={
          <button type="button" className={plain.quiet} disabled={busy} onClick={resend}>
            {t('otp.resend')}
          </button>
        }
      >
        <OtpField
          value={otp}
          problem={problem && t(problem)}
          onChange={(typed) => {
            setOtp(typed);
            setProblem(null);
          }}
        />
        <p role="status" className={css.resent}>
          {resent && t('otp.newCode', { target: sent.target })}
        </p>
      </PlainForm>
    </PlainPage>
  );
}
