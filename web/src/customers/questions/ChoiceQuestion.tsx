import plain from '../../app/plainPage.module.css';
import { FieldNotes, fieldStatus, RequiredMark } from '../../form/plain/FormField.tsx';
import { useQuestionMessages } from './messages.ts';
import type { FieldProps } from './QuestionField.tsx';
import { fieldId } from './question.ts';
import css from './questions.module.css';
import type { Choice } from './SelectQuestion.tsx';

interface Props extends FieldProps {
  readonly choices: readonly Choice[];
}

/** A choice of one of a few answers, side by side (CUST-33). A free text replaces them (CUST-34). */
export function ChoiceQuestion({ question, label, value, problem, disabled, onChange, choices }: Props) {
  const t = useQuestionMessages();
  const id = fieldId(question);
  const notes = { id, hint: question.description, problem };
  const isChoice = choices.some((choice) => choice.id === value);
  return (
    <fieldset className={css.group} disabled={disabled}>
      <legend className={plain.label}>
        {label}
        {question.required && <RequiredMark />}
      </legend>
      <div className={css.choices}>
        {choices.map((choice, index) => (
          <label key={choice.id} className={css.choice}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              required={question.required}
              checked={choice.id === value}
              onChange={() => onChange(choice.id)}
              {...fieldStatus(notes)}
            />
            <span>{choice.name}</span>
          </label>
        ))}
      </div>
      {question.format === 'free-text' && (
        <div className={plain.field}>
          <input
            aria-label={`${label}: ${t('question.other')}`}
            placeholder={t('question.other')}
            maxLength={question.maxLength ?? 200}
            value={isChoice ? '' : value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
      <FieldNotes {...notes} />
    </fieldset>
  );
}
