import { Paper, Typography } from '@mui/material';
import { merchantUser } from '@taem/domain/accounts/merchantUser.ts';
import { MAX_PASSWORD_LENGTH } from '@taem/domain/accounts/passwordRules.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { toE164 } from '@taem/domain/person/typedPhone.ts';
import { formOf } from '@taem/domain/record/formOf.ts';
import { useNotice } from '../../app/notice.tsx';
import { currentSession, storeSession } from '../../app/session.ts';
import { Field } from '../../form/Field.tsx';
import { Form } from '../../form/Form.tsx';
import { SecretInput } from '../../form/fields/SecretInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { SubmitRow } from '../../form/SubmitRow.tsx';
import { useForm } from '../../form/useForm.ts';
import { userErrorsOf } from '../../form/userErrorsOf.ts';
import type { ProfileQuery } from '../gql/graphql.ts';
import { useUpdateProfileMutation } from '../gql/hooks.ts';
import { useProfileMessages } from './messages.ts';

interface Props {
  readonly user: NonNullable<ProfileQuery['merchantUser']>;
  readonly onStale: () => Promise<unknown>;
}

type Values = Record<'firstname' | 'lastname' | 'phone' | 'email' | 'currentPassword', string>;

const { firstname, lastname, phone, email } = merchantUser.fields;
const rule = formOf({ fields: { firstname, lastname, phone, email } }, 'update').loose();

/** PERM-14 Lets users edit their own name, phone and email; a new email needs the current password (ADR 0029). */
export function ProfileForm({ user, onStale }: Props) {
  const t = useProfileMessages();
  const notify = useNotice();
  const [update] = useUpdateProfileMutation();
  const form = useForm<Values>({
    start: {
      firstname: user.firstname,
      lastname: user.lastname,
      phone: user.phone ? formatPhone(user.phone) : '',
      email: user.email ?? '',
      currentPassword: '',
    },
    rule,
    send: async ({ currentPassword, ...read }) => {
      const input = { id: user.id, version: user.version, ...read, phone: toE164(read.phone) ?? read.phone };
      return userErrorsOf(
        await update({ variables: { input: currentPassword ? { ...input, currentPassword } : input } }),
      );
    },
    onStale,
    onDone: () => {
      const saved = form.hook.getValues();
      const session = currentSession();
      if (session) storeSession({ ...session, firstname: saved.firstname.trim(), lastname: saved.lastname.trim() });
      form.reset({ ...saved, currentPassword: '' });
      notify(t('profile.saved'), 'success');
    },
  });
  const { dirtyFields } = form.hook.formState;
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Form form={form} label={t('profile.own')} sx={{ display: 'grid', rowGap: 1 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('profile.own')}
        </Typography>
        <Field as={TextInput} name="firstname" label={t('profile.firstname')} required autoComplete="given-name" />
        <Field as={TextInput} name="lastname" label={t('profile.lastname')} required autoComplete="family-name" />
        <Field as={TextInput} name="phone" label={t('profile.phone')} required inputMode="tel" autoComplete="tel" />
        <Field
          as={TextInput}
          name="email"
          label={t('profile.email')}
          hint={t('profile.emailHint')}
          required
          inputMode="email"
          autoComplete="email"
        />
        {dirtyFields.email && (
          <Field
            as={SecretInput}
            name="currentPassword"
            label={t('profile.current')}
            hint={t('profile.currentHint')}
            autoComplete="current-password"
            max={MAX_PASSWORD_LENGTH}
          />
        )}
        <SubmitRow form={form} disabled={!form.isDirty} stale={t('profile.conflict')} />
      </Form>
    </Paper>
  );
}
