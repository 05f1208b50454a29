import { MAX_PASSWORD_LENGTH } from '@taem/domain/accounts/passwordRules.ts';
import { DEFAULT_TIME_ZONE } from '@taem/domain/merchant/businessDay.ts';
import { type ComponentProps, useState } from 'react';
import plain from '../app/plainPage.module.css';
import { FormField, fieldStatus } from '../form/plain/FormField.tsx';
import { PasswordField } from '../form/plain/PasswordField.tsx';
import { PlainForm } from '../form/plain/PlainForm.tsx';
import { TextInput } from '../form/plain/TextInput.tsx';
import { type MerchantField, type MerchantInput, wrongFields } from './createMerchant.ts';
import { useSetupMessages } from './messages.ts';
import css from './setup.module.css';

interface Props {
  /** Fields that the server refused. */
  readonly refused: readonly MerchantField[];
  readonly onSend: (input: MerchantInput) => Promise<unknown>;
}

/** Code, shop, first branch and owner. Errors are reported at their fields before anything is sent. */
export function SetupForm({ refused, onSend }: Props) {
  const t = useSetupMessages();
  const [missed, setMissed] = useState<readonly MerchantField[]>([]);
  const wrong = missed.length > 0 ? missed : refused;
  const send = async (entered: Readonly<Record<string, string>>) => {
    const input = entered as MerchantInput;
    const fields = wrongFields(input);
    setMissed(fields);
    if (fields.length === 0) await onSend(input);
  };
  const field = (id: MerchantField) => ({
    id,
    label: t(`field.${id}`),
    // A missing code has another message than a wrong one.
    problem: wrong.includes(id)
      ? t(id === 'setupCode' && missed.includes(id) ? 'problem.noSetupCode' : `problem.${id}`)
      : null,
    autoComplete: 'off',
  });

  return (
    <PlainForm label={t('setup.submit')} busyLabel={t('setup.busy')} className={css.form} onSend={send}>
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
    </PlainForm>
  );
}

const CODE: Partial<ComponentProps<typeof TextInput>> = { autoCapitalize: 'characters', spellCheck: false };

interface TimeZoneFieldProps {
  readonly id: string;
  readonly label: string;
  readonly problem: string | null;
}

const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== DEFAULT_TIME_ZONE);

/** A choice of the world's time zones by their IANA names, Thailand's first. */
function TimeZoneField({ id, label, problem }: TimeZoneFieldProps) {
  return (
    <FormField id={id} label={label} problem={problem}>
      <div className={plain.field}>
        <select
          id={id}
          name={id}
          className={css.select}
          defaultValue={DEFAULT_TIME_ZONE}
          {...fieldStatus({ id, hint: null, problem })}
        >
          {[DEFAULT_TIME_ZONE, ...others].map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </div>
    </FormField>
  );
}
