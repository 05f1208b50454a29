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

/** The void code, which an exchange needs as a return does; it is typed last, and not stored anywhere. */
export function VoidCode({ code, isWrong, disabled, autoFocus, onChange }: VoidCodeProps) {
  const t = useReversalMessages();
  const field = useRef<HTMLInputElement>(null);
  const empty = useEffectEvent(() => onChange(''));
  useEffect(() => {
    // Only now: the field was disabled while the payment was sent.
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
