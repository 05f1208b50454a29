import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import css from '../../app/plainPage.module.css';
import { focusFault } from '../../ui/focusFault.ts';

interface Props {
  /** What the button says, and while it is sent; without one the children have their own. */
  readonly label?: string;
  readonly busyLabel?: string;
  /** Otherwise nothing is sent. */
  readonly isReady?: boolean;
  /** Something else is under way. */
  readonly isBusy?: boolean;
  /** What is wrong and belongs to no field. */
  readonly alert?: ReactNode;
  /** Below the button. */
  readonly after?: ReactNode;
  readonly className?: string | undefined;
  /**
   * Checks and sends what stands in the fields. They are read from the form, not from state: password managers fill
   * fields without an event of React.
   */
  readonly onSend: (entered: Readonly<Record<string, string>>) => unknown;
  readonly children: ReactNode;
}

/**
 * A form of a page that loads without the component library: sent once at a time, with the focus in the first field that
 * has a `problem` afterwards.
 */
export function PlainForm({ label, busyLabel = label, isReady = true, isBusy = false, ...props }: Props) {
  const { alert, after, className = css.form, onSend, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [isSending, setSending] = useState(false);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) focusFault(form.current, null);
  }, [times]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current || isBusy || !isReady) return;
    running.current = true;
    setSending(true);
    try {
      await onSend(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
    } finally {
      running.current = false;
      setSending(false);
      setTimes((before) => before + 1);
    }
  };
  const busy = isSending || isBusy;
  return (
    <form ref={form} noValidate onSubmit={submit} className={className}>
      {children}
      {alert && (
        <p role="alert" className={css.alert}>
          {alert}
        </p>
      )}
      {label && (
        <button type="submit" className={css.submit} disabled={busy || !isReady}>
          {busy ? busyLabel : label}
        </button>
      )}
      {after}
    </form>
  );
}
