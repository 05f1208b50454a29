import type { ReactNode } from 'react';
import plain from '../../app/plainPage.module.css';
import { FormField, fieldStatus } from '../../form/plain/FormField.tsx';
import { useQuestionMessages } from './messages.ts';
import type { FieldProps } from './QuestionField.tsx';
import { fieldId } from './question.ts';
import css from './questions.module.css';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface Props extends FieldProps {
  readonly choices: readonly Choice[];
  /** Text while nothing is chosen. */
  readonly empty?: string;
  /** Whether the list is being loaded. */
  readonly loading?: boolean;
  readonly after?: ReactNode;
}

/** A choice from a longer list. */
export function SelectQuestion(props: Props) {
  const { question, label, value, problem, disabled, onChange, choices, empty, loading = false, after } = props;
  const t = useQuestionMessages();
  const id = fieldId(question);
  const notes = { id, hint: question.description, problem };
  return (
    <FormField {...notes} label={label} required={question.required}>
      <div className={plain.field}>
        <select
          id={id}
          className={css.select}
          aria-busy={loading}
          required={question.required}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...fieldStatus(notes)}
        >
          <option value="">{empty ?? t('question.choose')}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
        {loading && <span role="status" aria-label={t('question.loading')} className={css.spinner} />}
      </div>
      {after}
    </FormField>
  );
}
