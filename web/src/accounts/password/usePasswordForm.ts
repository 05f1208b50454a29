import { canSubmitPassword, type PasswordSurface, passwordErrors } from '@taem/domain/accounts/passwordRules.ts';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { said } from '../../app/said.ts';
import { useSession } from '../../app/session.ts';
import type { UserError } from '../../resources/userErrorsOf.ts';
import { useChangePasswordMutation } from '../gql/hooks.ts';
import { usePasswordMessages } from './messages.ts';

const EMPTY = { password: '', confirm: '', current: '' };
type Name = keyof typeof EMPTY;

/** Changes a user's password, by the rules and in the words of its screen (OP-04). */
export function usePasswordForm(surface: PasswordSurface, userId: string | null, onChanged: () => void) {
  const t = usePasswordMessages();
  const language = useLanguage();
  const own = useSession().id;
  const [typed, setTyped] = useState(EMPTY);
  const [refused, setRefused] = useState<Partial<Record<Name, string>>>({});
  const [fault, setFault] = useState<string | null>(null);
  const [change, { loading }] = useChangePasswordMutation();
  const { password, confirm, current } = typed;
  const isFilled = password !== '' && confirm !== '';
  const rules = passwordErrors(surface, password, confirm);
  // What is not typed yet is not wrong yet.
  const errors: Partial<Record<Name, string>> = {
    ...refused,
    ...(password && rules.password ? { password: rules.password } : {}),
    ...(confirm && rules.confirm ? { confirm: rules.confirm } : {}),
  };

  const refuse = (all: readonly UserError[]) => {
    const of = (name: string) => all.find(({ path }) => path[0] === name)?.message;
    setRefused({ password: of('password'), current: of('currentPassword') });
    // AUTH-35 The body of the error is shown.
    if (!of('currentPassword') && !of('password')) {
      setFault(all.map(({ message }) => said(message, language)).join('\n'));
    }
  };

  const save = async () => {
    if (!userId || loading) return;
    setRefused({});
    const currentPassword = userId === own && current ? current : undefined;
    try {
      const { data } = await change({ variables: { input: { userId, password, currentPassword } } });
      const outcome = data?.changePassword;
      if (!outcome) throw new Error();
      if (!outcome.changed) return refuse(outcome.userErrors);
      setTyped(EMPTY);
      onChanged();
    } catch {
      setFault(t('password.failed'));
    }
  };

  return {
    typed,
    set: (name: Name, value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setRefused((before) => ({ ...before, [name]: undefined }));
    },
    errors,
    isOwn: userId === own,
    /** AUTH-34 Both fields filled and equal, and a user chosen. */
    isReady: userId !== null && isFilled && canSubmitPassword(surface, password, confirm),
    isSaving: loading,
    save,
    fault,
    forgetFault: () => setFault(null),
  };
}

export type PasswordForm = ReturnType<typeof usePasswordForm>;
