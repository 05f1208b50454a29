import { OTP_LENGTH } from '@taem/domain/accounts/otp.ts';
import { TextInput } from '../../form/plain/TextInput.tsx';
import css from './forgotten.module.css';
import { useForgottenMessages } from './messages.ts';

interface Props {
  readonly value: string;
  readonly problem: string | null;
  readonly onChange: (otp: string) => void;
}

/** The six digits of the mail. */
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
      // A code that is pasted may have spaces in it.
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, OTP_LENGTH))}
    />
  );
}
