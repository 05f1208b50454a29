import { Stack } from '@mui/material';
import { MAX_PASSWORD_LENGTH } from '@taem/domain/accounts/passwordRules.ts';
import { useLanguage } from '../../app/i18n.ts';
import { said } from '../../app/said.ts';
import { SecretField } from '../../ui/SecretField.tsx';
import { usePasswordMessages } from './messages.ts';
import type { PasswordForm } from './usePasswordForm.ts';

/** The new password twice, and for one's own the present one (ADR 0029). */
export function PasswordFields({ form: { typed, set, errors, isOwn } }: { readonly form: PasswordForm }) {
  const t = usePasswordMessages();
  const language = useLanguage();
  const field = (name: keyof typeof typed, hint = ' ') => {
    const message = errors[name];
    return {
      label: t(name === 'password' ? 'password.new' : `password.${name}`),
      value: typed[name],
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
      error: message !== undefined,
      helperText: message ? said(message, language) : hint,
      maxLength: MAX_PASSWORD_LENGTH,
    };
  };
  return (
    <Stack sx={{ gap: 1 }}>
      {isOwn && <SecretField {...field('current', t('password.currentHint'))} autoComplete="current-password" />}
      <SecretField {...field('password')} required />
      <SecretField {...field('confirm')} required />
    </Stack>
  );
}
