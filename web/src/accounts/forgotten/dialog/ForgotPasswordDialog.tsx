import { useEffect, useId, useRef } from 'react';
import plain from '../../../app/plainPage.module.css';
import { PlainForm } from '../../../form/plain/PlainForm.tsx';
import { TextInput } from '../../../form/plain/TextInput.tsx';
import css from '../forgotten.module.css';
import { useForgottenMessages } from '../messages.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { OtpField } from '../OtpField.tsx';
import { useSteps } from './useSteps.ts';

interface Props {
  /** The username typed for sign-in. */
  readonly username: string;
  readonly onClose: () => void;
}

/** Focuses the only button of a step without a field. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

const TITLES = {
  username: 'forgot.title',
  code: 'otp.title',
  retry: 'otp.title',
  password: 'reset.title',
  done: 'reset.success',
  error: 'forgot.failed',
} as const;

/** AUTH-26 Resets a forgotten password without leaving the sign-in page, in the same steps as the pages. */
export function ForgotPasswordDialog({ username, onClose }: Props) {
  const t = useForgottenMessages();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const steps = useSteps(username, close);
  useEffect(() => dialog.current?.showModal(), []);
  const isOver = steps.step === 'done' || steps.step === 'error';
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{t(TITLES[steps.step])}</h2>
      <PlainForm key={steps.step} onSend={steps.ok}>
        <StepContent {...steps} />
        <div className={css.buttons}>
          {!isOver && (
            <button type="button" className={plain.quiet} onClick={close}>
              {t('forgot.cancel')}
            </button>
          )}
          <button
            ref={isOver ? takeFocus : undefined}
            type="submit"
            className={plain.submit}
            disabled={steps.busy || !steps.isReady}
          >
            {t(steps.busy ? 'forgot.busy' : 'forgot.ok')}
          </button>
        </div>
      </PlainForm>
    </dialog>
  );
}

function StepContent({ step, fault, typed, type, sent }: ReturnType<typeof useSteps>) {
  const t = useForgottenMessages();
  if (step === 'done') return <p role="status">{t('reset.successMessage')}</p>;
  if (step === 'error') return <p role="alert">{t(fault)}</p>;
  if (step === 'password') return <NewPasswordFields {...typed} onChange={type} />;
  if (step === 'username') {
    return (
      <>
        <p className={css.target}>{t('forgot.lead')}</p>
        <TextInput
          id="forgotten-username"
          label={t('forgot.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={typed.username}
          onChange={(event) => type({ username: event.target.value })}
        />
      </>
    );
  }
  return (
    <>
      <dl className={css.facts}>
        <dt>{t('otp.sentTo')}</dt>
        <dd>{sent.target}</dd>
        <dt>{t('otp.ref')}</dt>
        <dd>{sent.refCode}</dd>
      </dl>
      <OtpField
        value={typed.otp}
        problem={step === 'retry' && typed.otp === '' ? t('otp.retry') : null}
        onChange={(otp) => type({ otp })}
      />
    </>
  );
}
