import { canSubmitPassword, type PasswordSurface, passwordErrors } from '@taem/domain/accounts/passwordRules.ts';
import { useSession } from '../../app/session.ts';
import { useForm } from '../../form/useForm.ts';
import { useChangePasswordMutation } from '../gql/hooks.ts';
import { usePasswordMessages } from './messages.ts';

const EMPTY = { password: '', confirm: '', currentPassword: '' };

/** Changes a user's password, by the rules and with the texts of its screen (OP-04). */
export function usePasswordForm(surface: PasswordSurface, userId: string | null, onChanged: () => void) {
  const t = usePasswordMessages();
  const own = useSession().id;
  const isOwn = userId === own;
  const [change] = useChangePasswordMutation();
  const form = useForm({
    start: EMPTY,
    // An empty field is not an error yet: the button waits for it.
    rule: ({ password, confirm }) => {
      const wrong = passwordErrors(surface, password, confirm);
      return { password: password ? wrong.password : undefined, confirm: confirm ? wrong.confirm : undefined };
    },
    isEager: true,
    send: async ({ password, currentPassword }) => {
      if (userId === null) return null;
      const input = { userId, password, currentPassword: (isOwn && currentPassword) || undefined };
      const outcome = (await change({ variables: { input } })).data?.changePassword;
      if (!outcome) throw new Error('The answer has no payload');
      return outcome.changed ? [] : outcome.userErrors;
    },
    failed: t('password.failed'),
    onDone: () => {
      form.reset(EMPTY);
      onChanged();
    },
  });
  const { password, confirm } = form.hook.watch();
  return {
    form,
    isOwn,
    /** AUTH-34 Both fields filled and equal, and a user chosen. */
    isReady: userId !== null && password !== '' && confirm !== '' && canSubmitPassword(surface, password, confirm),
  };
}
