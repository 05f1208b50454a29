import { MAX_PASSWORD_LENGTH } from '@taem/domain/accounts/passwordRules.ts';
import { useSession } from '../../app/session.ts';
import type { OwnInputProps } from '../../resources/Particulars.ts';
import { SecretField } from '../../ui/SecretField.tsx';
import { useUserMessages } from './messages.ts';

/** The first password of a new user. */
export function FirstPasswordField({ label, value, onChange, onBlur, error, disabled }: OwnInputProps<string>) {
  const t = useUserMessages();
  return (
    <SecretField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? t('password.hint')}
      maxLength={MAX_PASSWORD_LENGTH}
    />
  );
}

/** Required where needed: with a new e-mail of one's own (ADR 0029). */
export function PresentPasswordField({ label, value, onChange, error, disabled, row, values }: OwnInputProps<string>) {
  const t = useUserMessages();
  const { id } = useSession();
  if (row?.id !== id || values.email === row.email) return null;
  return (
    <SecretField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? t('current.hint')}
      autoComplete="current-password"
      maxLength={MAX_PASSWORD_LENGTH}
    />
  );
}
