import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import css from '../../app/plainPage.module.css';
import { focusFault } from '../../ui/focusFault.ts';

interface Props {
  /** Labels of the button, normally and while the form is sent; without them the children contain their own button. */
  readonly label?: string;
  readonly busyLabel?: string;
  /** Whether the form may be submitted. */
  readonly isReady?: boolean;
  /** Whether another action is under way. */
  readonly isBusy?: boolean;
  /** The errors that belong to no field. */
  readonly alert?: ReactNode;
  /** Content below the button. */
  readonly after?: ReactNode;
  readonly className?: string | undefined;
  /**
   * Checks and sends the values of the fields. They are read from the form, not from state: password managers fill fields
   * without an event that React receives.
   */
  readonly onSend: (entered: Readonly<Record<string, string>>) => unknown;
  readonly children: ReactNode;
}

/**
 * A form for pages that load without the component library. Sends once at a time, and afterwards focuses the first field that
 * has a `problem`.
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
