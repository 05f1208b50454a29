import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { merchantUser } from '@taem/domain/accounts/merchantUser.ts';
import { MAX_PASSWORD_LENGTH } from '@taem/domain/accounts/passwordRules.ts';
import { MAX_TEXT_LENGTH } from '@taem/domain/form/messages.ts';
import { formatPhone, toE164 } from '@taem/domain/person/phone.ts';
import { formOf } from '@taem/domain/record/formOf.ts';
import { useForm } from 'react-hook-form';
import { useLanguage } from '../../app/i18n.ts';
import { useNotice } from '../../app/notice.tsx';
import { said } from '../../app/said.ts';
import { currentSession, storeSession } from '../../app/session.ts';
import { userErrorsOf } from '../../resources/userErrorsOf.ts';
import { SecretField } from '../../ui/SecretField.tsx';
import type { ProfileQuery } from '../gql/graphql.ts';
import { useUpdateProfileMutation } from '../gql/hooks.ts';
import { useProfileMessages } from './messages.ts';

interface Props {
  readonly user: NonNullable<ProfileQuery['merchantUser']>;
  readonly onStale: () => Promise<unknown>;
}

const NAMES = ['firstname', 'lastname', 'phone', 'email'] as const;
type Values = Record<(typeof NAMES)[number] | 'currentPassword', string>;

const { firstname, lastname, phone, email } = merchantUser.fields;
const rule = formOf({ fields: { firstname, lastname, phone, email } }, 'update').loose();

/** PERM-14 Everybody keeps their own name, phone and e-mail; a new e-mail takes the present password (ADR 0029). */
export function ProfileForm({ user, onStale }: Props) {
  const t = useProfileMessages();
  const language = useLanguage();
  const notify = useNotice();
  const [update] = useUpdateProfileMutation();
  const form = useForm<Values>({
    values: {
      firstname: user.firstname,
      lastname: user.lastname,
      phone: user.phone ? formatPhone(user.phone) : '',
      email: user.email ?? '',
      currentPassword: '',
    },
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(rule as never) as never,
    mode: 'onTouched',
  });
  const { dirtyFields, errors, isDirty, isSubmitting } = form.formState;
  const field = (name: keyof Values, hint = ' ') => {
    const { ref, ...input } = form.register(name);
    const message = errors[name]?.message;
    return {
      ...input,
      inputRef: ref,
      error: message !== undefined,
      helperText: message ? said(message, language) : hint,
      fullWidth: true,
    };
  };

  const save = form.handleSubmit(async ({ currentPassword, ...read }) => {
    const input = { id: user.id, version: user.version, ...read, phone: toE164(read.phone) ?? read.phone };
    const sent = currentPassword ? { ...input, currentPassword } : input;
    const refused = await update({ variables: { input: sent } }).then(userErrorsOf, () => null);
    if (refused === null) return notify(t('profile.failed'), 'warning');
    if (refused.length === 0) {
      const session = currentSession();
      if (session) storeSession({ ...session, firstname: read.firstname, lastname: read.lastname });
      form.reset({ ...form.getValues(), currentPassword: '' });
      return notify(t('profile.saved'), 'success');
    }
    if (refused.some(({ code }) => code === 'STALE_VERSION')) {
      await onStale().catch(() => undefined);
      return notify(t('profile.conflict'), 'warning');
    }
    for (const { path, message } of refused) {
      const [name] = path;
      if (name === 'currentPassword' || NAMES.some((each) => each === name)) {
        form.setError(name as keyof Values, { message }, { shouldFocus: true });
      } else notify(said(message, language), 'warning');
    }
  });

  return (
    <Paper component="form" variant="outlined" noValidate aria-label={t('profile.own')} onSubmit={save} sx={{ p: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('profile.own')}
      </Typography>
      <Stack sx={{ gap: 1 }}>
        {NAMES.map((name) => (
          <TextField
            key={name}
            {...field(name, name === 'email' ? t('profile.emailHint') : ' ')}
            label={t(`profile.${name}`)}
            required
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { maxLength: MAX_TEXT_LENGTH, inputMode: name === 'phone' ? 'tel' : undefined },
            }}
          />
        ))}
        {dirtyFields.email && (
          <SecretField
            {...field('currentPassword', t('profile.currentHint'))}
            label={t('profile.current')}
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
          />
        )}
      </Stack>
      <Stack direction="row" sx={{ mt: 2, justifyContent: 'flex-end' }}>
        <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
          {t('profile.save')}
        </Button>
      </Stack>
    </Paper>
  );
}
