import { useEffect, useId, useRef } from 'react';
import plain from '../../app/plainPage.module.css';
import css from './forgotten.module.css';
import { useForgottenMessages } from './messages.ts';

interface Props {
  /** The masked address. */
  readonly target: string;
  readonly onClose: () => void;
}

/** AUTH-15 Where the code went. Closing it in any way leads on, since the code is there. */
export function CodeSentDialog({ target, onClose }: Props) {
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
