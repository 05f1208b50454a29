import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './signIn.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  readonly label: string;
  readonly problem?: string | null;
  readonly after?: ReactNode;
}

/** A labelled field. Plain, since the sign-in page is what a new visitor waits for. */
export function TextInput({ id, label, problem, after, ...input }: Props) {
  const problemId = `${id}-problem`;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className={css.field}>
        <input
          id={id}
          name={id}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? problemId : undefined}
          {...input}
        />
        {after}
      </div>
      {problem && (
        <p id={problemId} className={css.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
