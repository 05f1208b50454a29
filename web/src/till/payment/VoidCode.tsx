import { useEffect, useEffectEvent, useRef } from 'react';
import { SecretInput } from '../../form/fields/SecretInput.tsx';
import { useReversalMessages } from '../../sale/reversal/messages.ts';

interface VoidCodeProps {
  code: string;
  isWrong: boolean;
  disabled: boolean;
  autoFocus: boolean;
  onChange: (code: string) => void;
}

/** What comes back takes the void code, as a return alone does; it is typed last, and kept nowhere. */
export function VoidCode({ code, isWrong, disabled, autoFocus, onChange }: VoidCodeProps) {
  const t = useReversalMessages();
  const field = useRef<HTMLInputElement>(null);
  const empty = useEffectEvent(() => onChange(''));
  useEffect(() => {
    // Not before: the field was locked while it was sent.
    if (!isWrong || disabled) return;
    empty();
    field.current?.focus();
  }, [isWrong, disabled]);
  return (
    <SecretInput
      isApproval
      max={50}
      autoFocus={autoFocus}
      inputRef={field}
      label={t('void.code')}
      value={code}
      disabled={disabled}
      error={isWrong && code === '' ? t('refusal.WRONG_AUTHORIZE_CODE') : undefined}
      onChange={onChange}
    />
  );
}
