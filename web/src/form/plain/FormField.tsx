import type { ReactNode } from 'react';
import css from '../../app/plainPage.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string | null;
  readonly problem?: string | null;
  readonly children: ReactNode;
}

/** A label with its field, and the error below. */
export function FormField({ id, label, required = false, hint, problem, children }: Props) {
  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  );
}

/** A visual mark only: the field itself reports to screen readers that it is required. */
export function RequiredMark() {
  return (
    <span className={css.required} aria-hidden="true">
      {' *'}
    </span>
  );
}

export function FieldNotes({ id, hint, problem }: Pick<Props, 'id' | 'hint' | 'problem'>) {
  if (problem) {
    return (
      <p id={notesId(id)} className={css.problem}>
        {problem}
      </p>
    );
  }
  return hint ? (
    <p id={notesId(id)} className={css.hint}>
      {hint}
    </p>
  ) : null;
}

/** Returns the ARIA attributes that connect a field with the text below it. */
export function fieldStatus({ id, hint, problem }: Pick<Props, 'id' | 'hint' | 'problem'>) {
  return { 'aria-invalid': Boolean(problem), 'aria-describedby': problem || hint ? notesId(id) : undefined };
}

function notesId(id: string): string {
  return `${id}-notes`;
}
