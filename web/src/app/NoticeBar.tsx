import { useEffect, useState } from 'react';
import { WholeNumbers } from '../ui/WholeNumbers.tsx';
import { useAppMessages } from './messages.ts';
import css from './notice.module.css';

export interface Notice {
  readonly key: number;
  readonly text: string;
  readonly severity: 'success' | 'info' | 'warning' | 'error';
}

const STAYS_MS = 6_000;

/** A short text at the foot of the page, for some seconds; while its button has the focus or the pointer it stays. */
export function NoticeBar({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }) {
  const t = useAppMessages();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);
  const [hold, release] = [() => setHeld(true), () => setHeld(false)];
  return (
    <div role="alert" className={`${css.notice} screen-only`} data-severity={notice.severity}>
      <span className={css.text}>
        <WholeNumbers text={notice.text} />
      </span>
      <button
        type="button"
        aria-label={t('notice.close')}
        className={css.close}
        onClick={onClose}
        {...{ onFocus: hold, onPointerEnter: hold, onBlur: release, onPointerLeave: release }}
      />
    </div>
  );
}
