import { Paper, Stack, Typography } from '@mui/material';
import { MAX_PASSWORD_LENGTH } from '@taem/domain/accounts/passwordRules.ts';
import { TILL_PIN_DIGITS, tillPinFault } from '@taem/domain/accounts/tillPin.ts';
import { useNotice } from '../../app/notice.tsx';
import { useSession } from '../../app/session.ts';
import { Field } from '../../form/Field.tsx';
import { Form } from '../../form/Form.tsx';
import { SecretInput } from '../../form/fields/SecretInput.tsx';
import { SubmitRow } from '../../form/SubmitRow.tsx';
import { useForm } from '../../form/useForm.ts';
import { useSetTillPinMutation } from '../gql/hooks.ts';
import { useTillPinMessages } from './messages.ts';

const EMPTY = { currentPassword: '', pin: '', confirm: '' };

/** Sets the user's own till PIN, with their password (docs/adr/0143). */
export function TillPinForm() {
  const t = useTillPinMessages();
  const notify = useNotice();
  const { id } = useSession();
  const [set] = useSetTillPinMutation();
  const form = useForm({
    start: EMPTY,
    // An empty field is not an error yet: the button waits for it.
    rule: ({ pin, confirm }) => {
      const fault = pin === '' ? null : tillPinFault(pin);
      return {
        pin: fault ? t(`pin.${fault}`) : undefined,
        confirm: confirm !== '' && confirm !== pin ? t('pin.different') : undefined,
      };
    },
    send: async ({ pin, currentPassword }) => {
      const input = { userId: id, pin, currentPassword: currentPassword || undefined };
      const outcome = (await set({ variables: { input } })).data?.setTillPin;
      if (!outcome) throw new Error('The answer has no payload');
      return outcome.changed ? [] : outcome.userErrors;
    },
    failed: t('pin.failed'),
    onDone: () => {
      form.reset(EMPTY);
      notify(t('pin.done'), 'success');
    },
  });
  const { pin, confirm } = form.hook.watch();
  return (
    <Paper variant="outlined" sx={{ p: 3, maxWidth: 560 }}>
      <Form form={form} label={t('pin.title')}>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {t('pin.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('pin.intro')}
        </Typography>
        <Stack sx={{ gap: 1 }}>
          <Field
            as={SecretInput}
            name="currentPassword"
            label={t('pin.current')}
            hint={t('pin.currentHint')}
            autoComplete="current-password"
            max={MAX_PASSWORD_LENGTH}
          />
          <Field
            as={SecretInput}
            name="pin"
            label={t('pin.new')}
            hint={t('pin.hint')}
            isPin
            required
            max={TILL_PIN_DIGITS.most}
          />
          <Field as={SecretInput} name="confirm" label={t('pin.confirm')} isPin required max={TILL_PIN_DIGITS.most} />
        </Stack>
        <SubmitRow form={form} save={t('pin.set')} disabled={tillPinFault(pin) !== null || pin !== confirm} />
      </Form>
    </Paper>
  );
}
