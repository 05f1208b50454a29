import { isLongEnough, MAX_PASSWORD_LENGTH, passwordFault } from '@taem/domain/accounts/passwordRules.ts';
import { useState } from 'react';
import { PasswordField } from '../../form/plain/PasswordField.tsx';
import css from './forgotten.module.css';
import { useForgottenMessages } from './messages.ts';

export interface NewPassword {
  readonly password: string;
  readonly confirm: string;
}

interface Props extends NewPassword {
  /** The account's name, for a password manager. */
  readonly username: string;
  readonly onChange: (change: Partial<NewPassword>) => void;
}

/** AUTH-21 The new password twice, with its rules. */
export function NewPasswordFields({ username, password, confirm, onChange }: Props) {
  const t = useForgottenMessages();
  const [left, setLeft] = useState(false);
  const fault = passwordFault('reset', password);
  const shared = { autoComplete: 'new-password', maxLength: MAX_PASSWORD_LENGTH } as const;
  return (
    <>
      {/* Names the account for password managers. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <div>
        <PasswordField
          {...shared}
          id="new-password"
          label={t('reset.password')}
          problem={left && password && fault ? t(`reset.${fault}`) : null}
          autoFocus
          value={password}
          onChange={(event) => onChange({ password: event.target.value })}
          onBlur={() => setLeft(true)}
        />
        <p className={isLongEnough('reset', password) ? css.met : css.unmet}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9.5 16.6 5.4 12.5 4 13.9l5.5 5.5L21 7.9l-1.4-1.4Z" />
          </svg>
          {t('reset.length')}
        </p>
      </div>
      <PasswordField
        {...shared}
        id="confirm"
        label={t('reset.confirm')}
        problem={confirm && confirm !== password ? t('reset.mismatch') : null}
        value={confirm}
        onChange={(event) => onChange({ confirm: event.target.value })}
      />
    </>
  );
}
