import { Alert } from '@mui/material';
import { serviceKeyForm } from '@taem/domain/accounts/serviceKey.ts';
import { useState } from 'react';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { serverNow } from '../../app/serverClock.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/useForm.ts';
import { SecretOnce } from '../../resources/SecretOnce.tsx';
import { useCreateServiceAccountKeyMutation } from '../gql/hooks.ts';
import { endAfter } from './keyState.ts';
import { useProgramMessages } from './messages.ts';

/** The offered lifetimes of a key, in days; 0 means that it never expires. */
const LIVES = [30, 90, 365, 0];

interface Props {
  readonly accountId: string;
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

/** Asks for the purpose and lifetime of a key, then displays it, only once. */
export function NewKeyDialog({ accountId, onCreated, onClose }: Props) {
  const t = useProgramMessages();
  const language = useLanguage();
  const [isLost, setIsLost] = useState(false);
  const [create, { data }] = useCreateServiceAccountKeyMutation();
  const form = useForm({
    start: { name: '', days: 90 },
    rule: ({ name, days }) => ({
      name: serviceKeyForm.safeParse({ name, expiresInDays: days || null }).error?.issues[0]?.message,
    }),
    send: async ({ name, days }) => {
      setIsLost(false);
      const read = serviceKeyForm.parse({ name, expiresInDays: days || null });
      const answer = await create({ variables: { input: { serviceAccountId: accountId, ...read } } }).catch(() => null);
      const created = answer?.data?.createServiceAccountKey;
      if (created && created.userErrors.length > 0) return created.userErrors;
      // Without an answer the key may still have been created; then no one has its secret, and it is in the list.
      setIsLost(!created?.key);
      onCreated();
      return null;
    },
  });
  const key = data?.createServiceAccountKey.key;
  if (key) {
    const words = { title: t('once.title'), text: t('once.text'), label: t('once.key'), hint: t('once.header') };
    return <SecretOnce {...words} secret={key} copy={t('once.copy')} onClose={onClose} />;
  }
  const days = form.hook.watch('days');
  return (
    <FormDialog form={form} title={t('new.title')} save={t('new.save')} onClose={onClose}>
      <Field as={TextInput} name="name" label={t('new.name')} hint={t('new.nameHint')} required autoFocus max={60} />
      <Field
        as={ChoiceInput}
        name="days"
        label={t('new.ends')}
        hint={
          days === 0
            ? t('new.neverHint')
            : t('new.endsAt', { time: formatMoment(endAfter(days, serverNow().getTime()), language) })
        }
        options={LIVES.map((id) => ({ id, name: id === 0 ? t('new.never') : t('new.days', { days: id }) }))}
      />
      {isLost && <Alert severity="warning">{t('new.lost')}</Alert>}
    </FormDialog>
  );
}
