import { Stack } from '@mui/material';
import { MAX_PASSWORD_LENGTH } from '@taem/domain/accounts/passwordRules.ts';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../form/Field.tsx';
import { SecretInput } from '../../form/fields/SecretInput.tsx';
import { usePasswordMessages } from './messages.ts';

/** The new password twice, and for the user's own also the current one (ADR 0029). */
export function PasswordFields({ isOwn }: { readonly isOwn: boolean }) {
  const t = usePasswordMessages();
  const { getValues, trigger } = useFormContext();
  const compareAgain = () => void (getValues('confirm') !== '' && trigger('confirm'));
  return (
    <Stack sx={{ gap: 1 }}>
      {isOwn && (
        <Field
          as={SecretInput}
          name="currentPassword"
          label={t('password.current')}
          hint={t('password.currentHint')}
          autoComplete="current-password"
          max={MAX_PASSWORD_LENGTH}
        />
      )}
      <Field
        as={SecretInput}
        name="password"
        label={t('password.new')}
        required
        max={MAX_PASSWORD_LENGTH}
        onChanged={compareAgain}
      />
      <Field as={SecretInput} name="confirm" label={t('password.confirm')} required max={MAX_PASSWORD_LENGTH} />
    </Stack>
  );
}
