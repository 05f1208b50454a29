import { MAX_PASSWORD_LENGTH } from '@taem/domain/accounts/passwordRules.ts';
import { type ComponentProps, type FormEvent, useEffect, useState } from 'react';
import { PasswordField } from '../app/PasswordField.tsx';
import plain from '../app/plainPage.module.css';
import { TextInput } from '../app/TextInput.tsx';
import { type MerchantField, type MerchantInput, wrongFields } from './createMerchant.ts';
import { useSetupMessages } from './messages.ts';
import css from './setup.module.css';
import { TimeZoneField } from './TimeZoneField.tsx';

interface Props {
  readonly busy: boolean;
  /** Fields that the server refused. */
  readonly refused: readonly MerchantField[];
  readonly onSubmit: (input: MerchantInput) => void;
}

/** Code, shop, first branch and owner. What is wrong is said at its field before anything is sent. */
export function SetupForm({ busy, refused, onSubmit }: Props) {
  const t = useSetupMessages();
  const [missed, setMissed] = useState<readonly MerchantField[]>([]);
  const wrong = missed.length > 0 ? missed : refused;
  useEffect(() => focus(refused[0]), [refused]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const input = Object.fromEntries(new FormData(event.currentTarget)) as unknown as MerchantInput;
    const fields = wrongFields(input);
    setMissed(fields);
    if (fields.length === 0) onSubmit(input);
    else focus(fields[0]);
  };
  const field = (id: MerchantField) => ({
    id,
    label: t(`field.${id}`),
    // What is missing is no wrong code.
    problem: wrong.includes(id)
      ? t(id === 'setupCode' && missed.includes(id) ? 'problem.noSetupCode' : `problem.${id}`)
      : null,
    autoComplete: 'off',
  });

  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <TextInput {...field('setupCode')} {...CODE} hint={t('hint.setupCode')} autoFocus />
      <fieldset>
        <legend>{t('setup.shop')}</legend>
        <TextInput {...field('name')} autoComplete="organization" />
        <TextInput {...field('taxId')} hint={t('hint.taxId')} inputMode="numeric" />
      </fieldset>
      <fieldset>
        <legend>{t('setup.branch')}</legend>
        <TextInput {...field('branchCode')} {...CODE} hint={t('hint.branchCode')} />
        <TextInput {...field('branchName')} />
        <TimeZoneField {...field('timeZone')} />
      </fieldset>
      <fieldset>
        <legend>{t('setup.owner')}</legend>
        <div className={css.pair}>
          <TextInput {...field('firstname')} autoComplete="given-name" />
          <TextInput {...field('lastname')} autoComplete="family-name" />
        </div>
        <TextInput {...field('email')} hint={t('hint.email')} type="email" autoComplete="email" />
        <TextInput {...field('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <PasswordField
          {...field('password')}
          hint={t('hint.password')}
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
        />
      </fieldset>
      <button type="submit" className={plain.submit} disabled={busy}>
        {t(busy ? 'setup.busy' : 'setup.submit')}
      </button>
    </form>
  );
}

function focus(field: MerchantField | undefined): void {
  if (field) document.getElementById(field)?.focus();
}

const CODE: Partial<ComponentProps<typeof TextInput>> = { autoCapitalize: 'characters', spellCheck: false };
