import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PlainPage } from '../../app/PlainPage.tsx';
import plain from '../../app/plainPage.module.css';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import { PlainForm } from '../../form/plain/PlainForm.tsx';
import { TextInput } from '../../form/plain/TextInput.tsx';
import { BackTitle } from './BackTitle.tsx';
import type { CodeSent } from './codeSent.ts';
import css from './forgotten.module.css';
import { useForgottenMessages } from './messages.ts';
import { type OtpRefusal, requestOtp } from './requestOtp.ts';

/** AUTH-12 The first step: the username. */
export function ForgotPasswordPage() {
  const t = useForgottenMessages();
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [refusal, setRefusal] = useState<OtpRefusal | null>(null);
  const [sent, setSent] = useState<CodeSent | null>(null);
  useDocumentTitle(t('forgot.title'));

  const send = async () => {
    const outcome = await requestOtp(username.trim());
    setRefusal(typeof outcome === 'string' ? outcome : null);
    if (typeof outcome !== 'string') setSent(outcome);
  };

  return (
    <PlainPage>
      <BackTitle to="/login">{t('forgot.title')}</BackTitle>
      <p className={plain.lead}>{t('forgot.lead')}</p>
      <PlainForm
        label={t('forgot.submit')}
        busyLabel={t('forgot.busy')}
        isReady={username.trim() !== ''}
        onSend={send}
        after={
          <button type="button" className={plain.quiet} onClick={() => navigate('/login')}>
            {t('forgot.cancel')}
          </button>
        }
      >
        <TextInput
          id="username"
          label={t('forgot.username')}
          problem={refusal && t(`forgot.${refusal}`)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={username}
          onChange={(event) => {
            setUsername(event.target.value);
            setRefusal(null);
          }}
        />
      </PlainForm>
      {sent && <CodeSentDialog target={sent.target} onClose={() => navigate('/otp', { state: sent })} />}
    </PlainPage>
  );
}

interface Props {
  /** The masked email address. */
  readonly target: string;
  readonly onClose: () => void;
}

/** AUTH-15 States where the code was sent. Closing it in any way leads on, since the code was sent. */
function CodeSentDialog({ target, onClose }: Props) {
  const t = useForgottenMessages();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{t('forgot.sent')}</h2>
      <p className={css.target}>
        {t('forgot.sentTo')}
        <strong>{target}</strong>
      </p>
      <button type="button" className={plain.submit} onClick={() => dialog.current?.close()}>
        {t('forgot.ok')}
      </button>
    </dialog>
  );
}
