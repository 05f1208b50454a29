import { OTP_LENGTH } from '@taem/domain/accounts/otp.ts';
import { TextInput } from '../../form/plain/TextInput.tsx';
import css from './forgotten.module.css';
import { useForgottenMessages } from './messages.ts';

interface Props {
  readonly value: string;
  readonly problem: string | null;
  readonly onChange: (otp: string) => void;
}

/** A field for the six digits of the email. */
export function OtpField({ value, problem, onChange }: Props) {
  const t = useForgottenMessages();
  return (
    <TextInput
      id="otp"
      label={t('otp.code')}
      problem={problem}
      className={css.otp}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      value={value}
      // A pasted code may contain spaces.
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, OTP_LENGTH))}
    />
  );
}
