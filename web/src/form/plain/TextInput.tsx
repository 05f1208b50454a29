import type { InputHTMLAttributes, ReactNode } from 'react';
import css from '../../app/plainPage.module.css';
import { FormField, fieldStatus } from './FormField.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | null;
  readonly problem?: string | null;
  readonly after?: ReactNode;
}

/** A labelled field, without the component library, since new visitors wait for the pages that contain it. */
export function TextInput({ label, hint, problem, after, ...input }: Props) {
  const { id, required } = input;
  return (
    <FormField id={id} label={label} required={required} hint={hint} problem={problem}>
      <div className={css.field}>
        <input name={id} {...fieldStatus({ id, hint, problem })} {...input} />
        {after}
      </div>
    </FormField>
  );
}
