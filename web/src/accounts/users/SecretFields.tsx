import { MAX_PASSWORD_LENGTH } from '@taem/domain/accounts/passwordRules.ts';
import { useSession } from '../../app/session.ts';
import { SecretInput } from '../../form/fields/SecretInput.tsx';
import type { OwnInputProps } from '../../resources/Particulars.ts';
import { useUserMessages } from './messages.ts';

/** The first password of a new user. */
export function FirstPasswordField({ values: _, row: __, ...field }: OwnInputProps<string>) {
  const t = useUserMessages();
  return <SecretInput {...field} hint={t('password.hint')} max={MAX_PASSWORD_LENGTH} />;
}

/** Required where needed: with a new e-mail of one's own (ADR 0029). */
export function PresentPasswordField({ row, values, ...field }: OwnInputProps<string>) {
  const t = useUserMessages();
  const { id } = useSession();
  if (row?.id !== id || values.email === row.email) return null;
  return <SecretInput {...field} hint={t('current.hint')} autoComplete="current-password" max={MAX_PASSWORD_LENGTH} />;
}
